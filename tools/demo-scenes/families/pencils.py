"""Colored pencils, side by side, fanned out or as a ring of points."""
from kit import *

SETS = [['#e8402f', '#f2793a', '#f7b632', '#f4e04a', '#9ccb3a', '#3fa05a', '#2f9aa8', '#2f6fc0', '#3a3f9a', '#6a3fa0', '#b03f9a', '#e85a8a'],
        ['#f4d4c4', '#f2b8a0', '#e89a8a', '#c97f7f', '#a86a7a', '#8a5a72', '#6a4a68', '#4a3f5a', '#3a4a5e', '#4f6a74', '#7f9a94', '#bcc9b8'],
        ['#f6e7c4', '#f0c98a', '#e0a04a', '#c9783a', '#a8562f', '#7f3f2a', '#5a2f26', '#3f4a34', '#5f7044', '#8a9a5a', '#b8c08a', '#dfe0c0'],
        ['#eaf2f6', '#bcdcea', '#86bfd8', '#4f9ac4', '#2f74a8', '#1f5286', '#183a64', '#2a2f5a', '#4a4a8a', '#7a7ab8', '#a8a8d8', '#d4d4f0']]
GROUNDS = ['#f4f0e8', '#e9dfd2', '#2a2c30', '#f6d9cc', '#cfe0e4', '#f2dfa8']


def pencil(rnd, color, length):
    """One pencil along +Y with its point at the origin."""
    sides, radius = 6, 0.05
    skin, pale, core = Shader('paint', vary(color, rnd, 0.04), 0.25, clearcoat=0.5).material, wood('#e9c99a', '#c99a64', rnd, 6), matte(color, 0.6)
    parts = []
    body = lathe([(radius, 0.3), (radius, 0.35), (radius, length - 0.02), (radius * 0.94, length)], skin, sides, levels=0)
    cone = lathe([(0.017, 0.1), (radius * 0.97, 0.34)], pale, 24, levels=0)
    lead = lathe([(0.002, 0.0), (0.009, 0.02), (0.0175, 0.1)], core, 16, levels=0)
    for part in (body, cone, lead):
        for polygon in part.data.polygons:
            polygon.use_smooth = part is not body
        part.rotation_euler = (-math.pi / 2, rnd.choice([0, math.pi / 6]), 0)
        parts.append(part)
    body.modifiers.clear()
    edge = body.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments = 0.006, 2
    return parts


def put(parts, at, turn):
    holder = bpy.data.objects.new('holder', None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler = at, (0, 0, turn)


def build(rnd, ratio):
    colors, ground = rnd.choice(SETS), rnd.choice(GROUNDS)
    plane(12, 12, (0, 0, -0.05), matte(ground, 0.85, 0.002))
    form = rnd.choice(['row', 'wave', 'ring', 'fan', 'meet'])
    if form in {'row', 'wave', 'meet'}:
        count = 24
        for index in range(count):
            color = colors[index % 12] if form != 'meet' else colors[index % 12]
            x = (index - (count - 1) / 2) * 0.104
            if form == 'meet':
                put(pencil(rnd, color, 2.2), (x, -0.06 + 0.22 * math.sin(index * 0.7), 0), math.pi)
                put(pencil(rnd, colors[(index + 6) % 12], 2.2), (x, 0.14 + 0.22 * math.sin(index * 0.7), 0), 0)
            else:
                lift = 0.35 * math.sin(index * 0.42) if form == 'wave' else rnd.uniform(-0.06, 0.06)
                put(pencil(rnd, color, 2.6), (x, 0.6 + lift, 0), math.pi)
        reach, turn = 1.15, rnd.choice([0, 0, 0.5, -0.6])
    elif form == 'ring':
        for index in range(24):
            a = index * math.tau / 24
            put(pencil(rnd, colors[index // 2], 1.6), (0.42 * math.cos(a), 0.42 * math.sin(a), 0.0), a - math.pi / 2)
        reach, turn = 1.35, 0
    else:
        for index in range(12):
            a = (index - 5.5) * 0.16
            put(pencil(rnd, colors[index], 2.4), (1.5 * math.sin(a), 1.5 * math.cos(a) - 0.5, 0), math.pi - a)
        reach, turn = 1.6, rnd.uniform(-0.3, 0.3)
    side = rnd.choice([-1, 1])
    area((side * 2.4, 1.2, 2.2), (0, 0, 0), 0.8, 160, (1, 0.95, 0.88))
    background('#ffffff', 0.5)
    eye = camera((0, 0, reach * 3.3), (0, 0, 0), 58)
    eye.rotation_euler = (0, 0, turn)
    return {'key': 0.55 if sum(rgb(ground)) > 0.4 else 0.4, 'spp': 8, 'bounces': 3}
