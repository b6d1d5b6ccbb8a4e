"""A small house in the snow or on a meadow, firs around it and lit windows."""
from families.firs import fir
from kit import *

HOURS = [('#e8a88a', '#4a5a94', '#dfe6f4', True), ('#b8c4e0', '#26345e', '#c9d4ea', True), ('#f4d8bc', '#7fa0c8', '#eef2f8', True), ('#f2e4c8', '#8fb8d4', '#8a9a4a', False), ('#f6c9a0', '#8a7aa8', '#7a7a3e', False), ('#d0d8e0', '#8a9cb0', '#e6ebf2', True)]
WALLS = ['#8a2f26', '#5a3a26', '#2f3a34', '#c9a06a', '#e9e2d4', '#3a4a5a', '#b8862f']


def boards(color, rnd):
    shader = Shader('boards', color, 0.75)
    wave = shader.node('ShaderNodeTexWave', Scale=rnd.choice([1.1, 1.6]), Distortion=0.1, bands_direction=rnd.choice(['Z', 'X']))
    shader.link(shader.coordinates(), wave.inputs['Vector'])
    shader.colored(wave.outputs['Fac'], [(0.04, mix(color, '#000000', 0.65)), (0.12, color), (1.0, mix(color, '#ffffff', 0.06))])
    return shader.material


def house(rnd, x, y, z, skin, roof_top, glass_lit, trim, steep, wide, turn):
    deep, high = wide * 1.25, rnd.uniform(2.0, 2.7)
    holder = bpy.data.objects.new('house', None)
    bpy.context.collection.objects.link(holder)
    ridge = high + steep * wide / 2
    parts = [mesh('hull', [(-wide / 2, -deep / 2, -1), (wide / 2, -deep / 2, -1), (wide / 2, -deep / 2, high), (0, -deep / 2, ridge), (-wide / 2, -deep / 2, high), (-wide / 2, deep / 2, -1), (wide / 2, deep / 2, -1), (wide / 2, deep / 2, high), (0, deep / 2, ridge), (-wide / 2, deep / 2, high)],
                  [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 4, 9, 5), (1, 6, 7, 2)], skin)]
    over, far = 0.4, deep / 2 + 0.45
    for side in (-1, 1):
        low = (side * (wide / 2 + over), high - steep * over)
        for lift, material, extra in ((0.02, trim, 0.0), (0.16, roof_top, -0.03)):
            made = mesh('roof', [(0, -far - extra, ridge + lift), (low[0], -far - extra, low[1] + lift), (low[0], far + extra, low[1] + lift), (0, far + extra, ridge + lift)], [(0, 1, 2, 3) if side > 0 else (3, 2, 1, 0)], material)
            solid = made.modifiers.new('thick', 'SOLIDIFY')
            solid.thickness, solid.offset = 0.14 if material is trim else 0.24, 1
            parts.append(made)
    front = -deep / 2 - 0.02
    panes = [(-wide * 0.24, 1.15, 0.8, 0.95)] + ([(wide * 0.24, 1.15, 0.8, 0.95)] if wide > 4.4 else []) + ([(0, high + steep * wide * 0.17, 0.7, 0.75)] if steep > 0.7 else [])
    for px, pz, w, h in panes:
        parts += [box((w + 0.24, 0.1, h + 0.24), (px, front, pz), trim, 0.01), box((w, 0.12, h), (px, front - 0.01, pz), glass_lit, 0), box((0.05, 0.16, h), (px, front - 0.01, pz), trim, 0), box((w, 0.16, 0.05), (px, front - 0.01, pz), trim, 0)]
    door = wide * (0.05 if wide > 4.4 else 0.22)
    parts += [box((1.0, 0.1, 1.95), (door, front, 0.95), trim, 0.01), box((0.82, 0.12, 1.8), (door, front - 0.01, 0.88), matte(rnd.choice(['#2f4a44', '#7a2f26', '#c9923a', '#3a2a20']), 0.6), 0.01), box((1.6, 0.9, 0.2), (door, front - 0.4, -0.02), trim, 0.02)]
    for off in (-0.8, 0.0, 0.8):
        parts += [box((0.1, 0.7, 0.85), (wide / 2, off * deep * 0.36, 1.2), trim, 0.01), box((0.12, 0.55, 0.7), (wide / 2 + 0.01, off * deep * 0.36, 1.2), glass_lit, 0)] if off else []
    parts += [box((0.55, 0.55, 1.7), (-wide * 0.2, deep * 0.15, ridge + 0.1), stone('#8a7f76', '#4a4440', 2), 0.02), box((0.62, 0.62, 0.16), (-wide * 0.2, deep * 0.15, ridge + 1.0), roof_top, 0.04)]
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler = (x, y, z), (0, 0, turn)


