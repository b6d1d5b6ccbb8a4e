"""Worlds by the light of one star, some ringed, some with a moon."""
from kit import *

BANDS = [['#e8d3b0', '#c58f5e', '#f3e6cf', '#9a5b3a'], ['#cfe3ee', '#7fb0cf', '#eef6fa', '#41749c'], ['#f0c9b8', '#d07a6a', '#f7e2d4', '#8a3f4a'], ['#d9cdee', '#8f7fc4', '#efe8f8', '#4e4288'], ['#d8e6c8', '#7fa37a', '#f0f3dc', '#3d6b5a']]
LANDS = [('#18406a', '#3f6b3a', '#c9b98a'), ('#6a2a1a', '#b5603a', '#e0a878'), ('#2a2a30', '#6a6a70', '#b8b4ac'), ('#0f4a52', '#7a8f5a', '#e4d8b4'), ('#402038', '#a0587a', '#e8b8c0')]


def stars(rnd):
    material = glow('#ffffff', 3)
    far, near = ball(0.5, (0, 0, -900), material, segments=8), ball(0.9, (0, 0, -900), glow(rnd.choice(['#ffd9b0', '#cfe0ff']), 5), segments=8)
    for _ in range(700):
        copy(far if rnd.random() < 0.93 else near, (rnd.uniform(-260, 260), 600, rnd.uniform(-330, 330)), scale=rnd.uniform(0.3, 1.2))


def banded(rnd):
    colors = rnd.choice(BANDS)
    shader = Shader('gas', colors[0], 0.9)
    warp = shader.noise(rnd.uniform(1.2, 2.4), 8, 0.6, rnd.uniform(0.4, 1.2), shader.coordinates(scale=(0.7, 0.7, rnd.uniform(3, 6))))
    stops = [(0.28 + 0.44 * k / 6, vary(colors[k % 4], rnd, 0.15)) for k in range(7)]
    shader.colored(warp, stops)
    return shader.material


def rocky(rnd):
    low, middle, high = rnd.choice(LANDS)
    shader = Shader('land', middle, 0.85)
    land = shader.noise(rnd.uniform(1.0, 1.9), 14, 0.62, rnd.uniform(0, 0.5))
    shader.colored(land, [(0.44, low), (0.5, mix(low, middle, 0.6)), (0.53, middle), (0.62, high), (0.74, '#f2efe8')])
    shader.bump(land, 0.9, 0.14)
    return shader.material


def clouds(radius, rnd):
    shader = Shader('cloud', '#ffffff', 1.0)
    drift = shader.noise(rnd.uniform(1.6, 2.6), 12, 0.64, 1.6, shader.coordinates(scale=(1, 1, 1.9)))
    shader.link(shader.ramp(drift, [(0.5, '#000000'), (0.68, '#ffffff')]), shader.bsdf.inputs['Alpha'])
    ball(radius * 1.012, (0, 0, 0), shader.material, segments=96).visible_shadow = False


def air(radius, color):
    shader = Shader('air', color, 1.0)
    facing = shader.node('ShaderNodeLayerWeight', Blend=0.32)
    shader.link(shader.ramp(facing.outputs['Facing'], [(0.35, '#000000'), (0.8, '#9a9a9a'), (1.0, '#101010')]), shader.bsdf.inputs['Alpha'])
    ball(radius * 1.03, (0, 0, 0), shader.material, segments=96).visible_shadow = False


def ring(radius, rnd, colors):
    shader = Shader('ring', colors[0], 0.9)
    coordinate = shader.node('ShaderNodeTexCoord')
    length = shader.node('ShaderNodeVectorMath', operation='LENGTH')
    shader.link(coordinate.outputs['Object'], length.inputs[0])
    lines = shader.node('ShaderNodeTexNoise', Scale=rnd.uniform(5, 9), Detail=9.0)
    lines.noise_dimensions = '1D'
    shader.link(length.outputs['Value'], lines.inputs['W'])
    shader.colored(lines.outputs['Fac'], [(0.3, colors[3]), (0.5, colors[1]), (0.7, colors[2])])
    shader.link(shader.ramp(lines.outputs['Fac'], [(0.36, '#0a0a0a'), (0.5, '#c8c8c8'), (0.66, '#ffffff')]), shader.bsdf.inputs['Alpha'])
    inner, outer = radius * rnd.uniform(1.25, 1.5), radius * rnd.uniform(1.9, 2.4)
    disc = surface(lambda u, v: ((inner + (outer - inner) * v) * math.cos(u * 2 * math.pi), (inner + (outer - inner) * v) * math.sin(u * 2 * math.pi), 0), 160, 2, shader.material, True)
    disc.rotation_euler = (rnd.uniform(0.18, 0.42), rnd.uniform(-0.5, 0.5), 0)


def build(rnd, ratio):
    background('#05060d', 0.25)
    stars(rnd)
    radius = 1.0
    gas = rnd.random() < 0.55
    world = ball(radius, (0, 0, 0), banded(rnd) if gas else rocky(rnd), segments=128)
    world.rotation_euler = (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.6, 0.6), rnd.uniform(0, 6))
    ringed = gas and rnd.random() < 0.6
    if ringed:
        ring(radius, rnd, rnd.choice(BANDS))
    if not gas and rnd.random() < 0.7:
        clouds(radius, rnd)
    air(radius, rnd.choice(['#7fb4ff', '#ffb48a', '#b8a0ff', '#9fe0d8']))
    if rnd.random() < 0.6:
        side = rnd.choice([-1, 1])
        moon = ball(radius * rnd.uniform(0.1, 0.22), (side * rnd.uniform(0.75, 1.0) * max(ratio, 0.8), -rnd.uniform(0.6, 1.2), rnd.choice([-1, 1]) * rnd.uniform(0.9, 1.25)), rocky(rnd), segments=64)
        moon.visible_shadow = False
    sun(rnd.uniform(10, 40), rnd.choice([-1, 1]) * rnd.uniform(40, 95), 5, '#fff4e2', 0.5)
    shift = (rnd.uniform(-0.25, 0.25), 0, rnd.uniform(-0.3, 0.3))
    camera((0, -7, 0), shift, (66 if ringed else 84) * rnd.uniform(0.9, 1.15))
    return {'key': 0.1, 'spp': 10, 'bounces': 2}
