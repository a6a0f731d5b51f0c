class Main {
    static final double DAYS = 365.24;
    static final double SOLAR_MASS = 39.47841760435743;

    static final class Body {
        double x, y, z, vx, vy, vz, mass;

        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx * DAYS;
            this.vy = vy * DAYS;
            this.vz = vz * DAYS;
            this.mass = mass * SOLAR_MASS;
        }
    }

    static final Body[] bodies = {
        new Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0),
        new Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
            0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
        new Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
            -0.00276742510726411, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
        new Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
            0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
        new Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
            0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451),
    };

    static void offsetMomentum() {
        double px = 0.0, py = 0.0, pz = 0.0;
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            px += a.vx * a.mass;
            py += a.vy * a.mass;
            pz += a.vz * a.mass;
        }
        Body sun = bodies[0];
        sun.vx = -px / SOLAR_MASS;
        sun.vy = -py / SOLAR_MASS;
        sun.vz = -pz / SOLAR_MASS;
    }

    static void advance(double dt) {
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x;
                double dy = a.y - b.y;
                double dz = a.z - b.z;
                double square = dx * dx + dy * dy + dz * dz;
                double mag = dt / (square * Math.sqrt(square));
                a.vx -= dx * b.mass * mag;
                a.vy -= dy * b.mass * mag;
                a.vz -= dz * b.mass * mag;
                b.vx += dx * a.mass * mag;
                b.vy += dy * a.mass * mag;
                b.vz += dz * a.mass * mag;
            }
        }
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            a.x += dt * a.vx;
            a.y += dt * a.vy;
            a.z += dt * a.vz;
        }
    }

    static double energy() {
        double e = 0.0;
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x;
                double dy = a.y - b.y;
                double dz = a.z - b.z;
                e -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return e;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 500000;
        offsetMomentum();
        for (int i = 0; i < n; i++)
            advance(0.01);
        System.out.printf("nbody %.9f%n", energy());
    }
}
