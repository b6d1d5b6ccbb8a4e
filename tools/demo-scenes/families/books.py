"""Books stacked, standing and lying open beside small things."""
from kit import *

CLOTHS = ['#8d3f32', '#e4d6bd', '#33494f', '#b3803f', '#5d6b4f', '#c9a7a0', '#2c2f3a', '#d9c9b0', '#7a5566', '#a9b4b8']


def book(rnd, size, at, turn=0.0, standing=False):
    """A cloth cover around paper; thickness is the last of `size`."""
    wide, deep, thick = size
    cloth, paper = matte(vary(rnd.choice(CLOTHS), rnd), 0.75), matte('#efe6d2', 0.9)
    parts = []
    for z in (0.0025, thick - 0.0025):
        parts.append(box((wide, deep, 0.005), (0, 0, z), cloth, 0.0015))
    parts.append(box((0.005, deep, thick), (-wide / 2, 0, thick / 2), cloth, 0.002))
    parts.append(box((wide - 0.012, deep - 0.012, thick - 0.01), (-0.001, 0, thick / 2), paper, 0.001))
    bpy.ops.object.empty_add(location=at)
    holder = bpy.context.object
    for part in parts:
        part.parent = holder
    holder.rotation_euler = (math.radians(90), 0, math.radians(90) + turn) if standing else (0, 0, turn)


def build(rnd, ratio):
    tone = rnd.choice(['#b88a5a', '#7a5232', '#dcc7a4', '#e9e4da'])
    tabletop(rnd, wood(tone, mix(tone, (0, 0, 0), 0.5), rnd), matte(vary(rnd.choice(['#dcd3c6', '#71806f', '#b58a70', '#46525a', '#cfa79a']), rnd)), 1.2)
    if rnd.random() < 0.55:
        z = 0.0
        for _ in range(rnd.randint(3, 7)):
            thick = rnd.uniform(0.018, 0.04)
            book(rnd, (rnd.uniform(0.15, 0.2), rnd.uniform(0.2, 0.26), thick), (rnd.uniform(-0.012, 0.012), rnd.uniform(-0.01, 0.01), z), math.radians(-90) + rnd.uniform(-0.3, 0.3))
            z += thick
        if rnd.random() < 0.7:
            lathe(spline([(0.026, 0), (0.03, 0.01), (0.038, 0.05), (0.037, 0.075)], 8), glaze(rnd.choice(['#ece5d8', '#3f5256', '#c9825a']), rnd), wall=0.004, at=(0.0, 0, z), segments=48)
    else:
        x = -0.2
        for _ in range(rnd.randint(6, 10)):
            thick = rnd.uniform(0.018, 0.042)
            x += thick
            tall = rnd.uniform(0.17, 0.25)
            book(rnd, (rnd.uniform(0.13, 0.17), tall, thick), (x, rnd.uniform(0, 0.02), tall / 2), 0, True)
    if rnd.random() < 0.6:
        ball(rnd.uniform(0.025, 0.045), (rnd.choice([-1, 1]) * 0.2, -0.1, 0.035), glaze(rnd.choice(['#d9b06a', '#b5503a', '#7fa0a8']), rnd))
    at = (rnd.choice([-0.26, 0.27]), 0.1, 0)
    lathe(spline([(0.03, 0), (0.06, 0.07), (0.05, 0.14), (0.018, 0.19), (0.022, 0.21)], 8), glaze(rnd.choice(['#ece5d8', '#3a4a46', '#c98f6a', '#a3483a']), rnd), wall=0.006, at=at, segments=56)
    window_light(rnd, rnd.uniform(45, 75))
    frame(ratio, rnd.uniform(6, 20), rnd.uniform(-18, 18), 65, 0.8, 3.5)
    return {'key': 0.47, 'spp': 8}
