"""A leather bag on a plinth or a shelf: top handle, flap and clasp."""
from kit import *

LEATHERS = ['#a8622f', '#2a2626', '#6a7a4a', '#8a2f2a', '#e6d3b8', '#2f4a5a', '#d8a04a', '#c98a8a', '#5a3a2a', '#4a5a9a']
GROUNDS = ['#e8d8c8', '#c9d4d0', '#e6bfae', '#f0e8dc', '#b9c4b0', '#d6cce0', '#f0d8a0', '#9cb4c4']


def hide(color, rnd):
    shader = Shader('leather', color, rnd.uniform(0.3, 0.48), clearcoat=0.15)
    cells = shader.node('ShaderNodeTexVoronoi', Scale=rnd.uniform(90, 150))
    shader.link(shader.coordinates(), cells.inputs['Vector'])
    shader.colored(shader.noise(7, 4), [(0.3, mix(color, '#000000', 0.22)), (0.7, color)])
    shader.bump(cells.outputs['Distance'], 0.3, 0.004)
    return shader.material


def body_of(wide, deep, high, taper):
    """A box with round corners whose front and back swell."""
    def place(u, v):
        a = u * math.tau
        power = 0.36
        x = math.copysign(abs(math.cos(a)) ** power, math.cos(a)) * wide / 2
        y = math.copysign(abs(math.sin(a)) ** power, math.sin(a)) * deep / 2
        narrow = 1 - taper * v
        return (x * narrow, y * (1 - 0.55 * taper * v - 0.25 * v ** 3) * (1 + 0.12 * math.sin(math.pi * v)), high * v)
    return place


def stitch(points, thread):
    for a, b in zip(points, points[1:]):
        tube([a, tuple(p * 0.4 + q * 0.6 for p, q in zip(a, b)), tuple(p * 0.35 + q * 0.65 for p, q in zip(a, b))], 0.0011, thread)


