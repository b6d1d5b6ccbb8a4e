"""A layer cake on a stand, dressed with icing, berries or candles."""
from kit import *

SETS = [('#e8b0a0', '#f7e6dc', '#a8303f', '#f0d8b0'), ('#5a3222', '#7a4630', '#d8304a', '#3a1e14'), ('#f6efe2', '#fffaf0', '#7a2a4a', '#e8c890'), ('#c8dcb8', '#f2f4e0', '#f0c040', '#e0c080'), ('#d8c4e4', '#f6eef8', '#5a3a7a', '#ecd4b0'), ('#f4d890', '#fff4d4', '#e07a2a', '#e8c078'), ('#a8cce0', '#f0f6f8', '#24406a', '#e8cc9c')]
WALLS = ['#d9c9bc', '#8fa09a', '#e8d0c4', '#4a4a50', '#c4ccd4', '#efe6d8', '#b58a7a', '#6a7a70']


def crumb(color, rnd):
    shader = Shader('crumb', color, 0.95)
    shader.colored(shader.noise(26, 6, 0.7), [(0.35, mix(color, (0, 0, 0), 0.3)), (0.6, color)])
    shader.bump(shader.noise(60, 6), 0.8, 0.02)
    return shader.material


def cream_of(color, rnd):
    shader = Shader('cream', vary(color, rnd, 0.04), 0.4)
    shader.bump(shader.noise(9, 3, 0.5, 0.8, shader.coordinates(scale=(1, 1, 4))), 0.3, 0.03)
    return shader.material


def drip(radius, z, depth, material, seed):
    def at(u, v):
        a = u * math.tau
        run = depth * (0.45 + 0.75 * abs(math.sin(a * 5.5 + 2 * fractal(math.cos(a), math.sin(a), 1.2, 2, seed)))) * (0.7 + 0.6 * fractal(math.cos(a) * 2, math.sin(a) * 2, 1.4, 2, seed + 4))
        if v < 0.45:
            return ((radius + 0.006) * v / 0.45 * math.cos(a), (radius + 0.006) * v / 0.45 * math.sin(a), z + 0.012)
        if v < 0.55:
            t = (v - 0.45) / 0.1
            return ((radius + 0.006 + 0.008 * math.sin(t * 1.57)) * math.cos(a), (radius + 0.006 + 0.008 * math.sin(t * 1.57)) * math.sin(a), z + 0.012 * math.cos(t * 1.57))
        t = (v - 0.55) / 0.45
        bead = 0.014 + 0.006 * math.sin(t * 3.1)
        if t > 0.94:
            bead = 0.0
        return ((radius + bead) * math.cos(a), (radius + bead) * math.sin(a), z - t * max(0.012, run))
    return surface(at, 180, 40, material, True)


def berry(rnd, at, size, material, kind, protos):
    if kind == 'blue':
        ball(size, at, material, 0.92, segments=20)
    elif kind == 'rasp':
        for k in range(34):
            z = 1 - (k + 0.5) / 34 * 1.7
            reach, a = math.sqrt(max(0, 1 - z * z)), k * 2.39996
            copy(protos[0], (at[0] + size * reach * math.cos(a), at[1] + size * reach * math.sin(a), at[2] + size * 1.1 * z), scale=size * 3.4)
    else:
        made = ball(size, at, material, 1.0, segments=24)
        tube([(at[0], at[1], at[2] + size * 0.9), (at[0] + rnd.uniform(-0.02, 0.02), at[1], at[2] + size * 1.8), (at[0] + rnd.uniform(-0.05, 0.05), at[1] + 0.01, at[2] + size * 2.8)], 0.0016, matte('#5a6a2a'))
        made.scale = (1.05, 1.05, 0.95)


