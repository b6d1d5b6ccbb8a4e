"""Slices and whole fruit of the citrus family on a colored ground, seen from above."""
from kit import *
from mathutils import Matrix

GROUNDS = ['#f3c9b4', '#bfe0dc', '#f6e3b4', '#f2ede4', '#2f5a52', '#e8a0a0', '#9cc4e0', '#f0b84a', '#d9d2e6', '#3a4a6a', '#c9dcb0']
KINDS = {'orange': ('#f08a1c', '#f79a2a', '#fbe8c4', 1.0), 'lemon': ('#f4cf2a', '#f6dc58', '#fbf5da', 0.86), 'lime': ('#5f9a2a', '#a8cf5a', '#eaf3d0', 0.72), 'grapefruit': ('#f2a84a', '#e8605a', '#fbe6d4', 1.2), 'blood': ('#d8622a', '#a81e34', '#f6dcc8', 0.95)}


def peel_of(color, rnd):
    shader = Shader('peel', vary(color, rnd, 0.05), 0.38)
    dots = shader.node('ShaderNodeTexVoronoi', Scale=34.0)
    shader.link(shader.coordinates(), dots.inputs['Vector'])
    shader.bump(dots.outputs['Distance'], 0.35, 0.02)
    return shader.material


def pulp_of(color, rnd):
    shader = Shader('pulp', color, 0.16, specular=0.6)
    cells = shader.noise(5, 3, 0.6, 0.3, shader.coordinates(scale=(1, 3, 1)))
    shader.colored(cells, [(0.3, mix(color, (0, 0, 0), 0.16)), (0.7, mix(color, '#ffffff', 0.12))])
    shader.bump(cells, 0.5, 0.05)
    return shader.material


def wedge(span, material):
    """One segment between the middle and the rind along +Y."""
    half, corner = span / 2, 0.09
    outline = []
    for k in range(17):
        a = (-1 + k / 8) * (half - 0.035)
        reach = 0.9 - corner * max(0.0, abs(k / 8 - 1) - 0.7) / 0.3 * 0.7
        outline.append((math.sin(a) * reach, math.cos(a) * reach))
    outline += [(0.012, 0.13), (0.0, 0.115), (-0.012, 0.13)]
    n, vertices, middle = len(outline), [], (0, 0.58)
    for level, shrink in ((-0.06, 1.0), (0.03, 1.0), (0.052, 0.965), (0.062, 0.88), (0.066, 0.5)):
        vertices += [(middle[0] + (x - middle[0]) * shrink, middle[1] + (y - middle[1]) * shrink, level) for x, y in outline]
    faces = [(r * n + i, (r + 1) * n + i, (r + 1) * n + (i + 1) % n, r * n + (i + 1) % n) for r in range(4) for i in range(n)]
    faces.append(tuple(reversed(range(4 * n, 5 * n))))
    return mesh('wedge', vertices, faces, material, True)


def slice_of(rnd, kind):
    peel, pulp, pith, size = KINDS[kind]
    count = rnd.choice([9, 10, 11])
    skin = peel_of(peel, rnd)
    parts = [lathe([(0.88, -0.16), (0.97, -0.14), (1.0, -0.06), (1.0, 0.02), (0.975, 0.045), (0.95, 0.045)], skin, 72),
             lathe([(0.955, 0.043), (0.93, 0.04), (0.6, 0.0), (0.001, 0.02)], matte(pith, 0.8), 64)]
    proto, flesh = wedge(2 * math.pi / count, pulp_of(pulp, rnd)), []
    bake(proto, *parts)
    for k in range(count):
        flesh.append(copy(proto, (0, 0, 0), (0, 0, 2 * math.pi * k / count), (rnd.uniform(0.92, 1.04), rnd.uniform(0.97, 1.03), 1)))
    bpy.data.objects.remove(proto)
    return [*parts, *flesh], size


def put(parts, at, turn, size, tilt=0.0):
    to = Matrix.Translation(at) @ Matrix.Rotation(tilt, 4, 'X') @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(size, 4)
    for part in parts:
        copy(part, (0, 0, 0)).matrix_world = to @ part.matrix_basis


def build(rnd, ratio):
    plane(60, 60, (0, 0, -0.17), matte(vary(rnd.choice(GROUNDS), rnd), 0.75))
    picked = rnd.sample(sorted(KINDS), rnd.choice([1, 2, 3, 4]))
    slices = [slice_of(rnd, kind) for kind in picked for _ in range(2 if len(picked) < 3 else 1)]
    skins = {kind: peel_of(KINDS[kind][0], rnd) for kind in picked}
    gap, shown = rnd.uniform(2.1, 2.5), rnd.choice([1.7, 2.4, 3.1])
    order, leaves = rnd.choice(['rows', 'shifted', 'loose']), [leaf(vary('#3a6a2c', rnd, 0.2), rnd, 0.6) for _ in range(2)]
    rows, columns = int(shown / min(ratio, 1) / 2) + 2, int(shown / min(1 / ratio, 1) / 2) + 2
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            loose = 0.35 if order == 'loose' else 0.03
            x = (column + (0.5 if order != 'rows' and row % 2 else 0)) * gap + rnd.uniform(-loose, loose)
            y = row * gap * (0.92 if order != 'rows' else 1) + rnd.uniform(-loose, loose)
            pick = rnd.randrange(len(slices)) if order == 'loose' else (row + column * 2) % len(slices)
            parts, size = slices[pick]
            if order == 'loose' and rnd.random() < 0.22:
                kind = rnd.choice(picked)
                made = ball(KINDS[kind][3] * 0.95, (x, y, KINDS[kind][3] * 0.72), skins[kind], rnd.uniform(0.86, 1.0))
                made.rotation_euler = (rnd.uniform(-1, 1), rnd.uniform(-1, 1), 0)
            else:
                put(parts, (x, y, 0), rnd.uniform(0, 6), size * rnd.uniform(0.94, 1.04))
            if order == 'loose' and rnd.random() < 0.3:
                made = blade(rnd.uniform(0.9, 1.3), rnd.uniform(0.4, 0.5), rnd.uniform(0.3, 0.8), rnd.choice(leaves), 0.3, 0.7)
                made.location, made.rotation_euler = (x + gap * 0.5, y + gap * 0.4, 0.1), (0.2, 0, rnd.uniform(0, 6))
    for parts, _ in slices:
        for part in parts:
            bpy.data.objects.remove(part)
    area((rnd.choice([-1, 1]) * 5, 3.5, 5.5), (0, 0, 0), rnd.uniform(0.8, 2), 900, (1, 0.95, 0.88))
    background('#ffffff', 0.45)
    reach = shown * gap / 0.6 / min(ratio, 1 / ratio)
    camera((0, 0, reach), (0, 0, 0), 60)
    return {'key': 0.56, 'spp': 7, 'bounces': 3}
