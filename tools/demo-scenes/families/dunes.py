"""Sand dunes with long shadows under a clear sky."""
from kit import *

SANDS = [('#d9a066', '#f3d9b4', '#7fa8d0'), ('#c9743a', '#f0c49a', '#6f8fc0'), ('#e6cfa8', '#f6ead4', '#9cc4dc'), ('#b8583a', '#e9b08a', '#c98f9a'), ('#d8b48c', '#f2d4c4', '#a89cc8'), ('#efe2cf', '#f7f1e6', '#5f9fd0')]


def build(rnd, ratio):
    sand, low, high = rnd.choice(SANDS)
    lean = rnd.choice([-1, 1]) * rnd.uniform(0.5, 1.0)
    dusk(low, high, rnd.uniform(0.25, 0.5))
    bpy.context.scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.6
    sun(rnd.uniform(11, 20), (-1 if lean > 0 else 1) * rnd.uniform(65, 100), 5.5, (1, 0.86, 0.68), 0.6)
    seed, scale = rnd.uniform(0, 99), rnd.uniform(0.011, 0.018)

    def height(x, y):
        bend = fractal(x, y, 0.009, 2, seed) * 55
        along = (y * 0.55 + lean * x + bend) * scale
        part = along % 1.0
        crest = part / 0.72 if part < 0.72 else (1 - part) / 0.28
        tall = 0.8 + 0.5 * fractal(x, y + 40, 0.01, 2, seed + 3)
        return (crest ** 1.3) * 24 * max(0.2, tall)

    shader = Shader('sand', vary(sand, rnd, 0.08), 0.95)
    wave = shader.node('ShaderNodeTexWave', Scale=rnd.uniform(0.5, 0.9), Distortion=5.0, Detail=3.0)
    shader.link(shader.coordinates(turn=(0, 0, rnd.uniform(0.6, 1.4)), scale=(1, 1, 1)), wave.inputs['Vector'])
    wave.inputs['Detail Scale'].default_value = 0.6
    shader.bump(wave.outputs['Fac'], 0.35, 0.04)
    shader.hazed(low, rnd.uniform(900, 1500))
    terrain(620, 420, 300, lambda x, y: height(x, y + 190), (0, 190, 0), shader.material)
    eye = max(height(0, y) for y in range(-8, 30, 4)) + rnd.uniform(6, 12)
    if rnd.random() < 0.4:
        disc = rnd.uniform(10, 22)
        ball(disc, (rnd.uniform(-70, 70), 420, rnd.uniform(60, 110)), glow('#fff2d8', 1.6))
    camera((0, -8, eye), (rnd.uniform(-20, 20), 140, rnd.uniform(6, 14)), rnd.uniform(32, 48))
    return {'key': 0.52, 'spp': 7, 'bounces': 2}