def build(rnd, ratio):
    coat, cream, fruit, sponge = rnd.choice(SETS)
    wall = plaster(vary(rnd.choice(WALLS), rnd))
    top = rnd.choice([wood('#a8743f', '#5a3a20', rnd, 0.6), stone('#ece6dc', '#b3a99c', 2), matte('#d8cfc4', 0.7), wood('#e0c49a', '#b08a5a', rnd, 0.6)])
    tabletop(rnd, top, wall, 1.4)
    clay = rnd.choice([glaze('#f2ede4', rnd), glaze('#e4b8b0', rnd), Shader('milk', '#dfe8e4', 0.12, clearcoat=0.5).material, wood('#b98a58', '#7a5230', rnd, 1.4)])
    foot = rnd.uniform(0.05, 0.13)
    lathe(spline([(0.09, 0), (0.085, 0.012), (0.025, 0.03), (0.022, foot * 0.7), (0.06, foot - 0.012), (0.19, foot - 0.006), (0.2, foot + 0.01), (0.192, foot + 0.004), (0.001, foot + 0.002)], 6), clay)
    radius, layers, bare = rnd.uniform(0.115, 0.15), rnd.choice([2, 3, 3, 4]), rnd.random() < 0.5
    icing, filling, cake = cream_of(coat, rnd), cream_of(cream, rnd), crumb(sponge, rnd)
    z, seed = foot + 0.005, rnd.uniform(0, 99)
    each = rnd.uniform(0.036, 0.048)
    if bare:
        for layer in range(layers):
            lathe([(radius - 0.004, z), (radius, z + 0.006), (radius, z + each - 0.006), (radius - 0.004, z + each), (0.001, z + each)], cake, levels=1)
            z += each
            lathe([(radius - 0.006, z - 0.001), (radius + 0.004, z + 0.004), (radius + 0.003, z + 0.012), (radius - 0.008, z + 0.016), (0.001, z + 0.016)], filling, levels=1)
            z += 0.013
    else:
        tall = layers * (each + 0.008)
        lathe([(radius, z), (radius + 0.002, z + 0.01), (radius + 0.001, z + tall - 0.012), (radius - 0.01, z + tall), (0.001, z + tall)], icing, segments=96)
        for k in range(26):
            a = k / 26 * math.tau
            lathe(spline([(0.017, 0), (0.018, 0.006), (0.011, 0.016), (0.002, 0.024)], 4), filling, 14, at=((radius + 0.004) * math.cos(a), (radius + 0.004) * math.sin(a), z), levels=0)
        z += tall
    if rnd.random() < 0.6:
        drip(radius, z - 0.006, rnd.uniform(0.05, 0.09), cream_of(fruit if rnd.random() < 0.4 else rnd.choice([cream, '#3a1c12', coat]), rnd), seed)
        z += 0.006
    kind = rnd.choice(['rasp', 'blue', 'cherry', 'candles', 'rasp', 'figs'])
    gloss = Shader('fruit', vary(fruit, rnd, 0.1), 0.22, clearcoat=0.4).material
    bead = ball(0.085, (0, 0, -5), gloss, segments=10)
    if kind == 'candles':
        for k in range(rnd.randint(5, 9)):
            a, reach = k * 2.39996, radius * 0.7 * math.sqrt(k / 9) + 0.012
            x, y = reach * math.cos(a), reach * math.sin(a)
            tube([(x, y, z), (x, y, z + 0.07)], 0.0032, matte(rnd.choice([fruit, '#f7f0e4', coat])))
            flame = ball(0.0052, (x, y, z + 0.083), glow('#ffc86a', 14), 2.2, segments=12)
            flame.visible_shadow = False
        point((0, 0, z + 0.1), 0.5, (1, 0.7, 0.4), 0.05)
    elif kind == 'figs':
        for k in range(9):
            a = k / 9 * math.tau
            lathe(spline([(0.004, 0.0), (0.03, 0.004), (0.034, 0.02), (0.026, 0.03), (0.001, 0.032)], 5), gloss, 20, at=(radius * 0.7 * math.cos(a), radius * 0.7 * math.sin(a), z), levels=0)
            ball(0.011, (radius * 0.7 * math.cos(a), radius * 0.7 * math.sin(a), z + 0.034), filling, 0.9, segments=12)
    else:
        for k in range(rnd.randint(16, 40) if kind != 'cherry' else rnd.randint(7, 11)):
            if kind == 'cherry':
                a = k / 9 * math.tau
                spot = (radius * 0.72 * math.cos(a), radius * 0.72 * math.sin(a), z + 0.016)
            else:
                a, reach = rnd.uniform(0, 6.28), radius * 0.85 * math.sqrt(rnd.random())
                spot = (reach * math.cos(a), reach * math.sin(a), z + 0.013 + 0.022 * (1 - reach / radius))
            berry(rnd, spot, 0.018 if kind == 'cherry' else rnd.uniform(0.012, 0.016), gloss, kind, [bead])
        for _ in range(rnd.randint(0, 6)):
            a = rnd.uniform(0, 6.28)
            berry(rnd, (rnd.uniform(0.2, 0.3) * math.cos(a), -abs(rnd.uniform(0.15, 0.26) * math.sin(a)), 0.016), 0.015, gloss, 'blue' if kind == 'blue' else 'rasp', [bead])
    bpy.data.objects.remove(bead)
    if ratio >= 1 and rnd.random() < 0.6:
        x = rnd.choice([-1, 1]) * rnd.uniform(0.28, 0.34)
        for level in range(3):
            lathe(spline([(0.05, 0), (0.09, 0.006), (0.1, 0.014)], 5), clay if level % 2 else glaze('#f2ede4', rnd), wall=0.003, at=(x, 0.08, level * 0.01), segments=56)
    window_light(rnd, rnd.uniform(42, 60))
    frame(ratio, rnd.uniform(8, 22), rnd.uniform(-12, 12), 70, rnd.uniform(0.9, 1.02), 3.5)
    return {'key': 0.5, 'spp': 8, 'bounces': 3}
