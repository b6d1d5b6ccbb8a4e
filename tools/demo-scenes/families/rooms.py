"""A corner of a room: a seat, a lamp, a plant, a print."""
from families.posters import INKS, framed
from families.potted_plants import GREENS, rosette, stalked
from kit import *

MOODS = [('#e6dccb', '#5f7a6a', '#d8a84a'), ('#c9d2cc', '#c4704a', '#2f4a4a'), ('#8a9a8a', '#e6d8c4', '#b5563a'), ('#e2c4b0', '#7a3f34', '#efe4d2'), ('#4a5a66', '#d89a5a', '#e8dcc8'), ('#efe8dc', '#2f4a6a', '#d8785a'), ('#d8b8a8', '#4f5f4a', '#f0e4d0'), ('#b8583f', '#efe2cc', '#3a4a44'), ('#dcd6e0', '#6a5a84', '#e8b87a'), ('#3f4f48', '#c9886a', '#e9d9b8')]
SHAPES = [(540, 680), (600, 600), (720, 540), (480, 640)]


def cushion(size, at, material, turn=(0, 0, 0)):
    """A plump box: its faces bulge."""
    wide, deep, high = size

    def build(shape):
        bmesh.ops.create_cube(shape, size=1)
        bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=7, use_grid_fill=True)
        for vertex in shape.verts:
            x, y, z = vertex.co
            swell = (1 - (2 * x) ** 4) * (1 - (2 * y) ** 4)
            side = (1 - (2 * z) ** 4)
            vertex.co = (x * wide * (0.97 + 0.03 * side), y * deep * (0.97 + 0.03 * side), z * high * (0.72 + 0.34 * swell))

    made = made_of('cushion', build, at, material)
    made.rotation_euler = turn
    return soften(made, 1)


def sofa(rnd, wide, cloth, legs, at):
    seats = 1 if wide < 1.2 else 2 if wide < 1.9 else 3
    arm = rnd.uniform(0.12, 0.2)
    inner = wide - 2 * arm
    box((wide, 0.82, 0.18), (at[0], at[1], 0.25), cloth, 0.03)
    box((wide, 0.18, 0.55), (at[0], at[1] + 0.34, 0.5), cloth, 0.06)
    for side in (-1, 1):
        box((arm, 0.84, rnd.uniform(0.42, 0.46)), (at[0] + side * (wide - arm) / 2, at[1] - 0.01, 0.4), cloth, 0.06)
        for y in (-0.34, 0.34):
            tube([(at[0] + side * (wide / 2 - 0.1), at[1] + y, 0.18), (at[0] + side * (wide / 2 - 0.09), at[1] + y, 0.08), (at[0] + side * (wide / 2 - 0.07), at[1] + y, 0)], 0.017, legs)
    for index in range(seats):
        x = at[0] - inner / 2 + inner * (index + 0.5) / seats
        cushion((inner / seats - 0.01, 0.68, 0.19), (x, at[1] - 0.08, 0.43), cloth)
        cushion((inner / seats - 0.02, 0.42, 0.18), (x, at[1] + 0.2, 0.69), cloth, (math.radians(78), 0, 0))
    return inner


def floor_lamp(rnd, at, metal_of):
    lathe([(0.15, 0), (0.15, 0.015), (0.14, 0.02), (0.001, 0.02)], metal_of, at=at, levels=0)
    tall = rnd.uniform(1.35, 1.6)
    tube([at, (at[0], at[1], tall / 2), (at[0], at[1], tall)], 0.011, metal_of)
    cloth = Shader('shade', '#f3e6cc', 0.9)
    cloth.bsdf.inputs['Emission'].default_value, cloth.bsdf.inputs['Emission Strength'].default_value = (*rgb('#ffc98a'), 1), 1.3
    low, high = rnd.uniform(0.19, 0.24), rnd.uniform(0.1, 0.2)
    surface(lambda u, v: ((low + (high - low) * v) * math.cos(u * math.tau) + at[0], (low + (high - low) * v) * math.sin(u * math.tau) + at[1], tall - 0.06 + 0.28 * v), 56, 2, cloth.material, True)
    point((at[0], at[1], tall + 0.3), 9, (1, 0.7, 0.42), 0.08)