def bag(rnd, at, turn):
    color = vary(rnd.choice(LEATHERS), rnd, 0.05)
    skin, brass = hide(color, rnd), metal(rnd.choice(['#d8a850', '#c9ccd0', '#b87a4a']), 0.16)
    thread = matte(mix(color, rnd.choice(['#f4ead4', '#1a1614']), 0.6), 0.8)
    kind = rnd.choice(['flap', 'flap', 'tote', 'doctor'])
    wide, deep, high = rnd.uniform(0.24, 0.32), rnd.uniform(0.09, 0.13), rnd.uniform(0.17, 0.24)
    taper = {'flap': 0.06, 'tote': -0.1, 'doctor': 0.2}[kind]
    before = set(bpy.context.scene.objects)
    place = body_of(wide, deep, high, taper)
    shell = surface(place, 96, 24, skin, True)
    low = mesh('floor', [place(k / 48, 0) for k in range(48)], [tuple(reversed(range(48)))], skin)
    if kind == 'tote':
        solid = shell.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = 0.004
        lining = matte(mix(color, '#f0e6d4', 0.7))
        surface(lambda u, v: tuple(c * (0.97, 0.93, 1)[i] for i, c in enumerate(place(u, 0.3 + 0.69 * v))), 96, 4, lining, True)
        for y in (-1, 1):
            for side in (1,):
                base = wide * 0.24
                edge = y * deep * 0.36
                tube([(-base, edge * 1.32, high * 0.62), (-base, edge * 1.25, high * 1.02), (-base * 0.9, edge, high * 1.5), (0, edge * 0.7, high * 1.78), (base * 0.9, edge, high * 1.5), (base, edge * 1.25, high * 1.02), (base, edge * 1.32, high * 0.62)], 0.0085, skin)
            for x in (-base, base):
                made = ball(0.009, (x, edge * 1.36, high * 0.66), brass, 1, segments=12)
    else:
        mesh('lid', [place(k / 48, 1) for k in range(48)], [tuple(range(48))], skin)
        base = wide * 0.22
        tube([(-base, 0, high * 0.97), (-base, 0, high * 1.12), (-base * 0.75, 0, high * 1.32), (0, 0, high * 1.4), (base * 0.75, 0, high * 1.32), (base, 0, high * 1.12), (base, 0, high * 0.97)], 0.0095, skin)
        for x in (-base, base):
            ring = lathe([(0.013, -0.004), (0.017, -0.004), (0.017, 0.004), (0.013, 0.004), (0.013, -0.004)], brass, 24, at=(x, 0, high * 1.02), levels=0)
            ring.rotation_euler = (0, math.pi / 2, 0)
            box((0.034, deep * 0.5, 0.01), (x, 0, high * 1.0), skin, 0.004)
        drop = high * rnd.uniform(0.42, 0.62)
        round_by = rnd.uniform(0.3, 0.9)
        half = wide * (1 - taper) / 2 * 0.97

        def cover(u, v):
            x = (u - 0.5) * 2
            end = drop * (1 - round_by * 0.55 * abs(x) ** 3)
            back = deep * (1 - 0.55 * taper - 0.25) / 2
            t = v * (2 * back + end + 0.01)
            if t < 2 * back:
                return (x * half, back - t, high + 0.005 + 0.006 * math.sin(math.pi * t / (2 * back)))
            down = t - 2 * back
            level = max(0.0, 1 - down / high)
            front = deep / 2 * (1 - 0.55 * taper * level - 0.25 * level ** 3) * (1 + 0.12 * math.sin(math.pi * level))
            return (x * half * (1 + 0.04 * down / high), -front - 0.006, high + 0.003 - down)

        sheet = surface(cover, 60, 40, skin)
        solid = sheet.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.005, 1
        rim = [cover(0.03 + 0.94 * k / 60, 0.985) for k in range(61)]
        stitch([(x, y - 0.007, z + 0.008) for x, y, z in rim], thread)
        tip = cover(0.5, 1)
        lock = rnd.choice(['round', 'bar'])
        if lock == 'round':
            made = lathe([(0.001, 0.01), (0.014, 0.009), (0.018, 0.003), (0.018, -0.004)], brass, 32, at=(0, tip[1] - 0.006, tip[2] + 0.022))
            made.rotation_euler = (math.pi / 2, 0, 0)
        else:
            box((0.05, 0.01, 0.016), (0, tip[1] - 0.01, tip[2] + 0.02), brass, 0.004)
    for z in (0.012,):
        points = [place(k / 90 * 0.5 + 0.5, 0.06) for k in range(91)]
        stitch([(x * 1.0, y - 0.002, c) for x, y, c in points], thread)
    holder = bpy.data.objects.new('bag', None)
    bpy.context.collection.objects.link(holder)
    for part in set(bpy.context.scene.objects) - before - {holder}:
        part.parent = holder
    holder.location, holder.rotation_euler = at, (0, 0, turn)


def build(rnd, ratio):
    tone = rnd.choice(GROUNDS)
    sweep(vary(tone, rnd))
    block = plaster(mix(tone, rnd.choice(['#ffffff', '#8a5a44', '#4a5a64']), 0.4))
    form = rnd.choice(['disc', 'box', 'steps'])
    high = rnd.uniform(0.05, 0.16)
    if form == 'disc':
        lathe([(0.26, 0), (0.26, high - 0.006), (0.254, high), (0.001, high)], block, 96, levels=0)
    else:
        box((0.5, 0.34, high), (0, 0, high / 2), block, 0.004, rnd.uniform(-0.2, 0.2))
    if form == 'steps':
        box((0.2, 0.3, high * 2.2), (rnd.choice([-0.42, 0.42]), 0.1, high * 1.1), block, 0.004)
    bag(rnd, (0, 0, high), rnd.uniform(-0.5, 0.5))
    if rnd.random() < 0.6:
        ball(rnd.uniform(0.04, 0.07), (rnd.choice([-1, 1]) * rnd.uniform(0.32, 0.36), -0.2, 0.05), plaster(rnd.choice(['#d8785a', '#f0e8dc', '#e8b84a', '#5a6a5a'])))
    window_light(rnd, rnd.uniform(48, 70))
    frame(ratio, rnd.uniform(5, 13), rnd.uniform(-10, 10), 70, rnd.uniform(0.72, 0.84), 4)
    return {'key': 0.5, 'spp': 9, 'bounces': 4}
