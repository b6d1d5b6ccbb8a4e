"""Sand in low light."""
from kit import *


def build(rnd, ratio):
    tone = vary(rnd.choice(['#d9a066', '#c98352', '#e3c08c', '#d8b59a', '#b9683f']), rnd)
    sky(rnd.uniform(5, 22), rnd.choice([-1, 1]) * rnd.uniform(55, 115), 0.22, rnd.uniform(0.3, 3.5))
    shader = Shader('sand', tone, 0.95)
    wave = shader.node('ShaderNodeTexWave', Scale=rnd.uniform(1.2, 2.6), Distortion=5.0, Detail=3.0)
    wave.inputs['Detail Scale'].default_value = 0.7
    shader.link(shader.coordinates(turn=(0, 0, rnd.uniform(-0.6, 0.6))), wave.inputs['Vector'])
    shader.bump(wave.outputs['Fac'], 0.22, 0.09)
    seed, crest = rnd.uniform(0, 99), rnd.uniform(0.012, 0.03)

    def height(x, y):
        warp = fractal(x, y, 0.012, 3, seed) * 28
        phase = (x * rnd_lean + y + warp) * crest
        saw = phase - math.floor(phase)
        ridge = saw / 0.72 if saw < 0.72 else (1 - saw) / 0.28
        return 11 * (ridge * ridge * (3 - 2 * ridge)) * (0.55 + 0.45 * fractal(x, y, 0.006, 2, seed + 9)) + fractal(x, y, 0.05, 3, seed) * 0.8

    rnd_lean = rnd.uniform(-0.9, 0.9)
    terrain(420, 420, 330, height, (0, 190, 0), shader.material)
    plane(9000, 6000, (0, 3300, 1), matte(mix(tone, '#c8c0b8', 0.5), 1.0))
    camera((0, -10, rnd.uniform(14, 24)), (rnd.uniform(-20, 20), 130, rnd.uniform(2, 12)), rnd.uniform(32, 60))
    return {'samples': 40, 'key': rnd.uniform(0.4, 0.5)}
