"""Layers of cut paper with their shadows: hills under a moon, waves, nested hollows."""
from kit import *

PALETTES = [
    ['#fbe3c4', '#f6b98f', '#ea8a6d', '#c55b5f', '#84395b', '#4a234b', '#2a1636'],
    ['#f1f0e4', '#cfe0d2', '#9cc3b5', '#62998f', '#38706f', '#1f4a52', '#122d38'],
    ['#fdf1e3', '#fbd3c1', '#f4a9a8', '#d47f98', '#9a5c8c', '#5f4478', '#332c58'],
    ['#f8f1dd', '#f2d08b', '#e6a04e', '#c76a3a', '#8b4034', '#4f2a30', '#2b1a24'],
    ['#eaf2f8', '#bcd6ea', '#86b2d6', '#5588b9', '#335f93', '#1f3d69', '#132743'],
    ['#f4efe6', '#dfe3b8', '#b3c680', '#7ea257', '#4d7a45', '#2c5339', '#17322a'],
]
WIDE, LOW, STEP = 3.2, -2.4, 0.09


def sheet(color, rnd):
    shader = Shader('paper', vary(color, rnd, 0.04), 0.95)
    shader.bump(shader.noise(150, 4), 0.25, 0.01)
    return shader.material


def hills(rnd, colors, waves):
    count, seed = len(colors) - 1, rnd.uniform(0, 99)
    for index, color in enumerate(colors[1:]):
        near = index / count
        base = 1.0 - 2.5 * near + rnd.uniform(-0.1, 0.1)
        high, scale, turn = rnd.uniform(0.35, 0.75) * (1 - near * 0.4), rnd.uniform(0.5, 0.95), rnd.uniform(0, 6)
        if waves:
            edge = lambda x: base + high * 0.45 * math.sin(x * scale * 4 + turn) + 0.1 * math.sin(x * scale * 9 + turn)
        else:
            edge = lambda x: base + high * fractal(x, index * 3.7, scale, 3 + (index < 2) * 2, seed)
        xs = [-WIDE + 2 * WIDE * i / 160 for i in range(161)]
        flat([(WIDE, LOW), (-WIDE, LOW), *((x, edge(x)) for x in xs)], (0, -index * STEP, 0), sheet(color, rnd), 0.012)
    size, at = rnd.uniform(0.26, 0.5), (rnd.uniform(-0.6, 0.6), rnd.uniform(1.0, 1.5))
    disc = [(at[0] + size * math.cos(k / 40 * math.pi), at[1] + size * math.sin(k / 40 * math.pi)) for k in range(80)]
    flat(disc, (0, 0.09, 0), sheet(rnd.choice(['#fff6df', '#ffd977', '#f3f0ea', '#f4764f']), rnd), 0.012)


def hollow(rnd, colors):
    seed, middle = rnd.uniform(0, 99), (rnd.uniform(-0.3, 0.3), rnd.uniform(-0.4, 0.4))
    order = colors if rnd.random() < 0.5 else colors[::-1]
    lobes, depth = rnd.randint(3, 8), rnd.uniform(0.03, 0.14)
    for index, color in enumerate(order[1:]):
        size, spin, steps = 0.32 + 0.21 * index, index * rnd.uniform(0.05, 0.25), 200
        vertices = []
        for far in (False, True):
            for k in range(steps):
                a = 2 * math.pi * k / steps
                wobble = 1 + depth * math.sin(lobes * a + spin * 4) + 0.14 * fractal(math.cos(a), math.sin(a) + index * 0.35, 1.1, 2, seed)
                reach = 4.0 if far else size * wobble
                vertices.append((middle[0] + math.cos(a) * reach, 0, middle[1] + math.sin(a) * reach))
        faces = [(k, (k + 1) % steps, steps + (k + 1) % steps, steps + k) for k in range(steps)]
        obj = mesh('hollow', vertices, faces, sheet(color, rnd))
        obj.location = (0, -index * STEP * 1.3, 0)
        obj.modifiers.new('thick', 'SOLIDIFY').thickness = 0.014


def build(rnd, ratio):
    colors = rnd.choice(PALETTES)
    form = rnd.choice(['hills', 'hills', 'waves', 'hollow'])
    dark = form != 'hollow' and rnd.random() < 0.25
    shown = [colors[-2], *colors[2:5], colors[1], colors[0]] if dark else colors
    plane(12, 12, (0, 0.2, 0), sheet(shown[0], rnd), (math.radians(90), 0, 0))
    hollow(rnd, colors) if form == 'hollow' else hills(rnd, shown, form == 'waves')
    area((rnd.choice([-1, 1]) * 2.6, -3.2, 3.4), (0, 0, 0), 0.9, 420, (1, 0.95, 0.88))
    background('#ffffff', 0.45)
    camera((0, -9.5, 0), (0, 0, 0), 92 / max(ratio, 0.75) * 0.75)
    return {'key': 0.5, 'spp': 12, 'bounces': 3}
