/** A small hierarchy of everything that class records tell; tests damage its image. */
interface Shape {
    int area();

    default String describe() {
        return "shape of " + area();
    }
}

interface Solid extends Shape {
    int volume();
}

abstract class Figure implements Shape {
    static int made;
    static Figure last;

    static {
        System.out.println("Figure is initialised");
    }

    String label;
    long weight;

    Figure(String label) {
        this.label = label;
        weight = ++made;
        last = this;
    }

    final String label() {
        return label;
    }

    abstract int sides();

    public String toString() {
        return label() + " with " + sides() + " sides, " + describe();
    }
}

class Square extends Figure {
    int side;
    Figure inner;

    Square(String label, int side) {
        super(label);
        this.side = side;
    }

    int sides() {
        return 4;
    }

    public int area() {
        return side * side;
    }
}

final class Cube extends Square implements Solid {
    Object tag;

    Cube(int side) {
        super("cube", side);
        tag = inner;
    }

    int sides() {
        return 6;
    }

    public int volume() {
        return area() * side;
    }
}

public class Hierarchy {
    static final Figure[] FIGURES = {new Square("square", 3), new Cube(2)};

    public static void main(String[] args) {
        int[] areas = new int[FIGURES.length];
        for (int i = 0; i < areas.length; i++) {
            Figure figure = FIGURES[i];
            areas[i] = figure.area();
            System.out.println(figure.toString());
        }
        System.out.println(areas[0] + areas[1] + ((Solid) Figure.last).volume());
        System.out.println(Figure.last.weight);
    }
}
