"""Glazed relief tiles under raking light."""
from kit import *

SETS = [['#1f4e6b', '#e9e2d2', '#c9803c'], ['#2f5d50', '#d9e0cf', '#b5a05a'], ['#a3452f', '#efe0c8', '#31424a'], ['#e3b7a0', '#f2ece2', '#7a3f36'], ['#27304a', '#8fa8b8', '#e6dcc6'], ['#d9a83a', '#f0ead8', '#3a4438']]


def build(rnd, ratio):
    colors = [glaze(vary(color, rnd), rnd, rough=rnd.uniform(0.08, 0.25)) for color in rnd.choice(SETS)]
    backdrop(plane(8, 8, (0, 0, -0.06), matte(rnd.choice(['#ded8cc', '#4a4744']), 0.9)))
    shape = rnd.choice(['square', 'hex', 'scale', 'brick', 'dome', 'pyramid'])
    flip = rnd.randint(0, 4)
    for row in range(-11, 12):
        for column in range(-11, 12):
            pick = colors[{0: (row + column) % 2, 1: (row * row + column * column) % 3, 2: (row // 2 + column) % 3, 3: abs(row) % 3, 4: 0 if rnd.random() < 0.6 else rnd.randint(1, 2)}[flip]]
            shift = 0.5 * (row % 2) if shape in {'hex', 'scale', 'brick'} else 0
            x, y = (column + shift) * 0.2, row * (0.2 * 0.866 if shape in {'hex', 'scale'} else 0.1 if shape == 'brick' else 0.2)
            if abs(x) > 1.7 or abs(y) > 1.7:
                continue
            z = rnd.uniform(-0.004, 0.004)
            if shape in {'hex', 'scale', 'dome'}:
                rim = 0.108 if shape == 'hex' else 0.097
                lathe([(rim, -0.03), (rim, 0.004), (rim * 0.9, 0.014), (0.03, 0.05 if shape == 'dome' else 0.016), (0.002, 0.052 if shape == 'dome' else 0.016)], pick, 6 if shape == 'hex' else 28, at=(x, y, z), levels=0).rotation_euler = (rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02), math.pi / 6)
            elif shape == 'pyramid':
                lathe([(0.138, -0.02), (0.138, 0.0), (0.04 + 0.06 * ((row + column) % 2), 0.06), (0.001, 0.062)], pick, 4, at=(x, y, z), levels=0).rotation_euler = (0, 0, math.pi / 4)
            else:
                made = box((0.192, 0.192 if shape == 'square' else 0.092, 0.03), (x, y, z), pick, 0.008)
                made.rotation_euler = (rnd.uniform(-0.025, 0.025), rnd.uniform(-0.025, 0.025), 0)
    side = rnd.choice([-1, 1])
    area((side * 1.8, 1.2, rnd.uniform(0.7, 1.2)), (0, 0, 0), rnd.uniform(0.3, 0.8), 90, (1, 0.93, 0.85))
    background('#dfe8f0', 0.35)
    reach = rnd.uniform(1.3, 2.2)
    camera((rnd.uniform(-0.3, 0.3), -rnd.uniform(0.0, 0.9) * reach, reach), (0, 0, 0), 62, 4, (0, 0, 0))
    return {'key': 0.5, 'spp': 8}
