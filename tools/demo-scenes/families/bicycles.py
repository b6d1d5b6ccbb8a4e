"""A bicycle that leans on a painted wall."""
from kit import *

WALLS = ['#d8785a', '#e9c8a0', '#7fa8a8', '#f0e6d8', '#c9a4a8', '#4a6a7a', '#e0b04a', '#9cab8a', '#b5483a', '#e6d0c8']
FRAMES = ['#1f3a34', '#b53a2f', '#f2ead8', '#2a4a7a', '#e0a030', '#1e1e22', '#7fb0a0', '#d88a9a', '#5a3a2a']


def wheel(rnd, at, radius, rim, rubber, steel):
    for big, small, skin in ((radius, 0.02, rubber), (radius - 0.026, 0.011, rim)):
        ring = surface(lambda u, v: ((big + small * math.cos(v * math.tau)) * math.cos(u * math.tau), small * math.sin(v * math.tau), (big + small * math.cos(v * math.tau)) * math.sin(u * math.tau)), 96, 10, skin, True)
        ring.location = at
    spoke = tube([(0, 0, 0), (0, 0, radius - 0.03)], 0.0013, steel)
    start = rnd.uniform(0, 1)
    for k in range(32):
        side = 1 if k % 2 else -1
        copy(spoke, (at[0] + 0.015 * math.cos(k), at[1] + side * 0.018, at[2] + 0.015 * math.sin(k)), (side * 0.05, start + k * math.tau / 32 + side * 0.06, 0))
    bpy.data.objects.remove(spoke)
    hub = lathe([(0.022, -0.035), (0.016, -0.02), (0.016, 0.02), (0.022, 0.035)], steel, 24, at=at)
    hub.rotation_euler = (math.pi / 2, 0, 0)


def fender(at, radius, start, end, skin):
    made = surface(lambda u, v: ((radius + 0.006 * math.cos((v - 0.5) * 3)) * math.cos(start + (end - start) * u), (v - 0.5) * 0.056, (radius + 0.006 * math.cos((v - 0.5) * 3)) * math.sin(start + (end - start) * u)), 48, 6, skin)
    made.location = at


def bicycle(rnd, skin, steel, brown, ladies):
    radius = 0.34
    rear, front, crank = (-0.5, 0, radius), (0.54, 0, radius), (-0.06, 0, 0.28)
    seat, head, head_low = (-0.2, 0, 0.82), (0.34, 0, 0.86), (0.38, 0, 0.7)
    rubber, rim = matte(rnd.choice(['#1c1a1a', '#1c1a1a', '#e8dcc4', '#7a4a2c']), 0.8), metal('#c8ccd0', 0.25)
    wheel(rnd, rear, radius, rim, rubber, steel)
    wheel(rnd, front, radius, rim, rubber, steel)
    straight = lambda a, b, thick, what=skin: tube([a, tuple((p + q) / 2 for p, q in zip(a, b)), b], thick, what)
    straight(crank, (-0.22, 0, 0.9), 0.016)
    straight(crank, head_low, 0.019)
    straight(head, (0.43, 0, 0.56), 0.019)
    if ladies:
        tube([(-0.15, 0, 0.58), (0.02, 0, 0.5), (0.2, 0, 0.6), (0.36, 0, 0.78)], 0.016, skin)
    else:
        straight(seat, head, 0.016)
    for side in (-0.05, 0.05):
        straight((rear[0], side, rear[2]), (crank[0], side * 0.5, crank[2]), 0.009)
        straight((rear[0], side, rear[2]), (-0.18, side * 0.4, 0.76), 0.008)
        tube([(0.415, side * 0.7, 0.62), (0.44, side, 0.5), (front[0], side, front[2])], 0.011, skin)
    straight((-0.22, 0, 0.9), (-0.235, 0, 0.98), 0.013, steel)
    straight(head, (0.325, 0, 0.98), 0.013, steel)
    saddle = surface(lambda u, v: (-0.38 + 0.3 * v, (u - 0.5) * (0.17 * (1 - v) ** 0.8 + 0.035), 1.02 + 0.02 * (1 - v) - 0.06 * (2 * u - 1) ** 2 + 0.012 * math.cos(v * 6)), 14, 20, brown)
    solid = saddle.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.025
    for side in (-1, 1):
        tube([(0.325, 0, 0.99), (0.34, side * 0.12, 1.02), (0.28, side * 0.26, 1.06), (0.12, side * 0.28, 1.05), (0.1, side * 0.28, 1.05)], 0.01, steel)
        tube([(0.19, side * 0.28, 1.055), (0.07, side * 0.28, 1.047)], 0.016, brown)
    ring = lathe([(0.085, -0.004), (0.095, -0.004), (0.095, 0.004), (0.085, 0.004), (0.085, -0.004)], steel, 48, at=(crank[0], -0.05, crank[2]), levels=0)
    ring.rotation_euler = (math.pi / 2, 0, 0)
    turn = rnd.uniform(0, 6)
    for side, way in ((-0.075, 1), (0.075, -1)):
        end = (crank[0] + way * 0.17 * math.cos(turn), side, crank[2] + way * 0.17 * math.sin(turn))
        straight((crank[0], side, crank[2]), end, 0.009, steel)
        box((0.09, 0.07, 0.02), (end[0], end[1] * 1.6, end[2]), matte('#1e1c1c'), 0.004)
    for high in (0.088, -0.088):
        tube([(crank[0], -0.05, crank[2] + high), (-0.28, -0.05, 0.31 + high * 0.7), (rear[0], -0.05, rear[2] + high * 0.4)], 0.004, steel)
    if rnd.random() < 0.75:
        fender(rear, radius + 0.03, 0.9, 3.5, skin)
        fender(front, radius + 0.03, 0.5, 2.9, skin)
    if rnd.random() < 0.7:
        for x in (-0.68, -0.5, -0.32):
            straight((x, -0.07, 0.75), (x, 0.07, 0.75), 0.006, steel)
        for side in (-0.07, 0.07):
            straight((-0.72, side, 0.75), (-0.24, side, 0.75), 0.006, steel)
            straight((-0.62, side, 0.75), (rear[0], side, rear[2]), 0.005, steel)
    lamp = ball(0.045, (0.46, 0, 0.84), steel)
    lamp.scale = (1.2, 1, 1)


