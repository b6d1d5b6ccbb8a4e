"""Knitted cloth from near, every stitch a loop of yarn."""
from kit import *

PALETTES = [('#e9dfcf', '#a33a34', '#2f4a3f'), ('#26384f', '#efe6d4', '#c9803f'), ('#c98f8a', '#f3e7dc', '#7a3f4a'), ('#5d6e52', '#e8e0c6', '#c7a24a'), ('#3a3a40', '#d8d4cc', '#b3543a'), ('#e0b04a', '#fbf3df', '#5a4634'), ('#8fa9b8', '#f4f1ea', '#36526a'), ('#f0e6da', '#d8b6a0', '#8a9a84')]
MOTIFS = [
    ['..x..x..', '.xxxxxx.', 'xxxxxxxx', 'xxxxxxxx', '.xxxxxx.', '..xxxx..', '...xx...', '........', '........'],
    ['x......x', '.x....x.', '..x..x..', '...xx...', '..x..x..', '.x....x.'],
    ['....x...', '..x.x.x.', '...xxx..', '.xxxoxxx', '...xxx..', '..x.x.x.', '....x...', '........', 'o.......'],
    ['x...x...', '........', '..o...o.', '........'],
    ['xxxxxxxx', '........', 'oooooooo', 'oooooooo', '........'],
    ['........'],
    ['xx..xx..', 'xx..xx..', '..oo..oo', '..oo..oo'],
    ['...x....', '..xxx...', '.xxoxx..', 'xxooox x', '.xxoxx..', '..xxx...', '...x....', 'o......o'],
]


def yarn(color, rnd):
    shader = Shader('yarn', vary(color, rnd, 0.05), 0.95, sheen=0.5)
    twist = shader.node('ShaderNodeTexWave', Scale=rnd.uniform(2.2, 3.4), Distortion=1.5, Detail=3.0)
    shader.link(shader.coordinates('Object', turn=(0.4, 0.6, 0.8)), twist.inputs['Vector'])
    shader.colored(shader.noise(7, 6), [(0.3, mix(color, (0, 0, 0), 0.25)), (0.7, color)])
    shader.bump(twist.outputs['Fac'], 0.5, 0.06)
    return shader.material


def loop(thick, material):
    points = []
    for step in range(25):
        t = 2 * math.pi * step / 24
        points.append((step / 24 + 0.2 * math.sin(2 * t), -0.72 * math.cos(t), 0.17 * math.cos(2 * t)))
    return tube(points, thick, material)


def build(rnd, ratio):
    colors, motif = rnd.choice(PALETTES), rnd.choice(MOTIFS)
    thick = rnd.uniform(0.155, 0.185)
    protos = {key: loop(thick, yarn(color, rnd)) for key, color in zip('.xo', colors)}
    across = rnd.choice([9, 13, 18])
    down, wave, seed = int(across / ratio * 1.5) + 6, rnd.uniform(0.1, 0.5), rnd.uniform(0, 99)
    for row in range(-down // 2, down // 2 + 1):
        for column in range(-across, across + 1):
            x, y = column + rnd.uniform(-0.03, 0.03), row * 0.78
            line = motif[row % len(motif)].replace(' ', '.')
            copy(protos[line[column % len(line)]], (x, y, wave * 3 * fractal(x, y, 0.06, 2, seed)), (0, 0, rnd.uniform(-0.03, 0.03)))
    for proto in protos.values():
        bpy.data.objects.remove(proto)
    plane(200, 200, (0, 0, -0.9), matte(mix(colors[0], (0, 0, 0), 0.6)))
    sun(rnd.uniform(26, 42), rnd.uniform(-130, 130), 3.2, '#fff0dc', 6)
    background('#ffffff', 0.35)
    tilt, turn = rnd.uniform(0, 0.5), rnd.choice([0, 0, rnd.uniform(-0.5, 0.5)])
    reach = across * 1.75
    camera((math.sin(turn) * reach * tilt, -math.cos(turn) * reach * tilt, reach), (0, 0, 0), 62, 2.8 if across < 12 else None)
    return {'key': 0.46, 'spp': 12, 'bounces': 3}
