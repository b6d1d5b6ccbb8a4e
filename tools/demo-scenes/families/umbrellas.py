"""Colored umbrellas over a street, seen from below against the sky."""
from kit import *

SETS = [['#e8402f', '#f7b632', '#2f9aa8', '#f4f0e4', '#6a4aa0'], ['#f2a0b0', '#f7d7c4', '#bcd8e4', '#f6ecd0', '#c9b4dc'], ['#f2c02f', '#f7e7a0', '#f2932f', '#fdf6e0'], ['#2f5fa0', '#5aa8d0', '#e9f2f6', '#f2c84a'], ['#e85a7a', '#2fa08a', '#f2a83a', '#4a5ac0', '#f4f0e8'], ['#d8283a', '#f4efe6', '#d8283a', '#f0d8c8']]


def umbrella(rnd, at, size, color, tilt):
    gores = 8
    ripple = lambda u, v: 1 - 0.12 * v ** 2 * abs(math.sin(u * math.pi * gores))
    cloth = Shader('cloth', color, 0.75)
    thin = cloth.node('ShaderNodeBsdfTranslucent')
    thin.inputs['Color'].default_value = (*rgb(color), 1)
    blend = cloth.node('ShaderNodeMixShader')
    blend.inputs[0].default_value = 0.62
    cloth.link(cloth.bsdf.outputs[0], blend.inputs[1]).link(thin.outputs[0], blend.inputs[2]).link(blend.outputs[0], cloth.tree.nodes['Material Output'].inputs['Surface'])
    holder = bpy.data.objects.new('umbrella', None)
    bpy.context.collection.objects.link(holder)
    dark = metal('#3a3c40', 0.4)
    parts = [surface(lambda u, v: (size * v * ripple(u, v) * math.cos(u * math.tau), size * v * ripple(u, v) * math.sin(u * math.tau), size * (0.42 - 0.5 * v ** 2.2 + 0.05 * v ** 4 * abs(math.sin(u * math.pi * gores)))), gores * 8, 14, cloth.material, True)]
    for k in range(gores):
        a = k / gores * math.tau
        parts.append(tube([(0, 0, size * 0.4), (size * 0.5 * math.cos(a), size * 0.5 * math.sin(a), size * 0.3), (size * math.cos(a), size * math.sin(a), -size * 0.09)], 0.008, dark))
        parts.append(tube([(0, 0, size * 0.02), (size * 0.25 * math.cos(a), size * 0.25 * math.sin(a), size * 0.2), (size * 0.52 * math.cos(a), size * 0.52 * math.sin(a), size * 0.29)], 0.006, dark))
    parts.append(tube([(0, 0, size * 0.55), (0, 0, 0), (0, 0, -size * 0.75)], 0.014, dark))
    parts.append(tube([(0, 0, -size * 0.7), (0, 0, -size * 0.9), (size * 0.09, 0, -size * 0.98), (size * 0.16, 0, -size * 0.88)], 0.026, matte('#5a3420', 0.4)))
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler = at, (*tilt, rnd.uniform(0, 6))


def build(rnd, ratio):
    colors = rnd.choice(SETS)
    dusk('#e4eff8', rnd.choice(['#5a9ad8', '#7fb4e4', '#9cb8d0']), 0.7)
    sun(rnd.uniform(48, 70), rnd.uniform(0, 360), 4.2, (1, 0.95, 0.86), 0.8)
    rows, order = rnd.choice([0, 1]), rnd.choice(['mixed', 'rows'])
    wire = matte('#2a2a2c')
    for row in range(-1, 13):
        y = row * 2.35
        for column in range(-2, 3):
            x = column * 2.3 + (1.15 if rows and row % 2 else 0)
            color = colors[row % len(colors)] if order == 'rows' else rnd.choice(colors)
            umbrella(rnd, (x, y, 5.4 + rnd.uniform(-0.12, 0.12)), rnd.uniform(0.98, 1.1), vary(color, rnd, 0.05), (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12)))
        tube([(-7, y, 6.05), (0, y, 5.95), (7, y, 6.05)], 0.012, wire)
    for side in (-1, 1):
        wall = plaster(vary(rnd.choice(['#e9cfa8', '#d8a088', '#c9d2cc', '#f0e6d4', '#e8b8a0']), rnd), depth=0.05)
        box((0.4, 60, 9.5), (side * 6.2, 24, 4.2), wall, 0)
        frame_paint, pane, shutter = matte('#f2ece0', 0.7), Shader('pane', '#24303a', 0.06, specular=0.9).material, matte(rnd.choice(['#2f5a4a', '#3a5a8a', '#8a3a2f', '#4a7a8a']), 0.7)
        for k in range(12):
            for z in (1.8, 4.8, 7.6):
                y = 0.5 + k * 3.4
                box((0.2, 1.3, 1.8), (side * 6.0, y, z), frame_paint, 0)
                box((0.2, 1.05, 1.55), (side * 5.96, y, z), pane, 0)
                for leaf_of in (-0.95, 0.95):
                    box((0.08, 0.6, 1.8), (side * 5.95, y + leaf_of, z), shutter, 0)
        box((0.8, 60, 0.3), (side * 6.1, 24, 9.0), frame_paint, 0)
    plane(60, 90, (0, 20, 0), matte('#b8aca0', 0.9))
    if rnd.random() < 0.5:
        camera((rnd.uniform(-0.6, 0.6), 2, 0.9), (rnd.uniform(-0.3, 0.3), 5.6, 5.4), rnd.uniform(24, 30))
    else:
        camera((rnd.uniform(-1, 1), -1.5, 1.5), (0, 10, rnd.uniform(5.4, 6.6)), rnd.uniform(22, 28))
    return {'key': 0.58, 'spp': 8, 'bounces': 4}
