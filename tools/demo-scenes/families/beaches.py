"""A beach from above: parasols, towels and the line where the surf runs out."""
from kit import *

SHORES = [('#ecd7ac', '#2fa6ae', '#0f6a86'), ('#f2e2c6', '#5cc4bc', '#1d8aa8'), ('#d9b98a', '#3a8fae', '#164f78'), ('#f4d9c0', '#7cc9c4', '#2f8f9c'), ('#e3cfa8', '#3f9f8f', '#14586a')]
CLOTHS = [['#e8503a', '#f9f3e6'], ['#f2b632', '#ffffff'], ['#2f6fb0', '#f6f0e2'], ['#e8809a', '#fdf3ec'], ['#2f9a86', '#f4ead0'], ['#f2793a', '#f7dca0'], ['#6a4aa0', '#f2e6f4'], ['#f7f1e4', '#d8c8a8']]


def parasol(rnd, at, size, tilt):
    colors = [matte(vary(c, rnd, 0.05), 0.8) for c in rnd.choice(CLOTHS)]
    gores = rnd.choice([8, 10, 12])
    made = surface(lambda u, v: (size * v * (1 - 0.05 * v * abs(math.sin(u * math.pi * gores))) * math.cos(u * math.tau), size * v * (1 - 0.05 * v * abs(math.sin(u * math.pi * gores))) * math.sin(u * math.tau), size * (0.42 - 0.36 * v * v)), gores * 6, 12, None, True)
    made.location, made.rotation_euler = (at[0], at[1], 1.5), tilt
    for color in colors:
        made.data.materials.append(color)
    for index, polygon in enumerate(made.data.polygons):
        polygon.material_index = index % (gores * 6) // 6 % 2
    ball(0.07, (at[0], at[1], 1.5 + size * 0.44), colors[1], segments=10)
    tube([(at[0], at[1], 0), (at[0], at[1], 0.8), (at[0], at[1], 1.6)], 0.03, matte('#f0ece4'))


def towel(rnd, at, turn):
    pair, across, long = rnd.choice(CLOTHS), 0.85, 1.8
    shader = Shader('towel', pair[0], 0.95)
    bands = shader.node('ShaderNodeTexWave', Scale=rnd.uniform(0.8, 2.6), Distortion=0.0, bands_direction=rnd.choice(['X', 'Y']))
    shader.link(shader.coordinates(), bands.inputs['Vector'])
    shader.colored(bands.outputs['Fac'], [(0.45, pair[0]), (0.5, pair[1])])
    seed = rnd.uniform(0, 90)
    made = surface(lambda u, v: ((u - 0.5) * across, (v - 0.5) * long, 0.05 + 0.025 * fractal(u * 3, v * 5, 1.0, 3, seed)), 20, 40, shader.material)
    made.location, made.rotation_euler = at, (0, 0, turn)


def build(rnd, ratio):
    sand, shallow, deep = rnd.choice(SHORES)
    seed, lean, line = rnd.uniform(0, 90), rnd.uniform(-0.5, 0.5), rnd.uniform(-2.5, 1.5)
    shore = lambda x: line + lean * x + 1.1 * math.sin(x * 0.32 + seed) + 0.9 * fractal(x, 0, 0.3, 4, seed)
    ground = Shader('sand', vary(sand, rnd, 0.05), 0.95)
    ground.colored(ground.noise(0.6, 6), [(0.3, mix(sand, '#8a6a44', 0.16)), (0.7, sand)])
    ground.bump(ground.noise(7, 5), 0.5, 0.06)
    plane(80, 80, (0, 0, 0), ground.material)
    wet, foam = matte(mix(sand, '#6a5234', 0.45), 0.35), Shader('foam', '#ffffff', 0.9)
    foam.bump(foam.noise(6, 6), 0.6, 0.05)
    strip = lambda off, level, material, far=60: surface(lambda u, v: ((u - 0.5) * 60, shore((u - 0.5) * 60) + off((u - 0.5) * 60) + far * v, level), 420, 2, material)
    strip(lambda x: -0.7 + 0.25 * math.sin(x * 0.9), 0.006, wet)
    lace = lambda x: 0.35 * fractal(x, 7, 1.6, 4, seed)
    strip(lambda x: lace(x) - 0.15, 0.016, foam.material, 1.1 + rnd.uniform(0, 0.8))
    water = Shader('water', shallow, 0.08, specular=0.6)
    depth = water.node('ShaderNodeSeparateXYZ')
    water.link(water.coordinates(), depth.inputs[0])
    reach = water.node('ShaderNodeMapRange')
    water.link(depth.outputs['Y'], reach.inputs['Value'])
    reach.inputs['From Min'].default_value, reach.inputs['From Max'].default_value = line - 1, line + 15
    water.colored(reach.outputs[0], [(0.0, mix(shallow, '#ffffff', 0.35)), (0.3, shallow), (1.0, deep)])
    water.bump(water.noise(0.9, 7, 0.6, 0.6), 0.6, 0.3)
    strip(lambda x: 0.28 + 0.2 * fractal(x, 3, 1.1, 4, seed) + lace(x) * 0.5, 0.02, water.material)
    for off in (rnd.uniform(2.4, 3.4), rnd.uniform(5, 7)):
        surface(lambda u, v: ((u - 0.5) * 60, shore((u - 0.5) * 60) + off + 0.7 * fractal((u - 0.5) * 60, off, 0.5, 4, seed) + v * 0.5 * max(0.0, 0.2 + fractal((u - 0.5) * 60, off + 9, 0.35, 3, seed)), 0.03), 420, 1, foam.material)
    spots, grid = [], rnd.random() < 0.35
    slant = math.atan(lean)
    for row in range(5):
        for column in range(9):
            if grid:
                along, back = (column - 4) * 3.2, 2.2 + row * 3.0
            else:
                along, back = rnd.uniform(-11, 11), rnd.uniform(1.8, 13)
            x = along
            y = shore(x) - back - abs(lean) * 1.2
            if any(math.hypot(x - a, y - b) < 2.6 for a, b in spots) or (not grid and len(spots) > 17):
                continue
            spots.append((x, y))
            if grid or rnd.random() < 0.8:
                parasol(rnd, (x, y), rnd.uniform(0.95, 1.25), (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2), rnd.uniform(0, 6)))
            for side in rnd.choice([[-1], [1], [-1, 1]]):
                towel(rnd, (x + side * 0.85, y - 0.9 + rnd.uniform(-0.2, 0.2), 0), slant + rnd.uniform(-0.3, 0.3))
    sun(rnd.uniform(38, 58), rnd.uniform(0, 360), 4.4, (1, 0.94, 0.84), 0.6)
    background('#cfe4f4', 0.5)
    camera((0, -1, rnd.uniform(19, 30)), (0, -0.6, 0), 50)
    return {'key': 0.56, 'spp': 6, 'bounces': 3}
