"""Hot-air balloons above hills at first or last light."""
from kit import *

HOURS = [('#f8d9b8', '#8fb4d6', '#5b6a58'), ('#f6b99a', '#6f7fb0', '#4a4a58'), ('#fbe6cf', '#c4b4d8', '#6a6a7c'), ('#e6eef2', '#7fb2dc', '#5a7a4c'), ('#ffd9a0', '#e08a6a', '#5a3a3a'), ('#dfe9e2', '#9cc9c4', '#3f6058')]
CLOTHS = [['#d8402f', '#f7efe0', '#24406a'], ['#f2b134', '#e8632c', '#8a2a3a'], ['#2f7f86', '#f4e3c1', '#e07a4a'], ['#6a4a9c', '#f0a8c0', '#f7e8d4'], ['#f4f0e6', '#3a3f4a', '#c9a24a'], ['#3f8a4a', '#f2d24a', '#f7f3e6'], ['#e0607e', '#f9d9c4', '#5a2a4a']]
PROFILE = [(0.13, 0), (0.36, 0.3), (0.78, 0.72), (0.98, 1.12), (0.9, 1.5), (0.58, 1.8), (0.22, 1.93), (0.01, 1.95)]
GORES, ROWS = 24, 42


def envelope(rnd, at, size, haze, reach):
    rim = spline(PROFILE, 6)
    pick = lambda v: rim[min(len(rim) - 1, int(v * (len(rim) - 1) + 0.5))]

    def place(u, v):
        radius, high = pick(v)
        bulge = 1 + 0.035 * abs(math.sin(u * math.pi * GORES)) * min(1, radius * 2)
        angle = u * 2 * math.pi
        return (radius * bulge * math.cos(angle) * size, radius * bulge * math.sin(angle) * size, high * size)

    made = surface(place, GORES * 6, ROWS, None, True)
    made.location, made.rotation_euler = at, (0, 0, rnd.uniform(0, 6))
    colors, form = rnd.choice(CLOTHS), rnd.choice(['gores', 'bands', 'chevrons', 'checks', 'spiral'])
    for color in colors:
        shader = Shader('cloth', vary(color, rnd, 0.06), 0.6)
        shader.bsdf.inputs['Emission'].default_value = (*rgb(color), 1)
        shader.bsdf.inputs['Emission Strength'].default_value = 0.12
        made.data.materials.append(shader.hazed(haze, reach).material)
    wide = rnd.choice([1, 2, 3])
    for index, polygon in enumerate(made.data.polygons):
        row, gore = index // (GORES * 6) + 1, index % (GORES * 6) // 6
        if row < 5 or row > 39:
            polygon.material_index = 2
        elif form == 'gores':
            polygon.material_index = gore // wide % (2 if wide == 2 else 3)
        elif form == 'bands':
            polygon.material_index = 1 if 14 < row < 24 else 2 if row in {13, 14, 24, 25} else 0
        elif form == 'chevrons':
            polygon.material_index = (row + abs(gore % 8 - 4) * 3) // 6 % 3
        elif form == 'checks':
            polygon.material_index = (row // 6 + gore // 2) % 2
        else:
            polygon.material_index = (gore + row // 2) // 4 % 3
    wicker = Shader('wicker', '#7a5430', 0.9).hazed(haze, reach).material
    low = at[2] - 0.55 * size
    box((0.24 * size, 0.24 * size, 0.2 * size), (at[0], at[1], low), wicker, 0.02 * size)
    for dx, dy in [(-1, -1), (-1, 1), (1, -1), (1, 1)]:
        tube([(at[0] + dx * 0.11 * size, at[1] + dy * 0.11 * size, low), (at[0] + dx * 0.1 * size, at[1] + dy * 0.1 * size, at[2])], 0.008 * size, wicker)


def build(rnd, ratio):
    low, high, land = rnd.choice(HOURS)
    dusk(low, high, rnd.uniform(0.3, 0.6))
    side = rnd.choice([-1, 1])
    sun(rnd.uniform(10, 26), side * rnd.uniform(45, 75), 3.4, (1, 0.84, 0.66), 2)
    seed, reach = rnd.uniform(0, 99), rnd.uniform(160, 260)
    for layer in range(4):
        tone = Shader('hill', mix(vary(land, rnd, 0.15), '#2a3a2a', 0.4 - layer * 0.1), 1.0).hazed(low, reach * 0.9).material
        height = lambda x, y: 7 * (1 + layer) * (fractal(x, y, 0.012, 5, seed + layer * 9) + 0.15) - 12
        terrain(500, 50, 110, height, (0, 40 + layer * 55, -2), tone)
    plane(900, 900, (0, 420, -14), Shader('field', land, 1.0).hazed(low, reach).material)
    near = rnd.uniform(24, 34)
    spots = [(rnd.uniform(-0.15, 0.15) * near * ratio, near, rnd.uniform(2.5, 5))]
    for _ in range(rnd.randint(2, 7)):
        away = near * rnd.uniform(1.7, 4.2)
        for _ in range(20):
            spot = (rnd.uniform(-0.42, 0.42) * away * ratio, away, rnd.uniform(-0.06, 0.4) * away + 3)
            if all(math.hypot(spot[0] / spot[1] - x / y, (spot[2] - z) / away) > 0.14 for x, y, z in spots):
                spots.append(spot)
                break
    for spot in spots:
        envelope(rnd, spot, rnd.uniform(3.4, 4.4), low, reach)
    camera((0, -8, 5), (0, 40, rnd.uniform(9, 13)), 40 / max(1, ratio) * 1.05)
    return {'key': 0.56, 'spp': 7, 'bounces': 2}
