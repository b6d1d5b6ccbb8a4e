"""A row of painted house fronts along a canal or a paved street."""
from kit import *

ROWS = [['#d8583a', '#e9b04a', '#3f7f8a', '#e8a0a0', '#6a9a5a'], ['#f0c4b0', '#f4e2c0', '#bcd4d0', '#e2b4c4', '#c9cfe4'], ['#b5483a', '#d98a4a', '#e8c88a', '#8a3f3a', '#c4705a'], ['#3a6a9a', '#7fb0cf', '#f0ece0', '#2a4a6a', '#c4dce4'], ['#7a9a6a', '#e8d8a0', '#d0785a', '#f2e8d8', '#5a7a7a'], ['#e8c0a0', '#c45a6a', '#f0d878', '#8a6aa0', '#5aa0a0']]


def opening(x, z, wide, high, y, frame_paint, pane, shutter, sill, rnd, flowers):
    box((wide + 0.16, 0.1, high + 0.16), (x, y, z), frame_paint, 0)
    box((wide, 0.1, high), (x, y - 0.02, z), pane, 0)
    box((0.05, 0.06, high), (x, y - 0.06, z), frame_paint, 0)
    box((wide, 0.06, 0.05), (x, y - 0.06, z + high * 0.15), frame_paint, 0)
    if shutter:
        for side in (-1, 1):
            box((wide * 0.5, 0.06, high + 0.06), (x + side * (wide * 0.76 + 0.05), y - 0.06, z), shutter, 0)
            for line in range(6):
                box((wide * 0.4, 0.02, 0.03), (x + side * (wide * 0.76 + 0.05), y - 0.1, z - high * 0.4 + line * high * 0.16), shutter, 0)
    box((wide + 0.3, 0.22, 0.08), (x, y - 0.08, z - high / 2 - 0.1), sill, 0)
    if flowers:
        box((wide, 0.2, 0.16), (x, y - 0.2, z - high / 2 + 0.02), flowers[0], 0)
        for _ in range(26):
            ball(rnd.uniform(0.05, 0.09), (x + rnd.uniform(-wide, wide) / 2, y - 0.22 + rnd.uniform(-0.1, 0.1), z - high / 2 + rnd.uniform(0.1, 0.26)), rnd.choice(flowers[1:]), segments=8)


def house(rnd, left, wide, color, trims):
    floors = rnd.choice([2, 3, 3, 4])
    high, depth = floors * 2.7 + 0.6, 6
    y, middle = rnd.uniform(-0.15, 0.15), left + wide / 2
    wall = plaster(vary(color, rnd, 0.06), depth=0.04)
    box((wide, depth, high), (middle, y + depth / 2, high / 2), wall, 0.02)
    trim = trims[0]
    box((wide + 0.2, 0.3, 0.22), (middle, y - 0.05, high - 0.05), trim, 0.02)
    box((wide, 0.12, 0.55), (middle, y - 0.02, 0.27), stone('#b8ada0', '#8a8078', 2), 0)
    roof = rnd.choice(['gable', 'slope', 'flat'])
    tile = matte(vary('#a8553a', rnd, 0.2), 0.9)
    if roof == 'gable':
        tall = wide * rnd.uniform(0.45, 0.7)
        front = mesh('gable', [(left, y, high), (left + wide, y, high), (middle, y, high + tall), (left, y + depth, high), (left + wide, y + depth, high), (middle, y + depth, high + tall)],
                     [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2)], wall)
        front.data.materials.append(tile)
        for polygon in list(front.data.polygons)[2:]:
            polygon.material_index = 1
    elif roof == 'slope':
        mesh('roof', [(left - 0.15, y - 0.4, high), (left + wide + 0.15, y - 0.4, high), (left + wide + 0.15, y + depth * 0.5, high + 1.7), (left - 0.15, y + depth * 0.5, high + 1.7)], [(0, 1, 2, 3)], tile)
    pane = Shader('pane', rnd.choice(['#22303a', '#2a2a34', '#3a4650']), 0.05, specular=0.9).material
    shutter = matte(rnd.choice(['#2f5a4a', '#f0ece0', '#3a5a8a', '#8a3a2f', '#6a4a34', '#4a7a8a']), 0.7) if rnd.random() < 0.65 else None
    flowers = [matte('#8a5236'), leaf('#3f6a34', rnd), leaf('#4f7a3c', rnd), matte(rnd.choice(['#d8304a', '#e8709a', '#f0b030', '#f7f0e8']), 0.7)]
    columns = 2 if wide < 4.4 else 3
    sizes = (rnd.uniform(0.75, 0.95), rnd.uniform(1.3, 1.6))
    door_at = rnd.randrange(columns)
    for floor in range(floors):
        for column in range(columns):
            x, z = left + wide * (column + 0.5) / columns, 1.65 + floor * 2.7
            if floor == 0 and column == door_at:
                paint_of = matte(rnd.choice(['#5a2f24', '#2f4a3f', '#24405a', '#c9a04a', '#f0ece0', '#a83a34']), 0.45)
                box((1.3, 0.16, 2.5), (x, y - 0.01, 1.25), trim, 0.01)
                box((1.08, 0.14, 2.34), (x, y - 0.04, 1.17), paint_of, 0.01)
                for panel in (0.65, 1.55):
                    box((0.7, 0.04, 0.62), (x, y - 0.12, panel), paint_of, 0.015)
                box((1.5, 0.5, 0.16), (x, y - 0.2, 0.08), trims[1], 0.01)
            else:
                opening(x, z, *sizes, y, trim, pane, shutter, trims[1], rnd, flowers if rnd.random() < 0.4 else None)


