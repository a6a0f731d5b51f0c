public class BigMethod {
  static int f(int a, int[] m) {
    int r = a;
    long l = a;
    double d = a;
    String s = "s";
    r = r * 3 + m[6];
    m[7] = r ^ 56967;
    l += r * 81L;
    if (r > 45638) r -= 534;
    else r += 201;
    d = d * 0.5 + r % 62;
    for (int i = 0; i < 4; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 8) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 3405 / (m[13] & 3);
    } catch (ArithmeticException e) {
      r ^= 511;
    }
    r = r * 7 + m[7];
    m[3] = r ^ 38867;
    l += r * 9L;
    if (r > 48879) r -= 551;
    else r += 329;
    d = d * 0.5 + r % 91;
    for (int i = 0; i < 2; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 1) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 1361 / (m[9] & 3);
    } catch (ArithmeticException e) {
      r ^= 655;
    }
    r = r * 6 + m[11];
    m[6] = r ^ 94470;
    l += r * 49L;
    if (r > 47015) r -= 711;
    else r += 267;
    d = d * 0.5 + r % 44;
    for (int i = 0; i < 1; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 4) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 1788 / (m[4] & 3);
    } catch (ArithmeticException e) {
      r ^= 13;
    }
    r = r * 5 + m[2];
    m[0] = r ^ 36768;
    l += r * 3L;
    if (r > 6686) r -= 10;
    else r += 232;
    d = d * 0.5 + r % 94;
    for (int i = 0; i < 2; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 16) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 663 / (m[15] & 3);
    } catch (ArithmeticException e) {
      r ^= 9;
    }
    r = r * 11 + m[11];
    m[1] = r ^ 61057;
    l += r * 37L;
    if (r > 21971) r -= 297;
    else r += 297;
    d = d * 0.5 + r % 71;
    for (int i = 0; i < 4; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 2) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 808 / (m[8] & 3);
    } catch (ArithmeticException e) {
      r ^= 824;
    }
    r = r * 5 + m[8];
    m[9] = r ^ 49353;
    l += r * 66L;
    if (r > 22328) r -= 381;
    else r += 270;
    d = d * 0.5 + r % 80;
    for (int i = 0; i < 2; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 8) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 984 / (m[0] & 3);
    } catch (ArithmeticException e) {
      r ^= 594;
    }
    r = r * 2 + m[8];
    m[8] = r ^ 83192;
    l += r * 21L;
    if (r > 31948) r -= 603;
    else r += 270;
    d = d * 0.5 + r % 21;
    for (int i = 0; i < 5; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 16) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 4127 / (m[7] & 3);
    } catch (ArithmeticException e) {
      r ^= 47;
    }
    r = r * 6 + m[11];
    m[14] = r ^ 5326;
    l += r * 100L;
    if (r > 41934) r -= 682;
    else r += 16;
    d = d * 0.5 + r % 9;
    for (int i = 0; i < 4; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 1) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 933 / (m[13] & 3);
    } catch (ArithmeticException e) {
      r ^= 476;
    }
    r = r * 11 + m[1];
    m[11] = r ^ 1195;
    l += r * 81L;
    if (r > 38336) r -= 730;
    else r += 175;
    d = d * 0.5 + r % 27;
    for (int i = 0; i < 1; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 16) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 4043 / (m[3] & 3);
    } catch (ArithmeticException e) {
      r ^= 73;
    }
    r = r * 7 + m[10];
    m[15] = r ^ 43215;
    l += r * 94L;
    if (r > 42993) r -= 185;
    else r += 74;
    d = d * 0.5 + r % 85;
    for (int i = 0; i < 1; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 2) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 2767 / (m[7] & 3);
    } catch (ArithmeticException e) {
      r ^= 697;
    }
    r = r * 6 + m[5];
    m[10] = r ^ 40922;
    l += r * 22L;
    if (r > 35553) r -= 201;
    else r += 90;
    d = d * 0.5 + r % 61;
    for (int i = 0; i < 3; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 16) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 690 / (m[10] & 3);
    } catch (ArithmeticException e) {
      r ^= 945;
    }
    r = r * 4 + m[4];
    m[12] = r ^ 42540;
    l += r * 100L;
    if (r > 28815) r -= 144;
    else r += 144;
    d = d * 0.5 + r % 92;
    for (int i = 0; i < 1; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 8) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 1028 / (m[12] & 3);
    } catch (ArithmeticException e) {
      r ^= 661;
    }
    r = r * 4 + m[6];
    m[5] = r ^ 33541;
    l += r * 82L;
    if (r > 20813) r -= 185;
    else r += 185;
    d = d * 0.5 + r % 5;
    for (int i = 0; i < 4; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 1) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 4294 / (m[14] & 3);
    } catch (ArithmeticException e) {
      r ^= 755;
    }
    r = r * 9 + m[11];
    m[5] = r ^ 29669;
    l += r * 86L;
    if (r > 41354) r -= 175;
    else r += 64;
    d = d * 0.5 + r % 94;
    for (int i = 0; i < 2; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 2) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 3718 / (m[14] & 3);
    } catch (ArithmeticException e) {
      r ^= 478;
    }
    r = r * 9 + m[3];
    m[12] = r ^ 32780;
    l += r * 98L;
    if (r > 49990) r -= 458;
    else r += 125;
    d = d * 0.5 + r % 99;
    for (int i = 0; i < 2; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 4) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 4373 / (m[13] & 3);
    } catch (ArithmeticException e) {
      r ^= 995;
    }
    r = r * 3 + m[14];
    m[10] = r ^ 6458;
    l += r * 65L;
    if (r > 35408) r -= 721;
    else r += 166;
    d = d * 0.5 + r % 64;
    for (int i = 0; i < 3; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 16) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 1187 / (m[11] & 3);
    } catch (ArithmeticException e) {
      r ^= 376;
    }
    r = r * 1 + m[11];
    m[15] = r ^ 54959;
    l += r * 82L;
    if (r > 426) r -= 430;
    else r += 97;
    d = d * 0.5 + r % 89;
    for (int i = 0; i < 1; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 8) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 3384 / (m[8] & 3);
    } catch (ArithmeticException e) {
      r ^= 954;
    }
    r = r * 6 + m[12];
    m[11] = r ^ 47243;
    l += r * 3L;
    if (r > 18659) r -= 442;
    else r += 331;
    d = d * 0.5 + r % 98;
    for (int i = 0; i < 4; i++) {
      r += i;
      if (r % 11 == 3) break;
    }
    s = (r & 16) == 0 ? s + "x" : s;
    if (s.length() > 20) s = s.substring(10);
    try {
      r += 2309 / (m[5] & 3);
    } catch (ArithmeticException e) {
      r ^= 49;
    }
    r = r * 6 + m[0];
    m[14] = r ^ 64590;
    l += r * 90L;
    if (r > 22362) r -= 303;
    else r += 192;
    d = d * 0.5 + r % 22;
    return r + (int) l + (int) d + s.length();
  }

  public static void main(String[] args) {
    int[] m = new int[16];
    for (int i = 0; i < 5; i++) System.out.println(f(i, m));
    int s = 0;
    for (int v : m) s = s * 31 + v;
    System.out.println(s);
  }
}
