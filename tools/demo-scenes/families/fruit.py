"""Fruit in bowls and on boards."""
from kit import *


def peel(color, rnd, pores=0.0, second=None):
    shader = Shader('peel', color, rnd.uniform(0.25, 0.45), subsurface=0.06)
    shader.bsdf.inputs['Subsurface Color'].default_value = (*rgb(color), 1)
    base = rgb(color)
    shader.colored(shader.noise(7, 4), [(0.35, second or mix(base, (0, 0, 0), 0.2)), (0.65, base)])
    if pores:
        shader.bump(shader.noise(120, 2), pores, 0.01)
    return shader.material


KINDS = {
    'orange': lambda rnd: ([(0.002, 0), (0.03, 0.004), (0.038, 0.036), (0.028, 0.066), (0.002, 0.071)], peel('#ef7d12', rnd, 0.3)),
    'lemon': lambda rnd: ([(0.002, -0.006), (0.008, 0.0), (0.027, 0.018), (0.03, 0.04), (0.02, 0.066), (0.006, 0.078), (0.002, 0.083)], peel('#f2c81f', rnd, 0.25)),
    'apple': lambda rnd: ([(0.004, 0.005), (0.02, 0.0), (0.036, 0.022), (0.04, 0.045), (0.026, 0.068), (0.008, 0.064), (0.002, 0.058)], peel(*rnd.choice([('#b5201c', 0), ('#7fa03a', 0), ('#c9462c', 0)])[:1], rnd, 0, rnd.choice(['#d9b04a', '#8f1a1a', '#a6b84c']))),
    'pear': lambda rnd: ([(0.004, 0.002), (0.028, 0.002), (0.04, 0.03), (0.032, 0.06), (0.018, 0.085), (0.014, 0.1), (0.003, 0.108)], peel('#b5b040', rnd, 0.1, '#94803a')),
    'plum': lambda rnd: ([(0.002, 0), (0.02, 0.002), (0.026, 0.024), (0.018, 0.046), (0.002, 0.05)], peel('#3f1a3a', rnd, 0, '#5a2a4c')),
    'peach': lambda rnd: ([(0.003, 0.002), (0.026, 0.001), (0.036, 0.03), (0.026, 0.058), (0.003, 0.06)], peel('#e88a5a', rnd, 0.05, '#cf4a3c')),
    'fig': lambda rnd: ([(0.002, 0), (0.018, 0.003), (0.026, 0.02), (0.017, 0.042), (0.006, 0.056), (0.004, 0.066)], peel('#4a2a4a', rnd, 0.05, '#6a4a3c')),
}


def build(rnd, ratio):
    table = rnd.choice([wood('#a8784a', '#5d3a20', rnd), stone('#ece6dc', '#b3a79a', 3), fabric('#d8cdb8', rnd), matte('#4a4440', 0.7, 0.004), wood('#d8b88a', '#a67c4c', rnd)])
    tabletop(rnd, table, plaster(vary(rnd.choice(['#3b3733', '#8a9a92', '#d9c3ac', '#5a6a70', '#c2a98f']), rnd)), 1.4)
    names = rnd.sample(sorted(KINDS), rnd.choice([1, 1, 2, 3]))
    protos = []
    for name in names:
        for _ in range(3):
            profile, material = KINDS[name](rnd)
            protos.append(lathe(spline(profile, 6), material, 40))
    twig = matte('#4a3420', 0.9)
    spots = []
    bowl = rnd.random() < 0.6
    if bowl:
        lathe(spline([(0.06, 0), (0.065, 0.012), (0.13, 0.05), (0.17, 0.1)], 8), rnd.choice([glaze('#e9e2d4', rnd, '#3a2d22'), glaze('#3f5a5e', rnd), wood('#9a6a3c', '#5a3a20', rnd, 4)]), wall=0.008)
        for layer, (count, radius, z) in enumerate([(6, 0.085, 0.045), (5, 0.06, 0.1), (1, 0.0, 0.145)]):
            spots += [(radius * math.cos(6.283 * i / count + layer), radius * math.sin(6.283 * i / count + layer), z) for i in range(count)]
    for _ in range(rnd.randint(2, 5) if bowl else rnd.randint(6, 10)):
        for _ in range(30):
            x, y = rnd.uniform(-0.17, 0.17), rnd.uniform(-0.15, 0.1)
            if all((x - a) ** 2 + (y - b) ** 2 > 0.0075 for a, b, c in spots if c < 0.01) and (not bowl or x * x + y * y > 0.034):
                spots.append((x, y, 0))
                break
    for x, y, z in spots:
        proto = rnd.choice(protos)
        scale = rnd.uniform(0.88, 1.12)
        lying = rnd.random() < 0.35
        copy(proto, (x, y, z + (0.034 * scale if lying else 0)), (1.5 if lying else rnd.uniform(-0.25, 0.25), rnd.uniform(-0.2, 0.2), rnd.uniform(0, 6)), scale)
        if not lying and rnd.random() < 0.7:
            tall = max(v.co.z for v in proto.data.vertices) * scale
            tube([(x, y, z + tall - 0.008), (x + 0.003, y, z + tall + 0.012)], 0.0015, twig)
    for proto in protos:
        bpy.data.objects.remove(proto)
    window_light(rnd, rnd.uniform(40, 70))
    frame(ratio, rnd.choice([rnd.uniform(14, 30), rnd.uniform(48, 75)]), rnd.uniform(-18, 18), 70, 0.88, 3.5)
    return {'samples': 64, 'key': 0.46}
