"""Glazed clay cats: one that sits, or a few in a row, on a shelf."""
from kit import *

WALLS = ['#e9dccb', '#c9d4d8', '#e6c4b4', '#d4d8c4', '#8a9a94', '#f0e4c8', '#d8cce0', '#b5a08a']
COATS = [('#f2ebe0', '#d88a4a'), ('#2a2a2e', '#f0ebe2'), ('#d8924a', '#f4e6d0'), ('#8a8e94', '#f0eeea'), ('#f4efe6', '#3a3634'), ('#c9a88a', '#6a4a38'), ('#5a7a8a', '#e9e4d8'), ('#e8b8a8', '#f7efe6')]


def cat(rnd, at, size, turn):
    base, second = rnd.choice(COATS)
    skin = Shader('glaze', vary(base, rnd, 0.04), rnd.uniform(0.12, 0.3), clearcoat=0.4)
    marks = rnd.choice(['plain', 'patches', 'stripes'])
    if marks == 'patches':
        skin.colored(skin.noise(5.5, 1, 0.3, 0.4), [(0.55, base), (0.58, second)])
    elif marks == 'stripes':
        wave = skin.node('ShaderNodeTexWave', Scale=4.2, Distortion=4.0, Detail=1.0, bands_direction='Z')
        skin.link(skin.coordinates(), wave.inputs['Vector'])
        skin.colored(wave.outputs['Fac'], [(0.62, base), (0.75, second)])
    balls = bpy.data.metaballs.new('cat')
    balls.resolution = balls.render_resolution = 0.028
    balls.threshold = 0.1
    fat, look = rnd.uniform(0.92, 1.22), rnd.uniform(-0.35, 0.35)
    tall = rnd.uniform(0.9, 1.12)

    def blob(x, y, z, radius, stretch=(1, 1, 1)):
        element = balls.elements.new(type='ELLIPSOID')
        element.co, element.radius = (x, y, z), radius
        element.size_x, element.size_y, element.size_z = stretch
        element.stiffness = 4

    blob(0, 0.06, 0.2, 0.32 * fat, (1, 1.05, 0.85))
    blob(0, 0.0, 0.4 * tall, 0.25 * fat, (0.95, 0.9, 1.15))
    blob(0, -0.05, 0.58 * tall, 0.18, (1, 0.95, 1))
    head = (math.sin(look) * 0.04, -0.1, 0.76 * tall)
    blob(*head, 0.22, (1.08, 0.98, 0.92))
    for side in (-1, 1):
        blob(side * 0.08, -0.17, 0.2, 0.1, (0.75, 0.85, 2.3))
        blob(side * 0.085, -0.24, 0.04, 0.1, (0.9, 1.3, 0.7))
        blob(side * 0.2 * fat, 0.06, 0.1, 0.16, (0.8, 1.5, 0.9))
        blob(head[0] + side * 0.055 * math.cos(look) + 0.135 * math.sin(look), head[1] - 0.135 * math.cos(look) + side * 0.055 * math.sin(look), head[2] - 0.06, 0.075, (1, 0.8, 0.75))
    obj = bpy.data.objects.new('cat', balls)
    bpy.context.collection.objects.link(obj)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    bpy.data.objects.remove(obj)
    body = bpy.data.objects.new('body', data)
    bpy.context.collection.objects.link(body)
    data.materials.clear()
    data.materials.append(skin.material)
    for polygon in data.polygons:
        polygon.use_smooth = True
    soften(body, 1)
    parts = [body]
    turned = lambda x, y, z: (head[0] + x * math.cos(look) - y * math.sin(look), head[1] + y * math.cos(look) + x * math.sin(look), head[2] + z)
    inner = matte(mix(base, '#e8a090', 0.6), 0.5)
    for side in (-1, 1):
        for shrink, material, forward in ((1.0, skin.material, 0.0), (0.62, inner, -0.016)):
            ear = lathe([(0.07 * shrink, 0), (0.055 * shrink, 0.05 * shrink), (0.028 * shrink, 0.1 * shrink), (0.006, 0.135 * shrink)], material, 24)
            ear.location = turned(side * 0.105, forward, 0.115)
            ear.scale, ear.rotation_euler = (1, 0.5, 1), (0.12, side * 0.32, look)
            parts.append(ear)
        dark = Shader('eye', '#16140f', 0.08, clearcoat=1.0).material
        shut = [turned(side * 0.08 + dx * 0.034, -0.176 + abs(dx) * 0.012 + abs(side * 0.08 + dx * 0.034) * 0.16, 0.025 - 0.018 * (1 - dx * dx) * (1 if marks != 'plain' else -1)) for dx in (-1, -0.5, 0, 0.5, 1)]
        parts.append(tube(shut, 0.0065, dark))
        for k in (-0.018, 0.008):
            a, b = turned(side * 0.09, -0.19, -0.045 + k), turned(side * 0.24, -0.15, -0.035 + k * 2.4)
            parts.append(tube([a, tuple((p + q) / 2 for p, q in zip(a, b)), b], 0.0022, matte(mix(base, '#4a4038', 0.6) if sum(rgb(base)) > 0.6 else '#e0d8cc')))
    nose = ball(0.02, turned(0, -0.222, -0.022), matte('#c9787a', 0.35), 0.7, segments=16)
    parts.append(nose)
    side = rnd.choice([-1, 1])
    parts.append(tube([(0, 0.3 * fat, 0.06), (side * 0.22 * fat, 0.3, 0.05), (side * 0.36 * fat, 0.02, 0.05), (side * 0.3 * fat, -0.22, 0.05), (side * 0.14, -0.34, 0.055)], 0.05, skin.material, [1, 1.05, 1.0, 0.9, 0.7]))
    if rnd.random() < 0.5:
        ring = lathe([(0.145, -0.02), (0.165, 0.0), (0.145, 0.02)], glaze(rnd.choice(['#c83a34', '#2f6a8a', '#e0a83a', '#3a6a4a']), rnd), 48, at=(0, -0.06, 0.6 * tall))
        ring.rotation_euler = (0.2, 0, 0)
        parts += [ring, ball(0.03, (0, -0.225, 0.565 * tall), metal('#d8a850', 0.2), segments=16)]
    holder = bpy.data.objects.new('holder', None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler, holder.scale = at, (0, 0, turn), (size,) * 3


def build(rnd, ratio):
    wall = rnd.choice(WALLS)
    tabletop(rnd, rnd.choice([wood('#b88a5a', '#7c5230', rnd, 0.7), wood('#e3c9a0', '#b08a5a', rnd, 0.7), plaster('#efe9df'), stone('#ece6dc', '#b8aea0', 1.6)]), plaster(vary(wall, rnd)))
    count = rnd.choice([1, 1, 2, 3]) if ratio < 1.1 else rnd.choice([2, 3])
    x = -0.18 * (count - 1)
    for index in range(count):
        cat(rnd, (x, rnd.uniform(-0.03, 0.05), 0), rnd.uniform(0.3, 0.4), rnd.uniform(-0.5, 0.5))
        x += 0.36
    if rnd.random() < 0.6:
        side = rnd.choice([-1, 1])
        spot = side * (0.2 + 0.19 * (count - 1) + 0.06)
        lathe(spline([(0.035, 0), (0.07, 0.07), (0.025, 0.18), (0.03, 0.21)], 8), glaze(rnd.choice(['#f0ebe0', '#7a8a7a', '#c4704a', '#3a4a56']), rnd), wall=0.006, at=(spot, 0.14, 0))
    window_light(rnd, rnd.uniform(55, 80))
    frame(ratio, rnd.uniform(5, 12), rnd.uniform(-10, 10), 65, rnd.uniform(0.7, 0.82), 3.2)
    return {'key': 0.48, 'spp': 9, 'bounces': 4}