def build(rnd, ratio):
    wall, seat, accent = rnd.choice(MOODS)
    backdrop(plane(14, 7, (0, 0, 3), plaster(vary(wall, rnd)), (math.radians(90), 0, 0)))
    tone = rnd.choice(['#b88a5a', '#8a5a36', '#d8bf98', '#6a4a34'])
    boards = Shader('boards', tone, 0.38)
    planks = boards.node('ShaderNodeTexBrick', Scale=1.0)
    planks.offset, planks.squash = 0.37, 1.0
    boards.link(boards.coordinates(scale=(1, 1, 1)), planks.inputs['Vector'])
    for name, value in (('Brick Width', 1.7), ('Row Height', 0.15), ('Mortar Size', 0.003)):
        planks.inputs[name].default_value = value
    planks.inputs['Color1'].default_value, planks.inputs['Color2'].default_value, planks.inputs['Mortar'].default_value = (*rgb(tone), 1), (*mix(tone, '#3a2414', 0.3), 1), (*mix(tone, '#1a0e06', 0.8), 1)
    boards.link(planks.outputs['Color'], boards.bsdf.inputs['Base Color'])
    backdrop(plane(14, 9, (0, -4.5, 0), boards.material))
    backdrop(box((14, 0.03, 0.12), (0, -0.015, 0.06), matte('#f0ece4', 0.6), 0.004))
    cloth, legs = fabric(vary(seat, rnd), rnd, 260), wood(rnd.choice(['#b98a58', '#5a3a24']), '#3a2414', rnd, 2)
    wide = rnd.choice([0.9, 0.9, 1.5]) if ratio < 0.9 else rnd.choice([1.6, 2.1, 2.2])
    inner = sofa(rnd, wide, cloth, legs, (0, -0.62, 0))
    pillow = fabric(accent, rnd, 260)
    for side in rnd.sample([-1, 1], rnd.choice([1, 2])) if wide > 1.2 else [0]:
        cushion((0.4, 0.4, 0.15), (side * (inner / 2 - 0.22), -0.7, 0.72), pillow if rnd.random() < 0.6 else fabric(mix(accent, '#f4ecdc', 0.6), rnd, 260), (math.radians(68), rnd.uniform(-0.2, 0.2), -side * 0.3))
    if rnd.random() < 0.75:
        rug = fabric(mix(accent, '#efe6d8', rnd.uniform(0.2, 0.7)), rnd, 120, mix(seat, '#efe6d8', 0.4) if rnd.random() < 0.5 else None)
        if rnd.random() < 0.4:
            backdrop(lathe([(1.05, 0), (1.05, 0.012), (1.0, 0.016), (0.001, 0.016)], rug, at=(0, -1.35, 0), levels=0))
        else:
            backdrop(box((wide + 0.5, 1.5, 0.014), (0, -1.2, 0.007), rug, 0.003))
    bar, inks = rnd.choice([matte('#1e1e20', 0.5), wood('#b98a58', '#7a5230', rnd, 2), matte('#efe9dd', 0.5)]), rnd.choice(INKS)
    count = rnd.choice([0, 1, 2, 3]) if wide > 1.2 else rnd.choice([0, 1])
    size = {0: 0, 1: rnd.uniform(0.5, 0.66), 2: 0.42, 3: 0.34}[count]
    for index in range(count):
        framed(rnd, size, size * 1.38, ((index - (count - 1) / 2) * (size + 0.1), -0.02, 1.52), inks if rnd.random() < 0.6 else rnd.choice(INKS), bar)
    side = rnd.choice([-1, 1])
    lit = rnd.random() < (0.65 if ratio > 0.9 else 0.4)
    if lit:
        floor_lamp(rnd, (side * (wide / 2 + 0.3), -0.4, 0), rnd.choice([metal('#c9a35a', 0.25), matte('#1e1e20', 0.5)]))
    if (ratio > 0.9 or not lit) and (rnd.random() < 0.75 or not count):
        x, tall = -side * (wide / 2 + 0.34), rnd.uniform(0.26, 0.36)
        lathe([(0.13, 0), (0.17, tall * 0.9), (0.175, tall), (0.16, tall)], rnd.choice([matte('#b5623c', 0.9, 0.004), glaze('#e9e4da', rnd), matte('#c9a878', 0.95, 0.01)]), wall=0.015, at=(x, -0.42, 0))
        green = leaf(vary(rnd.choice(GREENS), rnd, 0.25), rnd, 0.5)
        if rnd.random() < 0.6:
            stalked(rnd, (x, -0.42, tall * 0.85), rnd.randint(14, 22), rnd.uniform(0.75, 1.05), rnd.uniform(0.17, 0.24), green, leaf('#5a7a3a', rnd))
        else:
            rosette(rnd, (x, -0.42, tall * 0.85), rnd.randint(18, 30), rnd.uniform(0.7, 0.95), 0.07, green, 0.7, 1.45)
    if rnd.random() < 0.55 and wide > 1.2:
        top = rnd.choice([wood('#a8743f', '#5a3a20', rnd, 0.6), stone('#ece6dc', '#b3a99c', 2), matte('#efe9dd', 0.4)])
        lathe([(0.36, 0.36), (0.38, 0.37), (0.38, 0.39), (0.37, 0.4), (0.001, 0.4)], top, at=(0, -1.5, 0), levels=0)
        for k in range(3):
            a = k * 2.09 + 0.5
            tube([(0.24 * math.cos(a), -1.5 + 0.24 * math.sin(a), 0.37), (0.27 * math.cos(a), -1.5 + 0.27 * math.sin(a), 0.18), (0.3 * math.cos(a), -1.5 + 0.3 * math.sin(a), 0)], 0.014, legs)
        lathe(spline([(0.03, 0), (0.06, 0.06), (0.025, 0.14), (0.03, 0.17)], 8), glaze(rnd.choice(['#ece5d8', '#3a4a46', '#c98f6a']), rnd), wall=0.005, at=(0.1, -1.48, 0.4), segments=40)
        box((0.2, 0.15, 0.03), (-0.12, -1.52, 0.415), matte(accent), 0.003, 0.3)
    key = rnd.choice([-1, 1]) if not lit else -side
    area((key * 3, -2.6, 2.4), (0, -0.4, 0.7), 1.2, 150, (1, 0.94, 0.86))
    background('#ffffff', 0.35)
    frame(ratio, rnd.uniform(4, 11), key * rnd.uniform(0, 14), 45, rnd.uniform(0.9, 0.98), lift=0.02)
    return {'key': 0.5, 'spp': 9, 'bounces': 3}
