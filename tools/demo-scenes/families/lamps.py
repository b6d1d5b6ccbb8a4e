"""A lit lamp on a side table or above one, in a dim room."""
from kit import *

WALLS = ['#6f7a6c', '#8a5a48', '#c2b4a2', '#39424a', '#a98f7a', '#55493f', '#7f8fa0']


def shade(rnd, z, material):
    low, high, tall = rnd.uniform(0.12, 0.2), rnd.uniform(0.06, 0.17), rnd.uniform(0.14, 0.24)
    kind = rnd.choice(['cone', 'dome', 'drum', 'globe'])
    if kind == 'globe':
        ball(low * 0.85, (0, 0, z + low * 0.7), material)
        return low
    if kind == 'drum':
        high = low
    points = [(low, z), (high, z + tall)] if kind != 'dome' else spline([(low, z), (low * 0.95, z + tall * 0.45), (low * 0.55, z + tall * 0.9), (0.02, z + tall)], 8)
    vertices, faces, n = [], [], 64
    for radius, height in points:
        vertices += [(radius * math.cos(2 * math.pi * i / n), radius * math.sin(2 * math.pi * i / n), height) for i in range(n)]
    for ring in range(len(points) - 1):
        faces += [(ring * n + i, ring * n + (i + 1) % n, (ring + 1) * n + (i + 1) % n, (ring + 1) * n + i) for i in range(n)]
    mesh('shade', vertices, faces, material, True)
    return tall * 0.5


def build(rnd, ratio):
    wall = plaster(vary(rnd.choice(WALLS), rnd))
    tabletop(rnd, wood('#8a5a36', '#4a2c18', rnd), wall, 1.0)
    foot = rnd.choice([glaze(rnd.choice(['#c98b5a', '#e9e2d4', '#3f5a52', '#7d2f28']), rnd), metal('#c9a35a', 0.25), wood('#b98a5a', '#7a4e2c', rnd, 3), stone('#e9e4dc', '#a89e94')])
    tall = rnd.uniform(0.22, 0.4)
    lathe(spline([(0.1, 0), (0.1, 0.015), (rnd.uniform(0.02, 0.1), tall * 0.3), (rnd.uniform(0.015, 0.07), tall * 0.7), (0.014, tall)], 10), foot)
    cloth = Shader('shade', rnd.choice(['#f3e6cc', '#efe9dd', '#d9b48a', '#c9563a', '#dfe3d6']), 0.9, transmission=0.0)
    cloth.bsdf.inputs['Emission'].default_value = (*rgb('#ffb46a'), 1)
    cloth.bsdf.inputs['Emission Strength'].default_value = rnd.uniform(0.9, 2.0)
    middle = shade(rnd, tall - 0.02, cloth.material)
    point((0, 0, tall + middle + 0.3), 7, (1, 0.68, 0.38), 0.06)
    point((0, -0.12, tall - 0.06), 3, (1, 0.68, 0.38), 0.05)
    for index in range(rnd.randint(1, 3)):
        thick = rnd.uniform(0.018, 0.035)
        box((rnd.uniform(0.16, 0.2), rnd.uniform(0.12, 0.15), thick), (0.27, 0.0, 0.018 + index * 0.034), matte(rnd.choice(['#8d3f32', '#e4d6bd', '#33494f', '#b3803f'])), 0.003, rnd.uniform(-0.3, 0.3))
    if rnd.random() < 0.5:
        lathe(spline([(0.035, 0), (0.05, 0.04), (0.048, 0.09)], 8), glaze('#e9e2d4', rnd), wall=0.005, at=(-0.26, -0.1, 0))
    background('#5a6a80', 0.12)
    area((-2, -1.5, 2), (0, 0, 0.3), 2, 9, (0.7, 0.82, 1))
    frame(ratio, rnd.uniform(2, 10), rnd.uniform(-14, 14), 60, rnd.uniform(0.6, 0.75), 2.8)
    return {'samples': 80, 'key': 0.33}