def build(rnd, ratio):
    colors = rnd.choice(ROWS)
    trims = [matte(rnd.choice(['#f4efe4', '#efe6d6', '#e4ddd0']), 0.8), stone('#d8d0c4', '#a89c90', 2)]
    wet, x, last = rnd.random() < 0.55, -16.0, None
    while x < 16:
        wide = rnd.uniform(3.6, 5.2)
        color = rnd.choice([c for c in colors if c != last])
        last = color
        house(rnd, x, wide, color, trims)
        x += wide
    if wet:
        box((60, 1.6, 0.5), (0, -0.8, -0.26), trims[1], 0.02)
        water = Shader('water', '#12333a', 0.06, specular=0.7)
        water.bump(water.noise(1.1, 5, 0.55, 0.4, water.coordinates(scale=(1, 0.45, 1))), 0.35, 0.25)
        plane(90, 60, (0, -30, -0.9), water.material)
    else:
        ground = Shader('paving', '#b0a598', 0.8)
        bricks = ground.node('ShaderNodeTexBrick', Scale=1.6)
        ground.link(ground.coordinates(), bricks.inputs['Vector'])
        bricks.inputs['Color1'].default_value, bricks.inputs['Color2'].default_value, bricks.inputs['Mortar'].default_value = (*rgb('#b5a898'), 1), (*rgb('#9a8e82'), 1), (*rgb('#6a6058'), 1)
        ground.link(bricks.outputs['Color'], ground.bsdf.inputs['Base Color'])
        plane(90, 60, (0, -29, 0), ground.material)
    dusk(rnd.choice(['#dfeaf2', '#f4e4d0', '#e8ecef']), rnd.choice(['#6fa8d8', '#8fb8d8', '#a8b8cc']), 0.5)
    sun(rnd.uniform(32, 52), rnd.choice([-1, 1]) * rnd.uniform(28, 62), 3.6, (1, 0.91, 0.78), 0.6)
    turn = rnd.choice([0, 0, rnd.uniform(-7, 7)])
    reach = rnd.uniform(11, 15)
    camera((turn, -reach, rnd.uniform(2.2, 4)), (rnd.uniform(-1, 1), 0, 3.9 if wet else 4.4), rnd.uniform(30, 36) if ratio < 1 else rnd.uniform(26, 32))
    return {'key': 0.52, 'spp': 6, 'bounces': 3}
