"""Almond shells with cream between them, in rows, towers and heaps."""
from kit import *
from mathutils import Euler, Matrix

SETS = [['#f2b8c0', '#c9dcb0', '#f6e0a4'], ['#d8c8ec', '#f4f0e8', '#e8a8bc'], ['#8fb8a8', '#f0d8b0', '#5a3a2c'], ['#f4a27a', '#f7d9c4', '#c45a5a'], ['#a8c8e4', '#f7f0dc', '#6a86b8'], ['#b04a5a', '#e8c8b8', '#4a2a26']]


def shell_of(color, rnd):
    shader = Shader('shell', vary(color, rnd, 0.05), 0.5)
    shader.bump(shader.noise(26, 6), 0.12, 0.02)
    return shader.material


def foot_of(color, rnd):
    shader = Shader('foot', mix(color, '#ffffff', 0.15), 0.9)
    shader.bump(shader.noise(70, 6, 0.7), 0.9, 0.02)
    return shader.material


def macaron(rnd, color, cream):
    """Its parts at the origin, flat."""
    cap = spline([(0.0005, 0.2), (0.14, 0.196), (0.2, 0.168), (0.226, 0.12), (0.222, 0.085)], 6)
    foot = [(0.215, 0.088), (0.236, 0.078), (0.24, 0.062), (0.23, 0.048), (0.2, 0.044)]
    shell, ruffle = shell_of(color, rnd), foot_of(color, rnd)
    parts = []
    for sign in (1, -1):
        parts.append(lathe([(r, sign * z) for r, z in reversed(cap)], shell, 64))
        edge = lambda u, v: 1 + 0.025 * noise.noise(Vector((math.cos(u * 6.283) * 9, math.sin(u * 6.283) * 9, v * 6)))
        rim = spline(foot, 4)
        pick = lambda v: rim[min(len(rim) - 1, int(v * (len(rim) - 1) + 0.5))]
        parts.append(surface(lambda u, v: (pick(v)[0] * edge(u, v) * math.cos(u * 6.283), pick(v)[0] * edge(u, v) * math.sin(u * 6.283), sign * pick(v)[1]), 220, len(rim) - 1, ruffle, True))
    parts.append(lathe(spline([(0.19, -0.05), (0.212, -0.03), (0.216, 0.0), (0.212, 0.03), (0.19, 0.05)], 4), shell_of(cream, rnd), 64))
    return parts


def place(parts, at, turn):
    frame_of = Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4()
    for part in parts:
        twin = copy(part, (0, 0, 0))
        twin.matrix_world = frame_of


def build(rnd, ratio):
    colors = rnd.choice(SETS)
    kinds = [macaron(rnd, color, rnd.choice(['#f7efe0', '#6a3a24', '#e87a8a', mix(color, '#ffffff', 0.5)])) for color in colors]
    bake(*(part for parts in kinds for part in parts))
    ground = rnd.choice(['sweep', 'stone', 'wood'])
    if ground == 'sweep':
        sweep(vary(rnd.choice(['#f3d9d2', '#d5e2dc', '#efe6d4', '#cdd3e4', '#e6c3b0', '#3b3f4c']), rnd), 14)
    else:
        tabletop(rnd, stone('#eee8de', '#b9aea2', 2) if ground == 'stone' else wood('#b98a58', '#6a4426', rnd, 0.6), matte(vary(rnd.choice(['#d8cabc', '#8fa09a', '#4a4648', '#d9a890']), rnd)), 3)
    form = rnd.choice(['towers', 'row', 'heap', 'towers'])
    if form == 'towers':
        for column, high in enumerate(rnd.sample([2, 3, 4, 5], rnd.choice([1, 2, 3]))):
            for level in range(high):
                place(rnd.choice(kinds), (column * 0.52 - 0.4 + rnd.uniform(-0.025, 0.025), rnd.uniform(-0.03, 0.03) + (column % 2) * 0.12, 0.2 + level * 0.4), (rnd.uniform(-0.05, 0.05), rnd.uniform(-0.05, 0.05), rnd.uniform(0, 6)))
        place(rnd.choice(kinds), (0.75, -0.5, 0.235), (math.radians(78), 0, rnd.uniform(-0.8, 0.8)))
    elif form == 'row':
        for index in range(rnd.randint(5, 8)):
            place(kinds[index % len(kinds)], (index * 0.42 - 1.2, 0, 0.238), (0, math.radians(88 + rnd.uniform(-4, 4)), rnd.uniform(-0.08, 0.08)))
    else:
        for x, y in [(0, 0), (0.5, 0.1), (-0.5, 0.06), (0.24, -0.46), (-0.28, -0.44), (0.26, 0.52), (-0.24, 0.5)]:
            place(rnd.choice(kinds), (x, y, 0.2), (rnd.uniform(-0.03, 0.03), 0, rnd.uniform(0, 6)))
        for x, y in [(0.0, 0.3), (0.3, -0.14), (-0.26, -0.12)]:
            place(rnd.choice(kinds), (x, y, 0.6), (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), 0))
        place(rnd.choice(kinds), (0.02, 0.02, 1.0), (0.1, -0.06, 0))
    for parts in kinds:
        for part in parts:
            bpy.data.objects.remove(part)
    side = rnd.choice([-1, 1])
    area((side * 3.4, -2.4, 3.6), (0, 0, 0.4), 1.4, 300, (1, 0.94, 0.86))
    area((-side * 4, -3, 2.4), (0, 0, 0.3), 4, 60, (0.86, 0.93, 1))
    background('#ffffff', 0.25)
    frame(ratio, rnd.uniform(8, 30) if form != 'heap' else rnd.uniform(22, 50), rnd.uniform(-24, 24), 70, 0.98, 4)
    return {'key': 0.52, 'spp': 10, 'bounces': 3}
