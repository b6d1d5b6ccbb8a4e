"""Rings, pearls and bangles on stone or in a dish."""
from kit import *

METALS = ['#e0b05c', '#d8d8dc', '#d08a6c']
GROUNDS = ['#e6d8c8', '#2f3a3a', '#d8b8a8', '#b8c4b4', '#5a2f34', '#d4dce4', '#1f2a3c']
GEMS = ['#0f7a4a', '#a01830', '#1c3fa8', '#7a3fa0', '#e8a030', '#58c0c8']
PEARLS = ['#f4ece0', '#e8d0c8', '#3c4048', '#d8e0dc']


def hoop(radius, thick, at, material, turn=(0, 0, 0)):
    steps, sides = 96, 16
    ring = surface(lambda u, v: ((radius + thick * math.cos(v * math.tau)) * math.cos(u * math.tau),
                                 (radius + thick * math.cos(v * math.tau)) * math.sin(u * math.tau), thick * 1.3 * math.sin(v * math.tau)),
                   steps, sides, material, True)
    ring.location, ring.rotation_euler = at, turn
    return ring


def gem(radius, color, at, turn):
    shader = Shader('gem', color, 0.02, transmission=0.75, ior=1.7, specular=0.9)
    profile = [(0.001, -radius * 0.9), (radius, 0), (radius * 0.92, radius * 0.16), (radius * 0.6, radius * 0.4), (0.001, radius * 0.4)]
    vertices, faces, sides = [], [], 8
    for reach, z in profile:
        vertices += [(reach * math.cos(k * math.tau / sides), reach * math.sin(k * math.tau / sides), z) for k in range(sides)]
    for row in range(len(profile) - 1):
        faces += [(row * sides + k, row * sides + (k + 1) % sides, (row + 1) * sides + (k + 1) % sides, (row + 1) * sides + k) for k in range(sides)]
    cut = mesh('gem', vertices, faces, shader.material)
    cut.location, cut.rotation_euler = at, turn


def ring(rnd, at, gold):
    """A ring that stands on its rim, its stone up."""
    radius, turn = 0.0105, rnd.uniform(-0.7, 0.7)
    hoop(radius, rnd.uniform(0.0009, 0.0016), (at[0], at[1], at[2] + radius + 0.001), gold, (math.pi / 2, 0, turn))
    top, size = at[2] + radius * 2 + 0.002, rnd.uniform(0.003, 0.0055)
    lathe([(size * 0.5, -size * 0.5), (size * 0.95, 0), (size * 1.02, size * 0.1)], gold, 24, at=(at[0], at[1], top), levels=0)
    gem(size, rnd.choice(GEMS), (at[0], at[1], top + size * 0.12), (0, 0, turn))


def pearls(rnd, at, color):
    """A string that lies in a loose loop."""
    coat = Shader('pearl', color, 0.18, clearcoat=1.0, sheen=0.5, specular=0.7).material
    wide, deep, wave = rnd.uniform(0.045, 0.06), rnd.uniform(0.03, 0.045), rnd.uniform(0.1, 0.3)
    bead, spin = rnd.uniform(0.0032, 0.0046), rnd.uniform(0, 6)
    count = int(math.pi * (wide + deep) / (bead * 2.02))
    first = ball(bead, (0, 0, -1), coat)
    for k in range(count):
        a = k / count * math.tau
        reach = 1 + wave * math.sin(3 * a + spin)
        copy(first, (at[0] + wide * reach * math.cos(a), at[1] + deep * reach * math.sin(a), at[2] + bead))
    bpy.data.objects.remove(first)


def dish(rnd, at):
    profile = [(0.02, 0), (0.03, 0.001), (0.038, 0.006), (0.041, 0.012)]
    lathe(spline(profile, 6), glaze(rnd.choice(['#f0e8dc', '#8aa09a', '#c87a5a', '#39424e']), rnd), wall=0.0018, at=at)


def build(rnd, ratio):
    ground = rnd.choice(GROUNDS)
    sweep(vary(ground, rnd)) if rnd.random() < 0.35 else tabletop(rnd, stone(mix(ground, '#ffffff', 0.25), mix(ground, '#000000', 0.25), rnd.uniform(8, 18), 0.35), matte(ground))
    gold = metal(rnd.choice(METALS), rnd.uniform(0.1, 0.2))
    kind = rnd.choice(['rings', 'pearls', 'dish', 'bangles'])
    if kind == 'rings':
        slab = stone('#f0ebe4', '#b0a498', 30)
        for k, x in enumerate((-0.03, 0, 0.03)):
            high = rnd.uniform(0.008, 0.04)
            lathe([(0.0135, 0), (0.0135, high - 0.0006), (0.013, high), (0.001, high)], slab, 64, at=(x, rnd.uniform(-0.008, 0.008), 0), levels=0)
            ring(rnd, (x, 0, high), gold)
    elif kind == 'pearls':
        pearls(rnd, (0, 0, 0), rnd.choice(PEARLS))
        ring(rnd, (rnd.uniform(-0.015, 0.015), 0, 0), gold)
    elif kind == 'dish':
        dish(rnd, (0, 0, 0))
        for x, y in ((-0.014, 0.004), (0.012, -0.006), (0.003, 0.016)):
            ring(rnd, (x, y, 0.003), gold)
        pearls(rnd, (0.0, 0.005, 0.0), rnd.choice(PEARLS))
    else:
        for k in range(rnd.randint(3, 5)):
            hoop(0.032 + rnd.uniform(-0.001, 0.002), rnd.uniform(0.001, 0.0024), (rnd.uniform(-0.003, 0.003), rnd.uniform(-0.003, 0.003), 0.003 + k * 0.0048), metal(rnd.choice(METALS), 0.14),
                 (rnd.uniform(-0.05, 0.05), rnd.uniform(-0.05, 0.05), 0))
        ring(rnd, (0.052, -0.012, 0), gold)
    area((rnd.choice([-1, 1]) * 0.6, -0.35, 0.7), (0, 0, 0), 0.3, 9, (1, 0.93, 0.84))
    area((0.2, 0.7, 0.5), (0, 0, 0), 0.6, 3.5, (0.85, 0.92, 1))
    background('#ffffff', 0.35)
    frame(ratio, rnd.uniform(24, 44), rnd.uniform(-18, 18), 80, 0.8, 11)
    return {'key': 0.3 if sum(rgb(ground)) < 0.5 else 0.48, 'spp': 10, 'bounces': 6}
