"""Straw hats with ribbons on a wall of pegs or alone on a chair-high shelf."""
from kit import *

WALLS = ['#e9d8c4', '#c9d4cc', '#e2b8a4', '#f0ebe2', '#b8c4d0', '#d8b07a', '#8a9a8a', '#d4a8a8']
STRAWS = ['#e6c98f', '#d8b070', '#f0e2c0', '#b88a50', '#7a5a3a', '#2f2a28', '#e9d4c0']
RIBBONS = ['#23262c', '#a83a32', '#f4f0e4', '#2f5a7a', '#6a7a4a', '#d88a6a', '#5a3a5a', '#c9923a']


def straw(color, rnd):
    shader = Shader('straw', color, 0.7)
    polar = shader.node('ShaderNodeTexWave', Scale=rnd.uniform(26, 34), Distortion=0.5, Detail=2.0, wave_type='RINGS', rings_direction='Z')
    shader.link(shader.coordinates(), polar.inputs['Vector'])
    strands = shader.noise(90, 3)
    shader.colored(strands, [(0.35, mix(color, '#3a2410', 0.35)), (0.6, color)])
    shader.bump(polar.outputs['Fac'], 0.6, 0.006)
    return shader.material


def hat(rnd, at, turn):
    crown, high, brim = rnd.uniform(0.085, 0.1), rnd.uniform(0.09, 0.13), rnd.uniform(0.17, 0.26)
    dent, droop, wave = rnd.uniform(0, 0.035), rnd.uniform(-0.02, 0.05), rnd.uniform(0, 0.03)
    flat_top = rnd.random() < 0.3
    profile = [(0.001, high - (0 if flat_top else dent)), (crown * 0.45, high - dent * 0.3), (crown * (0.92 if flat_top else 0.78), high), (crown * 0.97, high * (0.93 if flat_top else 0.72)), (crown, 0.02), (crown * 1.04, 0.0), ((crown + brim) / 2, -droop * 0.4), (brim, -droop)]
    points = spline(profile, 8)
    spin = rnd.uniform(0, 6)

    def place(u, v):
        radius, z = points[min(len(points) - 1, int(v * (len(points) - 1) + 0.5))]
        a = u * math.tau
        far = max(0.0, (radius - crown) / (brim - crown))
        return (radius * math.cos(a) * 1.06, radius * math.sin(a) * 0.97, z + far ** 2 * wave * math.sin(2 * a + spin))

    tone = vary(rnd.choice(STRAWS), rnd, 0.05)
    holder = bpy.data.objects.new('hat', None)
    bpy.context.collection.objects.link(holder)
    body = surface(place, 96, 60, straw(tone, rnd), True)
    solid = body.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.004
    wide = rnd.uniform(0.016, 0.032)
    band = surface(lambda u, v: (crown * 1.03 * 1.06 * math.cos(u * math.tau), crown * 1.03 * 0.97 * math.sin(u * math.tau), 0.008 + wide * v), 96, 2, fabric(rnd.choice(RIBBONS), rnd), True)
    for part in (body, band):
        part.parent = holder
    holder.location, holder.rotation_euler = at, turn
    return brim


def build(rnd, ratio):
    wall = rnd.choice(WALLS)
    backdrop(plane(8, 6, (0, 0.02, 1), plaster(vary(wall, rnd)), (math.radians(90), 0, 0)))
    form = rnd.choice(['wall', 'wall', 'stack'])
    if form == 'wall':
        columns, rows = (2, 3) if ratio < 0.9 else (3, 2) if ratio > 1.1 else (3, 3)
        for row in range(rows):
            for column in range(columns):
                x, z = (column - (columns - 1) / 2) * 0.52 + rnd.uniform(-0.03, 0.03), row * 0.52 + (0.1 if column % 2 else 0)
                hat(rnd, (x, -0.02, z), (math.radians(90) + rnd.uniform(-0.05, 0.12), rnd.uniform(0, 6), 0))
    else:
        board = rnd.choice([wood('#b98a5a', '#7a5030', rnd, 0.7), plaster('#efe9df')])
        backdrop(box((8, 0.9, 0.06), (0, -0.44, -0.03), board, 0.01))
        z = 0.055
        for _ in range(rnd.choice([1, 2, 3])):
            hat(rnd, (rnd.uniform(-0.01, 0.01), -0.4, z), (rnd.uniform(-0.05, 0.05), rnd.uniform(-0.05, 0.05), rnd.uniform(0, 6)))
            z += 0.055
        lathe(spline([(0.03, 0), (0.06, 0.06), (0.022, 0.15), (0.028, 0.18)], 8), glaze(rnd.choice(['#f0ebe0', '#7a8a7a', '#c4704a']), rnd), wall=0.005, at=(rnd.choice([-0.36, 0.36]), -0.35, 0))
    sun(rnd.uniform(36, 50), rnd.choice([-1, 1]) * rnd.uniform(28, 55), 3.6, (1, 0.91, 0.78), 1.4)
    background('#e6eef6', 0.5)
    frame(ratio, 0 if form == 'wall' else rnd.uniform(8, 14), rnd.uniform(-8, 8), 65, 0.84)
    return {'key': 0.54, 'spp': 8, 'bounces': 3}
