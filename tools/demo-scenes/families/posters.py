"""Framed prints on a wall, above a sideboard or leaning on the floor."""
from kit import *

INKS = [['#f3ead8', '#d8563a', '#24405a', '#e9b04a'], ['#efe6da', '#2f5a4a', '#c9a48a', '#a8442f'], ['#f6f0e6', '#1f1f24', '#e0b040', '#c8c0b0'], ['#f2dcd0', '#8a3a4a', '#e8906a', '#3a2a3a'], ['#e8eef0', '#2a5a8a', '#f0a868', '#8ab0c8'], ['#f4efe2', '#6a7a4a', '#d8a83a', '#b86a4a'], ['#24303a', '#e8d8b8', '#d87a4a', '#6a9a9a']]
WALLS = ['#e6ddd0', '#cdd4cc', '#d9c0b0', '#8f9a8a', '#e9e4da', '#c2cbd4', '#b5785c', '#4a5a5c', '#dccfb4']


def disc(x, z, radius, start=0.0, end=2.0):
    steps = 64
    return [(x + radius * math.cos(math.pi * (start + (end - start) * k / steps)), z + radius * math.sin(math.pi * (start + (end - start) * k / steps))) for k in range(steps + (end - start < 2))]


def art(rnd, wide, high, at, inks):
    """Shapes of ink on a sheet of wide by high meters whose middle is `at`; it faces the camera."""
    tones = [matte(vary(ink, rnd, 0.04), 0.9) for ink in inks]
    layers = [0]

    def shape(points, ink):
        layers[0] += 1
        kept = [(max(-wide / 2, min(wide / 2, x)), max(-high / 2, min(high / 2, z))) for x, z in points]
        flat(kept, (at[0], at[1] - 0.0006 * layers[0], at[2]), tones[ink])

    shape([(-wide / 2, -high / 2), (wide / 2, -high / 2), (wide / 2, high / 2), (-wide / 2, high / 2)], 0)
    form = rnd.choice(['sun', 'arcs', 'grid', 'leaves', 'stripes', 'vessel', 'hills', 'cutouts'])
    if form == 'sun':
        shape(disc(rnd.uniform(-0.1, 0.1) * wide, high * rnd.uniform(0.05, 0.22), wide * rnd.uniform(0.22, 0.34)), 1)
        for k in range(5):
            shape([(-wide / 2, -high * (0.14 + k * 0.075)), (wide / 2, -high * (0.14 + k * 0.075)), (wide / 2, -high * (0.17 + k * 0.078)), (-wide / 2, -high * (0.17 + k * 0.078))], 2 + k % 2)
    elif form == 'arcs':
        for k in range(5):
            shape([*disc(0, -high * 0.3, wide * (0.42 - k * 0.075), 0, 1)], [1, 0, 2, 0, 3][k] if rnd.random() < 0.9 else 3)
        shape(disc(wide * rnd.uniform(-0.2, 0.2), high * 0.3, wide * 0.1), 3)
    elif form == 'grid':
        across = rnd.choice([3, 4])
        cell = wide * 0.84 / across
        down = int(high * 0.84 / cell)
        for row in range(down):
            for column in range(across):
                x, z = (column - across / 2) * cell, (row - down / 2) * cell
                corner = rnd.randrange(4)
                cx, cz = x + cell * (corner % 2), z + cell * (corner // 2)
                start = [0, 0.5, 1.5, 1.0][corner]
                shape([(x, z), (x + cell, z), (x + cell, z + cell), (x, z + cell)], rnd.choice([0, 0, 3, 2]))
                shape([(cx, cz), *disc(cx, cz, cell * 0.98, start, start + 0.5)], 1 if rnd.random() < 0.7 else 2)
    elif form == 'leaves':
        stem_x = rnd.uniform(-0.05, 0.05) * wide
        shape([(stem_x - 0.004, -high * 0.4), (stem_x + 0.004, -high * 0.4), (stem_x + 0.003, high * 0.36), (stem_x - 0.003, high * 0.36)], 1)
        for k in range(9):
            for side in (-1, 1):
                length, lift, z = wide * (0.34 - k * 0.02), rnd.uniform(0.5, 0.8), -high * 0.32 + k * high * 0.075
                points = []
                for step in range(21):
                    t = step / 20
                    points.append((stem_x + side * (length * t * math.cos(lift) - 0.2 * length * math.sin(math.pi * t) * math.sin(lift)), z + length * t * math.sin(lift) + 0.2 * length * math.sin(math.pi * t) * math.cos(lift)))
                for step in range(20, -1, -1):
                    t = step / 20
                    points.append((stem_x + side * (length * t * math.cos(lift) + 0.12 * length * math.sin(math.pi * t) * math.sin(lift)), z + length * t * math.sin(lift) - 0.12 * length * math.sin(math.pi * t) * math.cos(lift)))
                shape(points, 1 if (k + (side > 0)) % 3 else 2)
    elif form == 'stripes':
        z, k = -high * 0.42, 0
        while z < high * 0.4:
            thick = high * rnd.uniform(0.02, 0.1)
            shape([(-wide * 0.4, z), (wide * 0.4, z), (wide * 0.4, min(high * 0.42, z + thick)), (-wide * 0.4, min(high * 0.42, z + thick))], 1 + k % 3)
            z, k = z + thick + high * 0.012, k + 1
    elif form == 'vessel':
        profile = spline([(0.1, -0.3), (0.26, -0.12), (0.22, 0.08), (0.08, 0.2), (0.12, 0.28)], 10)
        shape([(x * wide, z * high) for x, z in profile] + [(-x * wide, z * high) for x, z in reversed(profile)], 1)
        shape([(-wide / 2, -high / 2), (wide / 2, -high / 2), (wide / 2, -high * 0.24), (-wide / 2, -high * 0.24)], 3)
        shape([(x * wide, z * high) for x, z in profile] + [(-x * wide, z * high) for x, z in reversed(profile)], 1)
        shape(disc(wide * rnd.choice([-0.24, 0.26]), -high * 0.24, wide * 0.1), 2)
    elif form == 'hills':
        shape(disc(wide * rnd.uniform(-0.2, 0.2), high * 0.24, wide * 0.12), 3)
        for k in range(4):
            seed, base = rnd.uniform(0, 50), high * (0.12 - k * 0.14)
            edge = [(-wide / 2 + wide * i / 60, base + high * 0.12 * fractal(i / 60 * 2, k * 3.0, 1.1, 3, seed)) for i in range(61)]
            shape([(wide / 2, -high / 2), (-wide / 2, -high / 2), *edge], [2, 3, 1, 2][k])
    else:
        for k in range(rnd.randint(5, 8)):
            x, z, size, seed = rnd.uniform(-0.28, 0.28) * wide, rnd.uniform(-0.34, 0.34) * high, wide * rnd.uniform(0.1, 0.24), rnd.uniform(0, 50)
            shape([(x + size * math.cos(a / 40 * math.tau) * (1 + 0.5 * fractal(math.cos(a / 40 * math.tau), math.sin(a / 40 * math.tau), 1.2, 2, seed)), z + size * math.sin(a / 40 * math.tau) * (1 + 0.5 * fractal(math.cos(a / 40 * math.tau) + 4, math.sin(a / 40 * math.tau), 1.2, 2, seed))) for a in range(40)], rnd.choice([1, 1, 2, 3]))


def framed(rnd, wide, high, at, inks, bar):
    """A print behind a mat in a frame that hangs with its middle at `at`."""
    for side in (-1, 1):
        box((0.022, 0.034, high + 0.022), (at[0] + side * wide / 2, at[1], at[2]), bar, 0.002)
        box((wide + 0.022, 0.034, 0.022), (at[0], at[1], at[2] + side * high / 2), bar, 0.002)
    box((wide, 0.01, high), at, matte('#f7f4ee', 0.9), 0)
    mat = rnd.choice([0.0, 0.08, 0.14]) * wide
    art(rnd, wide - 0.02 - 2 * mat, high - 0.02 - 2 * mat, (at[0], at[1] - 0.0055, at[2]), inks)


def build(rnd, ratio):
    wall = rnd.choice(WALLS)
    backdrop(plane(9, 6, (0, 0.02, 1), plaster(vary(wall, rnd)), (math.radians(90), 0, 0)))
    bar = rnd.choice([wood('#b98a58', '#7a5230', rnd, 2), matte('#1e1e20', 0.5), matte('#efe9dd', 0.5), metal('#c9a35a', 0.3)])
    inks = rnd.choice(INKS)
    count = rnd.choice([1, 1, 2]) if ratio < 0.95 else rnd.choice([2, 3])
    wide = {1: rnd.uniform(0.5, 0.62), 2: 0.42, 3: 0.36}[count] * (1 if ratio < 1 else 1.1)
    top = rnd.choice([wood('#a8743f', '#6a4424', rnd, 0.5), wood('#5a3a24', '#2e1c10', rnd, 0.5), matte('#ece7dd', 0.5), wood('#d8b98c', '#a8845a', rnd, 0.5)])
    hung = rnd.uniform(1.02, 1.12)
    for index in range(count):
        x = (index - (count - 1) / 2) * (wide + 0.1)
        framed(rnd, wide, wide * 1.38, (x, -0.012, hung), inks if rnd.random() < 0.7 else rnd.choice(INKS), bar)
    shelf_z = hung - wide * 0.69 - rnd.uniform(0.14, 0.3)
    backdrop(box((4, 0.42, 0.05), (0, -0.2, shelf_z - 0.025), top, 0.006))
    backdrop(box((3.9, 0.36, 0.8), (0, -0.19, shelf_z - 0.46), top, 0.004))
    spots = [-0.5, 0.5] if ratio >= 1 or count > 1 else [rnd.choice([-0.3, 0.3])]
    for x in spots:
        kind = rnd.choice(['vase', 'books', 'bowl', 'ball'])
        clay = glaze(rnd.choice(['#ece5d8', '#3a4a46', '#c98f6a', '#a3483a', '#d9b06a']), rnd)
        if kind == 'vase':
            tall = rnd.uniform(0.14, 0.24)
            lathe(spline([(tall * 0.22, 0), (tall * 0.42, tall * 0.4), (tall * 0.14, tall * 0.85), (tall * 0.18, tall)], 8), clay, wall=0.005, at=(x, -0.2, shelf_z), segments=48)
            for _ in range(5):
                lean, turn = rnd.uniform(0.03, 0.14), rnd.uniform(0, 6.28)
                tube([(x, -0.2, shelf_z + tall * 0.9), (x + lean * 0.5 * math.cos(turn), -0.2 + lean * 0.5 * math.sin(turn), shelf_z + tall * 1.5), (x + lean * math.cos(turn), -0.2 + lean * math.sin(turn), shelf_z + tall * 2)], 0.0022, matte('#8a7048'))
                ball(0.012, (x + lean * math.cos(turn), -0.2 + lean * math.sin(turn), shelf_z + tall * 2), matte(rnd.choice(['#c9a878', '#b5705a', '#e8d8b8'])), 1.6, segments=10)
        elif kind == 'books':
            z = shelf_z
            for _ in range(rnd.randint(2, 4)):
                thick = rnd.uniform(0.02, 0.035)
                box((rnd.uniform(0.2, 0.25), 0.16, thick), (x, -0.2, z + thick / 2), matte(rnd.choice(['#8d3f32', '#e4d6bd', '#33494f', '#b3803f', '#7a5566'])), 0.003, rnd.uniform(-0.15, 0.15))
                z += thick
        elif kind == 'bowl':
            lathe(spline([(0.04, 0), (0.07, 0.01), (0.12, 0.05), (0.135, 0.08)], 8), clay, wall=0.006, at=(x, -0.2, shelf_z), segments=56)
        else:
            ball(0.05, (x, -0.2, shelf_z + 0.05), clay)
    side = window_light(rnd, rnd.uniform(60, 90))
    area((side * 2.4, -2.2, 2.4), (0, 0, hung), 0.5, 60, (1, 0.93, 0.82))
    frame(ratio, rnd.uniform(0, 3), side * rnd.uniform(0, 12), 60, rnd.uniform(0.68, 0.8))
    return {'key': 0.55, 'spp': 7, 'bounces': 3}
