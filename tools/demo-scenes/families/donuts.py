"""Iced rings with sprinkles on a colored ground."""
from kit import *
from mathutils import Matrix

GROUNDS = ['#f3c9c4', '#bfe0dc', '#f6e3b4', '#c9c4e6', '#f2ede4', '#2f4a52', '#e88a72', '#9cc4e0']
ICINGS = ['#e8709a', '#3a1a10', '#f6efe2', '#8fc7b8', '#f2b23c', '#a98bd0', '#c73a4a', '#7a4526']
SPRINKLES = ['#f7f3ea', '#e8405a', '#3aa0c8', '#f4c430', '#4aa860', '#f08030', '#9a5ac0']


def crust(rnd):
    shader = Shader('crust', '#c98a45', 0.65)
    shader.colored(shader.noise(9, 5), [(0.3, '#a5622a'), (0.7, '#dba35c')])
    shader.bump(shader.noise(45, 5), 0.25, 0.02)
    return shader.material


def icing(color, rnd):
    shader = Shader('icing', vary(color, rnd, 0.05), 0.16, clearcoat=0.5)
    shader.bump(shader.noise(6, 2), 0.1, 0.05)
    return shader.material


def ringed(big, small, squash, low, high, material, edge=lambda u: 0.0, swell=0.0):
    """The part of a torus between two angles of its round section; edge lets the low side run."""
    def at(u, v):
        a = 2 * math.pi * u
        start, end = low - edge(u), high + edge((u + 0.37) % 1)
        s = start + (end - start) * v
        thick = (small + swell * min(1, 5 * min(v, 1 - v)) ** 0.5)
        reach = big + thick * math.cos(s)
        return (reach * math.cos(a), reach * math.sin(a), thick * squash * math.sin(s))
    return surface(at, 96, 36, material, True)


def donut(rnd, at, doughs, color, style):
    big, small, squash = rnd.uniform(0.58, 0.66), rnd.uniform(0.32, 0.37), rnd.uniform(0.72, 0.85)
    seed, parts = rnd.uniform(0, 9), []
    wobble = lambda u: 0.3 * fractal(math.cos(u * 6.283) * 1.4, math.sin(u * 6.283) * 1.4, 1.2, 2, seed) + 0.08
    parts.append(ringed(big, small, squash, 0, 2 * math.pi, rnd.choice(doughs)))
    parts.append(ringed(big, small + 0.004, squash, 0.12, math.pi - 0.12, icing(color, rnd), wobble, 0.03))
    for part in parts:
        part.location, part.rotation_euler = at, (0, 0, rnd.uniform(0, 6))
    if style == 'plain':
        return
    if style == 'lines':
        second = icing(rnd.choice([c for c in ICINGS if c != color]), rnd)
        for k in range(9):
            offset = -0.85 + k * 0.21
            points = []
            for step in range(60):
                along = -1 + 2 * step / 59
                gap = abs(math.hypot(along, offset) - big)
                if gap < small * 0.93:
                    points.append((along, offset, (small + 0.036) * squash * math.sqrt(1 - (gap / small) ** 2)))
                elif len(points) > 6:
                    tube([(at[0] + x, at[1] + y, at[2] + z) for x, y, z in points], 0.026, second)
                    points = []
                else:
                    points = []
            if len(points) > 6:
                tube([(at[0] + x, at[1] + y, at[2] + z) for x, y, z in points], 0.026, second)
        return
    shape = box((0.12, 0.034, 0.034), (0, 0, -50), bevel=0.015)
    bake(shape)
    kinds = [matte(c, 0.4) for c in rnd.sample(SPRINKLES, rnd.choice([1, 3, 5]))]
    protos = []
    for material in kinds:
        twin = copy(shape, (0, 0, -50))
        twin.data = shape.data.copy()
        protos.append(paint(twin, material))
    for _ in range(rnd.randint(90, 170)):
        a, s = rnd.uniform(0, 6.283), rnd.gauss(math.pi / 2, 0.52)
        if not 0.35 < s < math.pi - 0.35:
            continue
        thick = small + 0.04
        reach = big + thick * math.cos(s)
        normal = Vector((math.cos(s) * math.cos(a), math.cos(s) * math.sin(a), math.sin(s) / squash)).normalized()
        turn = normal.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        twin = copy(rnd.choice(protos), (0, 0, 0))
        twin.matrix_world = Matrix.Translation((at[0] + reach * math.cos(a), at[1] + reach * math.sin(a), at[2] + thick * squash * math.sin(s))) @ turn @ Matrix.Rotation(rnd.uniform(0, 3.14), 4, 'Z')


def build(rnd, ratio):
    tone = rnd.choice(GROUNDS)
    plane(60, 60, (0, 0, -0.27), matte(vary(tone, rnd), 0.75))
    doughs = [crust(rnd) for _ in range(2)]
    shown = rnd.choice([1.12, 1.12, 1.7, 2.2, 3.0])
    gap, lean, tilt = rnd.uniform(2.08, 2.25), rnd.choice([0, 0.5]), rnd.choice([0, 0, 0.5, 0.9])
    wide = shown * gap
    count = rnd.choice([2, 3, 4])
    colors = rnd.sample([c for c in ICINGS if c != tone], count)
    rows, columns = (0, 0) if shown < 1.5 else (int(shown / min(ratio, 1) / 2 * (1 + tilt)) + 1, int(shown / min(1 / ratio, 1) / 2) + 1)
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            at = ((column + (lean if row % 2 else 0)) * gap + rnd.uniform(-0.05, 0.05), row * gap * 0.95, 0)
            donut(rnd, at, doughs, colors[(row + column * 2) % count], rnd.choice(['sprinkles', 'sprinkles', 'lines', 'plain']))
    area((rnd.choice([-1, 1]) * 5, 3, 6), (0, 0, 0), 2.2, 900, (1, 0.95, 0.88))
    background('#ffffff', 0.5)
    reach = wide / 0.6 / min(ratio, 1 / ratio)
    camera((0, -reach * tilt, reach), (0, 0, 0), 60 * math.sqrt(1 + tilt * tilt), 3.5 if tilt else None)
    return {'key': 0.55, 'spp': 10, 'bounces': 3}