def basket(rnd, at):
    weave = matte('#b58a54', 0.85)
    for k in range(9):
        z, wide = at[2] + k * 0.026, 0.15 + k * 0.006
        tube([(at[0] + wide * 0.9 * math.cos(a / 24 * math.tau), at[1] + wide * 1.1 * math.sin(a / 24 * math.tau), z) for a in range(25)], 0.011, weave)
    for k in range(28):
        a = k / 28 * math.tau
        tube([(at[0] + 0.132 * math.cos(a), at[1] + 0.162 * math.sin(a), at[2]), (at[0] + 0.178 * math.cos(a), at[1] + 0.218 * math.sin(a), at[2] + 0.22)], 0.006, weave)
    lathe([(0.14, 0.0), (0.001, 0.0)], weave, at=at, levels=0)
    greens, petals = leaf('#4a7a3a', rnd), [matte(c, 0.6) for c in rnd.sample(['#e8607a', '#f2b030', '#f7efe4', '#d8404a', '#a86ac0', '#f4a27a'], 2)]
    for _ in range(46):
        a, reach, lift = rnd.uniform(0, 6.28), rnd.uniform(0, 0.2), rnd.uniform(0.2, 0.4)
        spot = (at[0] + reach * math.cos(a), at[1] + reach * math.sin(a), at[2] + lift - reach * 0.5)
        if rnd.random() < 0.45:
            made = blade(0.14, 0.05, rnd.uniform(0.4, 1.2), greens)
            made.location, made.rotation_euler = spot, (rnd.uniform(0, 0.8), 0, a - math.pi / 2)
        else:
            ball(rnd.uniform(0.025, 0.045), spot, rnd.choice(petals), 0.75, segments=12)


def build(rnd, ratio):
    wall, low = rnd.choice(WALLS), rnd.uniform(0.4, 0.9)
    backdrop(plane(14, 8, (0, 0.36, 3.6), plaster(vary(wall, rnd), depth=0.05), (math.radians(90), 0, 0)))
    if rnd.random() < 0.45:
        backdrop(box((14, 0.04, low), (0, 0.34, low / 2), plaster(mix(wall, rnd.choice(['#ffffff', '#2a3a44']), 0.55)), 0.004))
    ground = Shader('paving', '#a89c90', 0.85)
    bricks = ground.node('ShaderNodeTexBrick', Scale=rnd.choice([2.4, 3.6]))
    ground.link(ground.coordinates(turn=(0, 0, rnd.choice([0, 0.785]))), bricks.inputs['Vector'])
    tone = rnd.choice(['#b0a498', '#a8705a', '#8a8f92'])
    bricks.inputs['Color1'].default_value, bricks.inputs['Color2'].default_value, bricks.inputs['Mortar'].default_value = (*rgb(tone), 1), (*mix(tone, '#5a5048', 0.25), 1), (*mix(tone, '#3a342e', 0.6), 1)
    ground.link(bricks.outputs['Color'], ground.bsdf.inputs['Base Color'])
    backdrop(plane(14, 10, (0, -4.6, 0), ground.material))
    color = rnd.choice([c for c in FRAMES if c != wall])
    bicycle(rnd, Shader('enamel', vary(color, rnd), 0.18, clearcoat=0.8).material, metal('#c4c8cc', 0.22), matte(rnd.choice(['#7a4a2a', '#3a2a22', '#a86a3a']), 0.55), rnd.random() < 0.5)
    if rnd.random() < 0.6:
        basket(rnd, (0.52, 0, 0.86))
    if rnd.random() < 0.35:
        x = rnd.choice([-1.05, 1.15])
        lathe([(0.13, 0), (0.17, 0.26), (0.19, 0.27), (0.19, 0.31)], matte('#b5623c', 0.9, 0.004), wall=0.015, at=(x, 0.12, 0))
        greens = leaf('#3f6a3a', rnd)
        for _ in range(60):
            made = blade(rnd.uniform(0.2, 0.42), 0.06, rnd.uniform(0.3, 1.2), greens)
            made.location, made.rotation_euler = (x, 0.12, 0.3), (rnd.uniform(0.3, 1.4), 0, rnd.uniform(0, 6.28))
    side = rnd.choice([-1, 1])
    sun(rnd.uniform(34, 52), side * rnd.uniform(20, 50), 4.2, (1, 0.91, 0.78), 0.7)
    background('#cfe0f0', 0.55)
    frame(ratio, rnd.uniform(3, 9), rnd.uniform(-16, 16), 60, rnd.uniform(0.86, 0.94), lift=0.1)
    return {'key': 0.5, 'spp': 8, 'bounces': 3}


SHAPES = [(600, 600), (720, 540), (720, 540), (540, 680)]
