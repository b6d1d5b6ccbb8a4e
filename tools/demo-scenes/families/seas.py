"""Open water from dawn to night, with rocks, islands or a plain horizon."""
from kit import *


def water(rnd, color):
    shader = Shader('water', color, rnd.uniform(0.05, 0.14), specular=0.6)
    vector = shader.coordinates(scale=(1, rnd.uniform(0.35, 0.7), 1))
    swell = shader.noise(rnd.uniform(0.5, 1.3), 9, 0.62, 0.5, vector)
    shader.bump(swell, rnd.uniform(0.5, 1.0), rnd.uniform(0.3, 0.8))
    plane(900, 1400, (0, 600, 0), shader.material)


def build(rnd, ratio):
    kind = rnd.choice(['dusk', 'dusk', 'noon', 'gray', 'dawn'])
    elevation = {'dusk': rnd.uniform(0.5, 4), 'dawn': rnd.uniform(3, 9), 'noon': rnd.uniform(28, 50), 'gray': rnd.uniform(14, 20)}[kind]
    sky(elevation, rnd.uniform(-28, 28), {'dusk': 0.5, 'dawn': 0.28, 'noon': 0.1, 'gray': 0.14}[kind], rnd.uniform(0.6, 4), rnd.uniform(0.8, 2.2))
    water(rnd, {'dusk': '#0a1c26', 'dawn': '#143038', 'noon': '#0c5560', 'gray': '#22323a'}[kind])
    seed = rnd.uniform(0, 90)
    rock = stone('#4a4440', '#191716', 0.4)
    for _ in range(rnd.randint(1, 3)):
        far, side, size = rnd.uniform(60, 320), rnd.choice([-1, 1]), rnd.uniform(30, 120)
        steep, own = rnd.uniform(0.14, 0.4), seed + rnd.uniform(0, 50)
        terrain(size * 2, size, 110, lambda x, y: size * steep * ridged(x, y, 2.4 / size, 6, own) * max(0.0, 1 - (x / size) ** 2 - (2 * y / size) ** 2) - 1.5,
                (side * far * rnd.uniform(0.12, 0.42), far + 30, 0), rock)
    if rnd.random() < 0.5:
        for _ in range(rnd.randint(3, 9)):
            size = rnd.uniform(0.4, 2.2)
            own = rnd.uniform(0, 99)
            terrain(size * 2.4, size * 2, 40, lambda x, y: size * 0.5 * ridged(x, y, 1 / size, 5, own) * max(0.0, 1 - (x / size / 1.2) ** 2 - (y / size) ** 2) - 0.15,
                    (rnd.uniform(-9, 9), rnd.uniform(10, 30), 0), rock)
    camera((0, 0, rnd.uniform(1.6, 6)), (rnd.uniform(-6, 6), 100, rnd.uniform(-4, 12)), rnd.uniform(26, 45))
    return {'samples': 48, 'key': {'dusk': 0.3, 'dawn': 0.42, 'noon': 0.5, 'gray': 0.45}[kind]}
