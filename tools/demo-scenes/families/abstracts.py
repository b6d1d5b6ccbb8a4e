"""Balls, rings, steps and slabs in two or three colors."""
from kit import *

SETS = [['#e9c8b4', '#c9573a', '#f2e8da', '#3a4a5a'], ['#cfd8d4', '#2f5d62', '#e6b566', '#f2efe6'], ['#d8cbe0', '#6a4a7c', '#f0dfc8', '#e08a6a'], ['#f0dcb8', '#d98a2b', '#b5452f', '#fff6e6'], ['#b8c9d9', '#27496d', '#f2c6a8', '#f4f1ea'], ['#2c3038', '#c9a35a', '#8a3f3a', '#e6ded0'], ['#c5d1b4', '#4f6b45', '#f0e4c8', '#d97f5f']]


def build(rnd, ratio):
    tone, *colors = rnd.choice(SETS)
    sweep(tone, 12)
    skin = lambda: rnd.choice([matte(rnd.choice(colors), 0.7), matte(rnd.choice(colors), 0.35), Shader('gloss', rnd.choice(colors), 0.08).material, metal('#d9b06a', 0.12) if rnd.random() < 0.3 else matte(tone, 0.7)])
    kind = rnd.choice(['steps', 'stack', 'rings', 'columns', 'field'])
    if kind == 'steps':
        for index in range(rnd.randint(4, 7)):
            box((0.22, 0.3, 0.08 * (index + 1)), (index * 0.2 - 0.5, 0.1, 0.04 * (index + 1)), matte(mix(tone, colors[0], index / 7)), 0.004)
            if rnd.random() < 0.5:
                ball(0.05, (index * 0.2 - 0.5, 0.04, 0.08 * (index + 1) + 0.05), skin())
        ball(rnd.uniform(0.1, 0.18), (rnd.uniform(-0.5, -0.2), -0.3, 0.14), skin())
    elif kind == 'stack':
        z = 0.0
        for index in range(rnd.randint(4, 6)):
            radius = rnd.uniform(0.07, 0.2)
            if rnd.random() < 0.45:
                ball(radius * 0.8, (0, 0, z + radius * 0.8), skin())
                z += radius * 1.58
            else:
                tall = rnd.uniform(0.05, 0.14)
                lathe([(radius * 0.97, 0), (radius, 0.008), (radius, tall - 0.008), (radius * 0.97, tall), (0.001, tall)], skin(), at=(0, 0, z), levels=0, segments=96)
                z += tall
    elif kind == 'rings':
        for index in range(rnd.randint(2, 4)):
            radius = rnd.uniform(0.16, 0.34)
            thick = rnd.uniform(0.03, 0.06)
            bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=96, minor_segments=32, location=(rnd.uniform(-0.3, 0.3), rnd.uniform(-0.2, 0.3), radius + thick), rotation=(math.pi / 2, 0, rnd.uniform(-0.7, 0.7)))
            bpy.ops.object.shade_smooth()
            paint(bpy.context.object, skin())
        ball(0.09, (rnd.uniform(-0.3, 0.3), -0.3, 0.09), skin())
    elif kind == 'columns':
        for index in range(rnd.randint(7, 12)):
            radius, tall = rnd.uniform(0.03, 0.09), rnd.uniform(0.1, 0.7)
            at = (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.25, 0.4), 0)
            lathe([(radius, 0), (radius, tall - 0.01), (radius * 0.9, tall), (0.001, tall)], skin(), at=at, levels=0, segments=64)
            if rnd.random() < 0.4:
                ball(radius * 0.9, (at[0], at[1], tall + radius * 0.9), skin())
    else:
        for _ in range(rnd.randint(25, 45)):
            radius = rnd.uniform(0.03, 0.13)
            ball(radius, (rnd.uniform(-0.6, 0.6), rnd.uniform(-0.5, 0.5), radius), skin())
    side = rnd.choice([-1, 1])
    area((side * 1.8, -1.0, 2.0), (0, 0, 0.2), rnd.uniform(0.15, 0.6), 90, (1, 0.92, 0.82))
    background('#ffffff', 0.3)
    frame(ratio, rnd.uniform(8, 30), rnd.uniform(-25, 25), 60, 0.72, 8)
    return {'key': 0.55, 'spp': 8}