def build(rnd, ratio):
    low, high, ground, snow = rnd.choice(HOURS)
    dusk(low, high, rnd.uniform(0.35, 0.5))
    world = bpy.context.scene.world.node_tree.nodes['Background']
    world.inputs['Strength'].default_value = 0.75
    seed, reach = rnd.uniform(0, 99), rnd.uniform(120, 200)
    cover = Shader('cover', ground, 0.7 if snow else 1.0)
    cover.colored(cover.noise(0.4, 6), [(0.35, mix(ground, '#4a5a80' if snow else '#3a3a14', 0.18)), (0.65, ground)])
    cover.bump(cover.noise(3, 6), 0.5, 0.12 if snow else 0.3)
    cover.hazed(low, reach)
    flatness = lambda x, y: min(1.0, math.hypot(x * 0.8, y - 12) / 14) ** 1.5
    height = lambda x, y: (fractal(x, y, 0.045, 4, seed) * 3.2 + max(0, y - 16) * 0.16) * flatness(x, y)
    terrain(220, 200, 170, lambda x, y: height(x, y + 80), (0, 80, 0), cover.material)
    far = Shader('far', mix(ground, '#5a6a84', 0.5), 1.0).hazed(low, reach * 1.5).material
    terrain(700, 160, 110, lambda x, y: 46 * ridged(x, y, 0.009, 6, seed) - 20, (0, 330, 0), far)
    lit = glow(rnd.choice(['#ffb45a', '#ffc876']), 5.5)
    top = matte('#f4f6fb', 0.8, 0.01) if snow else rnd.choice([matte('#3a3634', 0.9), boards('#6a4a34', rnd), matte('#7a3a2c', 0.9)])
    trim = matte(rnd.choice(['#f2eee6', '#f2eee6', '#3a2a20']), 0.7)
    house(rnd, 0, 12, height(0, 12), boards(vary(rnd.choice(WALLS), rnd), rnd), top, lit, trim, rnd.choice([0.6, 0.85, 1.2, 1.5]), rnd.uniform(3.8, 5.6), rnd.choice([-1, 1]) * rnd.uniform(0.25, 0.65) - 0.2)
    protos = [fir(rnd, Shader('fir', vary('#1f3a2e', rnd, 0.25), 1.0).hazed(low, reach).material) for _ in range(4)]
    frosted = [fir(rnd, Shader('frost', '#d4deea', 1.0).hazed(low, reach).material) for _ in range(2)] if snow else protos
    for _ in range(rnd.randint(90, 240)):
        y = rnd.uniform(4, 110)
        x = rnd.uniform(-0.75, 0.75) * (y + 14)
        if math.hypot(x, y - 12) < 7.5 or (abs(x) < 6 and y < 14):
            continue
        size, spin = rnd.uniform(4, 9.5), rnd.uniform(0, 6)
        copy(rnd.choice(protos if rnd.random() < 0.8 else frosted), (x, y, height(x, y) - 0.3), (0, 0, spin), size)
    for proto in {*protos, *frosted}:
        bpy.data.objects.remove(proto)
    for step in range(14):
        t = step / 13
        ball(0.34, (2.2 * math.sin(t * 2.4) * (1 - t) + 0.4, -6 + t * 14, height(2.2 * math.sin(t * 2.4) * (1 - t), -6 + t * 14) - 0.28), matte(mix(ground, '#5a5a6a', 0.35), 0.9), 1, segments=10)
    sun(rnd.uniform(6, 18), rnd.choice([-1, 1]) * rnd.uniform(50, 110), 1.2, (1, 0.78, 0.6), 2)
    camera((rnd.uniform(-3, 3), -7, rnd.uniform(2.6, 5)), (0, 12, 3.2 if ratio > 0.9 else 3.9), (40 if ratio > 0.9 else 36) * rnd.uniform(0.85, 1.1))
    return {'key': 0.45, 'spp': 7, 'bounces': 3}
