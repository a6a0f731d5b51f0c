/* Games: hands of poker from a shuffled deck of bit fields are ranked, and noughts and crosses is played by minimax.
   size 120000, quick 12000: deals, with a game for every 3000. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum rank { HIGH, PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, RANKS };

typedef struct {
    unsigned char value : 4;
    unsigned char suit : 2;
    unsigned char dealt : 1;
} Card;

typedef struct {
    Card cards[5];
} Hand;

static Card deck[52];
static unsigned seed = 52;
static long nodes;

static void fresh_deck(void)
{
    for (int i = 0; i < 52; i++) {
        deck[i].value = (unsigned char)(i % 13);
        deck[i].suit = (unsigned char)(i / 13);
        deck[i].dealt = 0;
    }
}

static void shuffle(void)
{
    for (int i = 51; i > 0; i--) {
        seed = seed * 1103515245u + 12345u;
        int k = (int)((seed >> 16) % (unsigned)(i + 1));
        Card t = deck[i];
        deck[i] = deck[k];
        deck[k] = t;
    }
}

static Hand deal(int *at)
{
    Hand h;
    for (int i = 0; i < 5; i++) {
        deck[*at].dealt = 1;
        h.cards[i] = deck[(*at)++];
    }
    return h;
}

static void sort_hand(Hand *h)
{
    for (int i = 1; i < 5; i++) {
        Card c = h->cards[i];
        int j = i;
        while (j > 0 && h->cards[j - 1].value < c.value) {
            h->cards[j] = h->cards[j - 1];
            j--;
        }
        h->cards[j] = c;
    }
}

static enum rank rank_of(const Hand *h)
{
    int counts[13] = {0}, pairs = 0, threes = 0, fours = 0, flush = 1, straight;
    for (int i = 0; i < 5; i++) {
        counts[h->cards[i].value]++;
        if (h->cards[i].suit != h->cards[0].suit)
            flush = 0;
    }
    for (int v = 0; v < 13; v++) {
        switch (counts[v]) {
        case 2: pairs++; break;
        case 3: threes++; break;
        case 4: fours++; break;
        }
    }
    straight = !pairs && !threes && !fours &&
               (h->cards[0].value - h->cards[4].value == 4 || (h->cards[0].value == 12 && h->cards[1].value == 3));
    if (straight && flush)
        return STRAIGHT_FLUSH;
    if (fours)
        return FOUR;
    if (threes)
        return pairs ? FULL_HOUSE : THREE;
    if (flush)
        return FLUSH;
    if (straight)
        return STRAIGHT;
    return pairs == 2 ? TWO_PAIRS : pairs == 1 ? PAIR : HIGH;
}

static int beats(const Hand *a, const Hand *b)
{
    int x = rank_of(a), y = rank_of(b);
    for (int i = 0; x == y && i < 5; i++) {
        x = a->cards[i].value;
        y = b->cards[i].value;
    }
    return x > y ? 1 : x < y ? -1 : 0;
}

static int winner(const char *board)
{
    static const char lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (int i = 0; i < 8; i++) {
        char c = board[(int)lines[i][0]];
        if (c != ' ' && c == board[(int)lines[i][1]] && c == board[(int)lines[i][2]])
            return c;
    }
    return 0;
}

static int minimax(char *board, char player, int alpha, int beta, int depth, int *move)
{
    int win = winner(board), best = -100;
    nodes++;
    if (win)
        return win == player ? 10 - depth : depth - 10;
    for (int i = 0; i < 9; i++) {
        if (board[i] != ' ')
            continue;
        board[i] = player;
        int score = -minimax(board, player == 'X' ? 'O' : 'X', -beta, -alpha, depth + 1, NULL);
        board[i] = ' ';
        if (score > best) {
            best = score;
            if (move)
                *move = i;
        }
        if (best > alpha)
            alpha = best;
        if (alpha >= beta)
            break;
    }
    return best == -100 ? 0 : best;
}

static unsigned play(int first)
{
    char board[10] = "         ";
    char player = 'O';
    unsigned moves = (unsigned)first;
    board[first] = 'X';
    for (int count = 1; count < 9 && !winner(board); count++) {
        int move = -1;
        minimax(board, player, -100, 100, 0, &move);
        board[move] = player;
        moves = moves * 9 + (unsigned)move;
        player = player == 'X' ? 'O' : 'X';
    }
    return moves ^ (unsigned)winner(board);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 120000;
    long ranks[RANKS] = {0};
    unsigned sum = 0;
    int wins = 0;
    fresh_deck();
    for (int i = 0; i < n; i++) {
        int at = 0;
        shuffle();
        Hand best = deal(&at);
        sort_hand(&best);
        for (int player = 1; player < 6; player++) {
            Hand h = deal(&at);
            sort_hand(&h);
            ranks[rank_of(&h)]++;
            if (beats(&h, &best) > 0) {
                best = h;
                wins += player;
            }
        }
        sum = sum * 7 + best.cards[0].value + (unsigned)best.cards[4].suit * 16u;
        if (i % 3000 == 100)
            sum ^= play(i / 3000 % 9);
    }
    printf("poker %d %ld %ld %ld %ld %ld %u\n", wins, ranks[PAIR], ranks[STRAIGHT], ranks[FLUSH], ranks[FOUR], nodes, sum);
    return 0;
}
