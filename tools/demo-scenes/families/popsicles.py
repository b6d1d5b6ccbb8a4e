"""Ice pops on a colored ground, seen from above, some with a bite gone."""
from kit import *

GROUNDS = ['#f6d7d0', '#cfe7e2', '#fbe7b8', '#e4dcf0', '#f3efe6', '#bcd8ee', '#f2b8a0', '#2f5a64']
FLAVORS = [('#f04a5e', '#fbd3c4'), ('#f79a2a', '#fce0a0'), ('#7fb83a', '#e8f2b8'), ('#8a5ac0', '#e8c8f0'), ('#f2d24a', '#fdf6d4'), ('#4a2a1e', '#a8704a'), ('#f08aa8', '#fff0ec'), ('#3aa8c0', '#d4f2f0')]


def shape(wide, long, x, y):
    """How far inside the outline of a pop a point is: 0 at the edge, 1 inside."""
    round_y = max(0.0, y - (long / 2 - wide / 2))
    edge = wide / 2 - math.hypot(x, round_y)
    return max(0.0, min(1.0, min(edge, y + long / 2) / 0.05))


def pop(rnd, at, turn):
    top, low = rnd.choice(FLAVORS)
    wide, long, thick = 0.36, 0.78, 0.11
    kind = rnd.choice(['plain', 'fade', 'bands', 'dipped', 'seeds'])
    ice = Shader('ice', top, 0.3)
    split = ice.node('ShaderNodeSeparateXYZ')
    ice.link(ice.coordinates('Generated'), split.inputs[0])
    stops = {'plain': [(0, top), (1, vary(top, rnd, 0.1))], 'fade': [(0.15, low), (0.85, top)], 'bands': [(0.33, low), (0.35, top), (0.64, top), (0.66, rnd.choice(FLAVORS)[0])], 'dipped': [(0.5, low), (0.52, top)], 'seeds': [(0, top), (1, top)]}[kind]
    ice.colored(split.outputs['Y'], stops)
    ice.bump(ice.noise(16, 4), 0.18, 0.02)
    bite = (wide * 0.35 * rnd.choice([-1, 1]), long / 2 - 0.06) if rnd.random() < 0.3 else None

    def place(u, v):
        x, y = (u - 0.5) * (wide + 0.01), (v - 0.5) * (long + 0.01)
        ridge = 0.012 * (1 - abs(math.sin(x * 3 * math.pi / wide * 1.0))) if abs(x) < wide * 0.4 and y < long * 0.3 else 0.0
        inside = shape(wide, long, x, y)
        high = thick * (1 - (1 - inside) ** 2.4) - ridge * inside
        if bite:
            gone = math.hypot(x - bite[0], y - bite[1]) - 0.13 - 0.012 * math.sin(math.atan2(y - bite[1], x - bite[0]) * 11)
            high = high if gone > 0.02 else -0.02
        return (x, y, high if inside > 0 else -0.02)

    body = surface(place, 110, 190, ice.material)
    parts = [body]
    stick = box((0.1, 0.42, 0.028), (0, -long / 2 - 0.15, 0.05), wood('#e8cfa0', '#c9a06a', rnd, 3), 0.012)
    parts.append(stick)
    if kind in {'seeds', 'dipped'}:
        bits = [matte(c, 0.6) for c in (['#2a1a12'] if kind == 'seeds' else ['#f7f0e0', '#f2b84a', '#e85a7a'])]
        for _ in range(26 if kind == 'seeds' else 60):
            x, y = rnd.uniform(-0.15, 0.15), rnd.uniform(-0.33, 0.34) if kind == 'seeds' else rnd.uniform(0.04, 0.34)
            if shape(wide, long, x, y) < 1 or (bite and math.hypot(x - bite[0], y - bite[1]) < 0.17):
                continue
            bit = ball(0.011, (x, y, thick + 0.002), rnd.choice(bits), 0.5, segments=8)
            bit.scale, bit.rotation_euler = (1, 2.2, 0.6), (0, 0, rnd.uniform(0, 6))
            parts.append(bit)
    holder = bpy.data.objects.new('holder', None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler = at, (0, 0, turn)


def build(rnd, ratio):
    ground = rnd.choice(GROUNDS)
    plane(9, 9, (0, 0, 0), matte(vary(ground, rnd, 0.04), 0.85, 0.002))
    form, lean = rnd.choice(['row', 'grid', 'single', 'alternate']), rnd.choice([0, 0.35, -0.4, 0.6])
    reach = 1.5
    if form == 'single':
        pop(rnd, (0, 0.12, 0), rnd.uniform(-0.5, 0.5))
        reach = 1.0
    else:
        rows, columns = (1, 3) if form == 'row' else (3, 5)
        for row in range(rows):
            for column in range(columns):
                flip = math.pi if form == 'alternate' and (row + column) % 2 else 0
                pop(rnd, ((column - (columns - 1) / 2) * 0.52, (row - (rows - 1) / 2) * 1.36 + (0.12 if not flip else -0.12), 0), lean * (form != 'alternate') * 0.5 + flip + rnd.uniform(-0.06, 0.06))
        reach = 1.15 if form == 'row' else 1.75
    sun(rnd.uniform(40, 58), rnd.choice([-1, 1]) * rnd.uniform(35, 70), 3.6, (1, 0.95, 0.88), 1.2)
    background('#ffffff', 0.55)
    camera((0, 0, reach * 3.0), (0, 0, 0), 58)
    return {'key': 0.6, 'spp': 7, 'bounces': 4}
