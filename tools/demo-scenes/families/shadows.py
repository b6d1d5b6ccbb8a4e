"""Light from a window on a wall: leaves and bars as shadows, one thing standing in it."""
from families.vases import stems, vessel
from mathutils import Matrix

from kit import *

WALLS = ['#e8c9a8', '#d8a890', '#efe6d8', '#b8c4b4', '#c98a6a', '#d4c4d0', '#9cb0b8', '#e9b8a0', '#c9b48a']


def palm(rnd, at, reach, material):
    for turn in range(rnd.randint(5, 9)):
        lean = rnd.uniform(-1.5, 1.5)
        tip = (at[0] + reach * math.sin(lean), at[1] + rnd.uniform(-0.1, 0.1), at[2] + reach * math.cos(lean) * 0.8)
        middle = tuple((a + b) / 2 + (0, 0, 0.15)[i] for i, (a, b) in enumerate(zip(at, tip)))
        tube([at, middle, tip], 0.012, material)
        for k in range(22):
            t = 0.25 + 0.75 * k / 22
            base = [a * (1 - t) ** 2 + 2 * m * t * (1 - t) + b * t * t for a, m, b in zip(at, middle, tip)]
            for side in (-1, 1):
                made = blade(reach * 0.42 * math.sin(math.pi * min(0.95, t * 0.85 + 0.1)) + 0.06, 0.05, 0.3, material, rows=5)
                made.modifiers.clear()
                made.location = base
                made.rotation_euler = (math.pi / 2 - 0.1, -lean - side * rnd.uniform(0.75, 1.0), 0)


def branch(rnd, at, reach, material):
    for _ in range(rnd.randint(4, 7)):
        lean = rnd.uniform(-1.0, 1.0)
        points = [at]
        for step in range(4):
            last = points[-1]
            points.append((last[0] + reach / 4 * math.sin(lean), last[1], last[2] + reach / 4 * math.cos(lean)))
            lean += rnd.uniform(-0.4, 0.4)
        tube(points, 0.01, material)
        for a, b in zip(points[1:], points[2:]):
            for k in range(4):
                t = k / 4
                made = blade(rnd.uniform(0.14, 0.24), rnd.uniform(0.07, 0.11), 0.4, material, rows=5)
                made.modifiers.clear()
                made.location = tuple(p + (q - p) * t for p, q in zip(a, b))
                made.rotation_euler = (math.pi / 2, rnd.uniform(-2.4, 2.4), 0)


def build(rnd, ratio):
    wall = rnd.choice(WALLS)
    backdrop(plane(12, 8, (0, 0.5, 2), plaster(vary(wall, rnd), depth=0.02), (math.radians(90), 0, 0)))
    board = rnd.choice([wood('#b98a5a', '#7a5030', rnd, 0.7), stone('#ece6dc', '#b8aea0', 1.6), plaster(mix(wall, '#ffffff', 0.35))])
    backdrop(box((12, 6, 0.08), (0, -2.4, -0.04), board, 0.01))
    color = rnd.choice(['#f2ece0', '#2f3a3c', '#c46a44', '#8a9a84', '#e8d8c0', '#7a3a30'])
    count = rnd.choice([1, 1, 2])
    for index in range(count):
        height = rnd.uniform(0.34, 0.56) * (1 if index == 0 else 0.5)
        x = (-0.18 if count > 1 else 0) + index * 0.42
        profile, lip = vessel(rnd, height)
        lathe(profile, glaze(color if index == 0 else rnd.choice(['#e8e0d0', '#b5623c', '#4a5a54']), rnd), wall=0.012, at=(x, rnd.uniform(-0.1, 0.12), 0))
        if lip > 0.03 and index == 0 and rnd.random() < 0.6:
            stems(rnd, (x, 0, height * 0.9), height, rnd.choice(['#7a6a3e', '#8d8a5a', '#5c6b3c']))
    if rnd.random() < 0.4:
        ball(0.085, (rnd.choice([-0.36, 0.42]), -0.12, 0.085), matte(rnd.choice(['#e8a03a', '#c8503a', '#f0e8da']), 0.6))
    dark, kind = matte('#101010'), rnd.choice(['palm', 'branch', 'bars', 'palm', 'arch'])
    elevation, side = rnd.uniform(20, 34), rnd.choice([-1, 1])
    around = side * rnd.uniform(32, 50)
    sun(elevation, around, 5.2, (1, 0.86, 0.68), 0.9)
    away = 3.4
    back = Vector((math.sin(math.radians(around)), -math.cos(math.radians(around)), math.tan(math.radians(elevation))))
    middle = Vector((0, 0.5, 0.55)) + back * away
    before = set(bpy.context.scene.objects)
    if kind == 'palm':
        palm(rnd, (-0.5 * rnd.choice([-1, 1]), 0, -0.7), rnd.uniform(1.3, 1.7), dark)
    elif kind == 'branch':
        branch(rnd, (rnd.uniform(-0.5, 0.5), 0, -0.6), rnd.uniform(1.2, 1.7), dark)
    else:
        outer, tall = 4.5, 1.6
        if kind == 'bars':
            for x in (-0.66, -0.22, 0.22, 0.66):
                box((0.05, 0.05, 3), (x, 0, 0), dark, 0)
            for z in (-0.55, 0.15, 0.85):
                box((1.4, 0.05, 0.05), (0, 0, z), dark, 0)
            hole = [(-0.66, -0.55), (0.66, -0.55), (0.66, 0.85), (-0.66, 0.85)]
        else:
            hole = [(-0.55, -0.7), (0.55, -0.7)] + [(0.55 * math.cos(k / 16 * math.pi), 0.4 + 0.55 * math.sin(k / 16 * math.pi)) for k in range(17)]
        ring = [(math.copysign(outer, x) if abs(x) > 0.01 else 0.0, 0, math.copysign(outer, z) if abs(z) > 0.01 else 0.0) for x, z in hole]
        if kind == 'arch':
            ring = [(outer * math.cos(math.atan2(z, x)) * 1.5, 0, outer * math.sin(math.atan2(z, x)) * 1.5) for x, z in hole]
        n = len(hole)
        mesh('blind', [(x, 0, z) for x, z in hole] + ring, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], dark)
    for obj in set(bpy.context.scene.objects) - before:
        matrix = obj.matrix_basis.copy()
        turned = Matrix.Rotation(math.radians(around), 4, 'Z')
        obj.matrix_basis = Matrix.Translation(middle) @ turned @ matrix
        obj.visible_camera = obj.visible_diffuse = obj.visible_glossy = False
        backdrop(obj)
    background('#c9d8ea', 0.32)
    frame(ratio, rnd.uniform(4, 10), rnd.uniform(-6, 6), 60, rnd.uniform(0.46, 0.6), 5, lift=0.25)
    return {'key': 0.5, 'spp': 8, 'bounces': 3}
