"""Plaster arches, steps and their shadows."""
from kit import *

TONES = ['#e4b49a', '#efe2cf', '#cf7f5c', '#d9c7b8', '#c8d0cc', '#e8cdb0', '#b9533a', '#dfd3e0']


def arch_wall(width, height, openings, depth, y, material):
    """A wall with round-headed openings of (center, half width, spring height)."""
    xs = sorted({-width / 2, width / 2, *(c + s * h for c, h, _ in openings for s in (-1, 1))})
    vertices, faces = [], []

    def quad(*points):
        start = len(vertices)
        vertices.extend(points)
        faces.append(tuple(range(start, start + len(points))))

    for left, right in zip(xs, xs[1:]):
        opening = next((o for o in openings if abs(o[0] - o[1] - left) < 1e-6 and abs(o[0] + o[1] - right) < 1e-6), None)
        if not opening:
            quad((left, y, 0), (right, y, 0), (right, y, height), (left, y, height))
            continue
        center, half, spring = opening
        steps = 28
        edge = [(center - half * math.cos(math.pi * i / steps), spring + half * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
        for (ax, az), (bx, bz) in zip(edge, edge[1:]):
            quad((ax, y, az), (bx, y, bz), (bx, y, height), (ax, y, height))
            quad((ax, y, az), (bx, y, bz), (bx, y + depth, bz), (ax, y + depth, az))
        for x in (center - half, center + half):
            quad((x, y, 0), (x, y, spring), (x, y + depth, spring), (x, y + depth, 0))
    return mesh('wall', vertices, faces, material)


def build(rnd, ratio):
    tones = rnd.sample(TONES, 3)
    gap, half, spring = rnd.uniform(2.2, 3.2), rnd.uniform(0.7, 1.0), rnd.uniform(1.6, 2.8)
    count = rnd.choice([1, 1, 2, 3])
    for layer in range(count):
        shift = rnd.uniform(-0.5, 0.5) if layer else 0
        grow = 1 + layer * 0.06
        arch_wall(22, 9, [(i * gap * grow + shift, half * grow, spring * grow) for i in range(-3, 4)], rnd.uniform(0.4, 0.8), 3.2 + layer * 2.4, plaster(vary(tones[layer], rnd)))
    floor = rnd.choice([plaster(mix(tones[0], '#ffffff', 0.3)), stone('#e6ddcf', '#b8aa98', 1.2)])
    plane(400, 900, (0, 430, -0.02), matte(mix(tones[0], '#9a9a94', 0.4), 1.0))
    plane(40, 40, (0, 0, 0), floor)
    if rnd.random() < 0.6:
        for step in range(rnd.randint(3, 8)):
            box((rnd.uniform(1.5, 1.6), 0.36, 0.17), (rnd.choice([-1, 1]) * 0 + gap * 0, 1.2 + step * 0.3, 0.085 + step * 0.17), plaster(vary(tones[-1], rnd)), 0.01)
    if rnd.random() < 0.5:
        ball(rnd.uniform(0.25, 0.6), (rnd.uniform(-1.2, 1.2), 0.6, rnd.uniform(0.3, 0.5)), plaster(vary(rnd.choice(TONES), rnd)))
    sky(rnd.uniform(30, 55), 0, 0.18, 0.5, disc=False)
    sun(rnd.uniform(28, 55), rnd.choice([-1, 1]) * rnd.uniform(25, 70), rnd.uniform(3, 5), (1, 0.9, 0.76), 0.8)
    camera((rnd.uniform(-1.5, 1.5), -5.4, rnd.uniform(1.3, 2.0)), (rnd.uniform(-0.4, 0.4), 3.4, rnd.uniform(1.6, 2.2)), rnd.uniform(30, 50))
    return {'samples': 56, 'key': 0.55}
