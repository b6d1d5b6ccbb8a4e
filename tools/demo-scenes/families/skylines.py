"""Towers with lit windows at dusk or in morning haze, a river before them."""
from kit import *

HOURS = [('#f6b98a', '#5a5a94', '#2a2c44', 1.0), ('#f2d8c4', '#8fb0cc', '#5a6474', 0.15), ('#c47a8a', '#2c2f5c', '#1c2036', 1.3), ('#f9d9a0', '#d98a6a', '#4a3a44', 0.7), ('#3f5a80', '#0f1830', '#141a28', 1.8), ('#e8e4e0', '#a8bccc', '#6a7480', 0.1)]


def facade(rnd, color, haze, reach, glowing):
    shader = Shader('tower', vary(color, rnd, 0.25), 0.4)
    bricks = shader.node('ShaderNodeTexBrick', Scale=1.0)
    bricks.offset = 0.0
    for name, value in (('Brick Width', rnd.choice([1.1, 1.6, 2.6])), ('Row Height', rnd.choice([1.3, 1.7])), ('Mortar Size', rnd.uniform(0.16, 0.3)), ('Bias', 0.0)):
        bricks.inputs[name].default_value = value
    coordinate, split, join = shader.node('ShaderNodeTexCoord'), shader.node('ShaderNodeSeparateXYZ'), shader.node('ShaderNodeCombineXYZ')
    add = shader.node('ShaderNodeMath', operation='ADD')
    shader.link(coordinate.outputs['Object'], split.inputs[0])
    shader.link(split.outputs['X'], add.inputs[0]).link(split.outputs['Y'], add.inputs[1])
    shader.link(add.outputs[0], join.inputs['X']).link(split.outputs['Z'], join.inputs['Y'])
    shader.link(join.outputs[0], bricks.inputs['Vector'])
    bricks.inputs['Color1'].default_value, bricks.inputs['Color2'].default_value, bricks.inputs['Mortar'].default_value = (1, 1, 1, 1), (0, 0, 0, 1), (0, 0, 0, 1)
    lit = shader.ramp(bricks.outputs['Color'], [(0.5, (0, 0, 0)), (0.72, rgb(rnd.choice(['#ffd08a', '#ffe2b0', '#ffb86a'])))])
    shader.link(lit, shader.bsdf.inputs['Emission'])
    shader.bsdf.inputs['Emission Strength'].default_value = glowing * rnd.uniform(0.5, 1.4)
    return shader.hazed(haze, reach).material


def tower(rnd, x, y, wide, high, skin):
    deep = wide * rnd.uniform(0.7, 1.2)
    kind = rnd.choice(['plain', 'plain', 'steps', 'crown', 'round', 'wedge'])
    if kind == 'round':
        lathe([(wide / 2, 0), (wide / 2, high), (wide * 0.4, high + 1), (0.01, high + 1.2)], skin, 32, at=(x, y, 0), levels=0)
        return
    if kind == 'steps':
        part = 1.0
        for level in (0.55, 0.8, 1.0):
            box((wide * part, deep * part, high * level), (x, y, high * level / 2), skin, 0)
            part *= 0.72
    else:
        box((wide, deep, high), (x, y, high / 2), skin, 0)
    if kind == 'crown':
        lathe([(wide * 0.5, 0), (wide * 0.34, wide * 0.4), (0.05, wide * 1.1)], skin, 4, at=(x, y, high), levels=0).rotation_euler = (0, 0, math.pi / 4)
    if kind == 'wedge':
        mesh('wedge', [(x - wide / 2, y - deep / 2, high), (x + wide / 2, y - deep / 2, high), (x + wide / 2, y + deep / 2, high), (x - wide / 2, y + deep / 2, high), (x + wide / 2, y - deep / 2, high + wide * 0.7), (x + wide / 2, y + deep / 2, high + wide * 0.7)], [(0, 1, 4), (3, 5, 2), (0, 4, 5, 3), (1, 2, 5, 4)], skin)
    if high > 36 and rnd.random() < 0.5:
        tube([(x, y, high), (x, y, high + 5), (x, y, high + 10)], 0.12, skin)


def build(rnd, ratio):
    low, high, tone, glowing = rnd.choice(HOURS)
    dusk(low, high, rnd.uniform(0.3, 0.5))
    bpy.context.scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.9
    reach = rnd.uniform(320, 520)
    skins = [facade(rnd, rnd.choice([tone, mix(tone, '#8a5a4a', 0.35), mix(tone, '#9ab0c0', 0.3)]), low, reach, glowing) for _ in range(9)]
    middle = rnd.uniform(-25, 25)
    for row in range(6):
        y, x = 70 + row * 24, -120.0
        while x < 120:
            wide = rnd.uniform(5, 11)
            crest = math.exp(-((x - middle) / 48) ** 2)
            tall = rnd.uniform(6, 14) + row * 3 + crest * rnd.uniform(8, 46)
            tower(rnd, x, y + rnd.uniform(-6, 6), wide, tall, rnd.choice(skins))
            x += wide + rnd.uniform(0.5, 5)
    box((300, 2, 1.6), (0, 58, 0.2), matte(mix(tone, '#000000', 0.3)), 0)
    lamp = glow('#ffd9a0', 6 * glowing + 0.5)
    for k in range(60):
        ball(0.22, (-118 + k * 4, 56.5, 2.2), lamp, segments=8)
    water = Shader('river', mix(tone, '#0c1c28', 0.5), 0.09, specular=0.7)
    water.bump(water.noise(0.5, 7, 0.6, 0.4, water.coordinates(scale=(1, 0.3, 1))), 0.55, 0.4)
    plane(500, 260, (0, -70, -0.6), water.material)
    sun(8, rnd.choice([-1, 1]) * 70, 1.4 if glowing < 1.4 else 0.2, (1, 0.75, 0.55), 2)
    camera((rnd.uniform(-20, 20), -40, rnd.uniform(5, 14)), (middle * 0.6, 80, rnd.uniform(16, 22)), (30 if ratio < 1 else 27) * rnd.uniform(0.85, 1.1))
    return {'key': 0.46 if glowing < 1.2 else 0.32, 'spp': 7, 'bounces': 3}
