"""Pebbles on the beach: seen from above, or balanced in a pile before the sea."""
from kit import *

TONES = [['#8a8f92', '#c9c4bc', '#5f6468', '#e6e0d6'], ['#b08a70', '#d8c4ae', '#7a5f50', '#e9ddd0'], ['#6f7a80', '#9fb0b4', '#d4d8d6', '#3f464c'], ['#a3a08a', '#d0ccb8', '#6a6a58', '#8a5f4c']]


def pebble(rnd, color, stretch):
    seed, flatness = rnd.uniform(0, 99), rnd.uniform(0.4, 0.62)
    long = rnd.uniform(1.0, stretch)

    def at(u, v):
        a, b = u * math.tau, (v - 0.5) * math.pi
        x, y, z = math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)
        r = 1 + 0.2 * noise.noise(Vector((x * 0.9 + seed, y * 0.9, z * 0.9)))
        return (x * r * long, y * r, z * r * flatness)

    shader = Shader('pebble', color, rnd.uniform(0.45, 0.75))
    base = vary(color, rnd, 0.12)
    kind = rnd.choice(['plain', 'speckled', 'veined', 'plain'])
    if kind == 'veined':
        shader.colored(shader.noise(rnd.uniform(0.5, 1), 3, 0.5, 3.0), [(0.46, base), (0.5, mix(base, '#ffffff', 0.75)), (0.53, base)])
    else:
        shader.colored(shader.noise(30 if kind == 'speckled' else 3, 8, 0.7), [(0.36, mix(base, (0, 0, 0), 0.35)), (0.6, base)])
    shader.bump(shader.noise(18, 8), 0.12, 0.03)
    return surface(at, 40, 24, shader.material, True), flatness


def build(rnd, ratio):
    tones, form = rnd.choice(TONES), rnd.choice(['bed', 'pile', 'pile'])
    protos = [pebble(rnd, rnd.choice(tones), 1.6) for _ in range(14)]
    if form == 'bed':
        plane(30, 30, (0, 0, -0.9), matte(mix(tones[2], '#000000', 0.5)))
        special, _ = pebble(rnd, rnd.choice(['#d8a05a', '#7aa08a', '#c4604a', '#f2ece2']), 1.3)
        for layer, (count, low, high, z) in enumerate([(900, 0.22, 0.34, -0.55), (420, 0.3, 0.6, -0.2), (60, 0.45, 0.85, 0.1)]):
            for _ in range(count):
                size = rnd.uniform(low, high)
                copy(rnd.choice(protos)[0], (rnd.uniform(-6.5, 6.5), rnd.uniform(-6.5, 6.5), z + rnd.uniform(-0.08, 0.08)), (rnd.uniform(-0.25, 0.25), rnd.uniform(-0.25, 0.25), rnd.uniform(0, 6)), size)
        copy(special, (rnd.uniform(-0.8, 0.8), rnd.uniform(-0.8, 0.8), 0.5), (0.1, 0.1, rnd.uniform(0, 6)), rnd.uniform(0.7, 0.95))
        for made, _ in [*protos, (special, 0)]:
            bpy.data.objects.remove(made)
        sun(rnd.uniform(28, 45), rnd.uniform(-180, 180), 4, (1, 0.93, 0.82), 1.5)
        background('#dfeaf2', 0.5)
        camera((0, -rnd.uniform(0, 3), 9), (0, 0, 0), rnd.uniform(58, 80))
        return {'key': 0.45, 'spp': 7, 'bounces': 2}
    low, high, sea = rnd.choice([('#f6d9c0', '#a8b8d8', '#5a7a8a'), ('#e8eef0', '#9cc0dc', '#3f7a8a'), ('#f4c49a', '#8a86b0', '#4a5a78'), ('#dfe4e4', '#b4c0c8', '#5f7078')])
    dusk(low, high, 0.4)
    sun(rnd.uniform(16, 36), rnd.choice([-1, 1]) * rnd.uniform(40, 80), 3.6, (1, 0.88, 0.72), 1.5)
    water = Shader('sea', sea, 0.12, specular=0.6)
    water.bump(water.noise(0.35, 7, 0.6, 0.4, water.coordinates(scale=(0.4, 1, 1))), 0.6, 0.3)
    water.hazed(low, 700)
    plane(900, 700, (0, 370, -0.6), water.material)
    sand = Shader('sand', mix(tones[1], '#d8c4a0', 0.5), 0.95)
    sand.bump(sand.noise(12, 8, 0.7), 0.5, 0.05)
    terrain(60, 44, 60, lambda x, y: 0.14 * fractal(x, y, 0.3, 3, 2) - max(0, y - 4) * 0.09, (0, 4, -0.05), sand.material)
    z, size = -0.05, rnd.uniform(0.62, 0.8)
    for _ in range(rnd.randint(4, 7)):
        proto, flatness = rnd.choice(protos)
        z += size * flatness * 0.86
        copy(proto, (rnd.uniform(-0.07, 0.07), rnd.uniform(-0.05, 0.05), z), (rnd.uniform(-0.07, 0.07), rnd.uniform(-0.07, 0.07), rnd.uniform(0, 6)), size)
        z += size * flatness * 0.86
        size *= rnd.uniform(0.7, 0.86)
    for _ in range(rnd.randint(40, 90)):
        x, y = rnd.uniform(-6, 6), rnd.uniform(-1.4, 9)
        if math.hypot(x, y) > 1.1:
            copy(rnd.choice(protos)[0], (x, y, 0.02 - max(0, y - 8) * 0.09), (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2), rnd.uniform(0, 6)), rnd.uniform(0.06, 0.34))
    for made, _ in protos:
        bpy.data.objects.remove(made)
    camera((rnd.uniform(-1, 1), -7.5, rnd.uniform(1.1, 1.8)), (rnd.uniform(-0.4, 0.4), 0, z * 0.52), 52 if ratio < 1 else 44, 2.2, (0, 0, z * 0.5))
    return {'key': 0.5, 'spp': 7, 'bounces': 2}
