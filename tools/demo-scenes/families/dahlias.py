"""Full flower heads from near, petal by petal around a spiral."""
from kit import *
from mathutils import Euler, Matrix

BLOOMS = [('#f6c9b0', '#e4795c', '#b23a3a'), ('#fbf3e6', '#f5d7d0', '#e2a0a8'), ('#f7e08a', '#efae3a', '#d0702a'), ('#e9b4d4', '#c4568f', '#7a1f55'), ('#f2efe6', '#e8e2c4', '#c4c88a'), ('#b8a6e0', '#7a5fb8', '#3f2c7a'), ('#f08a6a', '#c4302f', '#6a101c'), ('#fde3e8', '#f29ab0', '#d04a7a')]


def petal_of(color, rnd):
    shader = Shader('petal', color, 0.6, sheen=0.4)
    veins = shader.noise(5, 4, 0.6, 0.4, shader.coordinates(scale=(14, 1, 1)))
    shader.colored(veins, [(0.3, mix(color, (0, 0, 0), 0.16)), (0.7, color)])
    shader.bump(veins, 0.15, 0.02)
    return shader.material


def head(rnd, at, size, colors, lean):
    count, tip, fold = rnd.randint(110, 190), rnd.uniform(0.75, 1.15), rnd.uniform(0.35, 0.8)
    shades = [petal_of(mix(colors[0], colors[1], k / 3) if k < 4 else mix(colors[1], colors[2], (k - 3) / 3), rnd) for k in range(7)]
    if rnd.random() < 0.5:
        shades.reverse()
    protos = [blade(1, rnd.uniform(0.34, 0.46), rnd.uniform(-0.55, -0.15), shade, fold, tip, 9) for shade in shades]
    bake(*protos)
    base = Matrix.Translation(at) @ Euler((lean[0], lean[1], rnd.uniform(0, 6))).to_matrix().to_4x4()
    for k in range(count):
        t = (k / count) ** 0.75
        angle, tilt = k * 2.399963, math.radians(82 - 84 * t + rnd.uniform(-4, 4))
        length = size * (0.2 + 0.8 * t ** 0.8) * rnd.uniform(0.94, 1.05)
        twin = copy(protos[min(6, int(t * 7 + rnd.uniform(-0.4, 0.4)) if t * 7 > 0.5 else 0)], (0, 0, 0))
        root = Matrix.Translation((0, 0, size * (0.32 - 0.34 * t)))
        twin.matrix_world = base @ root @ Matrix.Rotation(angle, 4, 'Z') @ Matrix.Translation((0, size * 0.05 * t, 0)) @ Matrix.Rotation(tilt, 4, 'X') @ Matrix.Scale(length, 4)
    for proto in protos:
        bpy.data.objects.remove(proto)


def build(rnd, ratio):
    dark = rnd.random() < 0.5
    back = rnd.choice(['#1c2420', '#2a1e26', '#20262e']) if dark else rnd.choice(['#d9e0d2', '#f0dcd2', '#dcd6e6', '#efe7d6'])
    plane(40, 40, (0, 0, -1.6), matte(back))
    colors = rnd.choice(BLOOMS)
    others = rnd.sample(BLOOMS, 4)
    alone = rnd.random() < 0.4
    head(rnd, (0, 0, 0), 1.0, colors, (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2)))
    greens = [leaf(vary('#3f5f38', rnd, 0.2), rnd) for _ in range(3)]
    for _ in range(40):
        a = rnd.uniform(0, 6.283)
        made = blade(rnd.uniform(0.9, 1.5), rnd.uniform(0.4, 0.62), rnd.uniform(0.1, 0.8), rnd.choice(greens), 0.3, 0.7)
        reach = rnd.uniform(0.4, 1.7)
        made.location, made.rotation_euler = (math.cos(a) * reach, math.sin(a) * reach, rnd.uniform(-1.2, -0.5)), (rnd.uniform(-0.1, 0.5), 0, a - math.pi / 2)
    if not alone:
        for k in range(rnd.randint(4, 6)):
            a = k * 1.15 + rnd.uniform(-0.15, 0.15)
            head(rnd, (math.cos(a) * 1.65, math.sin(a) * 1.85, rnd.uniform(-0.5, -0.15)), rnd.uniform(0.6, 0.95), rnd.choice([colors, *others]), (-math.sin(a) * 0.4, math.cos(a) * 0.4))
    side = rnd.choice([-1, 1])
    area((side * 3.6, -1.5, 4.5), (0, 0, 0), 1.6, 330, (1, 0.94, 0.86))
    background('#ffffff', 0.3)
    tilt, reach = rnd.uniform(0.05, 0.8), rnd.uniform(3.3, 3.9) if alone else rnd.uniform(3.9, 4.7)
    camera((rnd.uniform(-0.6, 0.6), -reach * tilt, reach * 1.05), (0, 0, 0), 66, 2.2)
    return {'key': 0.36 if dark else 0.45, 'spp': 12, 'bounces': 3}
