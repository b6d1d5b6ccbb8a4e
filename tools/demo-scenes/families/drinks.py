"""Tall cold drinks with ice, a slice on the rim and a straw."""
from families.citrus import KINDS, pulp_of
from kit import *

WALLS = ['#f2c4a0', '#e9d8c4', '#bcd8d0', '#f2dc9c', '#e8a898', '#c9d4e8', '#3f5f5a', '#d8c0d4']
DRINKS = [('#f2a02f', '#e8502f'), ('#f4d24a', '#f4d24a'), ('#d83a4a', '#f2805a'), ('#9cc84a', '#d4e08a'), ('#c83a7a', '#f4a8b8'), ('#b8682a', '#e0a050'), ('#3fa8b8', '#bfe4d8'), ('#f29a8a', '#f7d0b0')]


def clear(color=(1, 1, 1)):
    """Thin glass that light goes straight through, so that no noise of caustics is made."""
    shader = Shader('clear', color, 0.02)
    see, shine, blend, edge = shader.node('ShaderNodeBsdfTransparent'), shader.node('ShaderNodeBsdfGlossy'), shader.node('ShaderNodeMixShader'), shader.node('ShaderNodeLayerWeight')
    see.inputs['Color'].default_value, shine.inputs['Roughness'].default_value, edge.inputs['Blend'].default_value = (*rgb(color), 1), 0.03, 0.22
    shader.link(edge.outputs['Fresnel'], blend.inputs[0]).link(see.outputs[0], blend.inputs[1]).link(shine.outputs[0], blend.inputs[2])
    return shader.link(blend.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface']).material


def fluid(top, low, high):
    """A drink that goes from one color to another and glows a little, as if light came through."""
    shader = Shader('drink', top, 0.08)
    split = shader.node('ShaderNodeSeparateXYZ')
    shader.link(shader.coordinates('Generated'), split.inputs[0])
    tone = shader.ramp(split.outputs['Z'], [(0.1, low), (0.75, top)])
    shader.bsdf.inputs['Emission Strength'].default_value = 0.3
    return shader.link(tone, shader.bsdf.inputs['Base Color']).link(tone, shader.bsdf.inputs['Emission']).material


def wheel(rnd, at, size, kind, turn):
    peel, pulp, pith, _ = KINDS[kind]
    holder = bpy.data.objects.new('slice', None)
    bpy.context.collection.objects.link(holder)
    parts = [lathe([(size, -0.006), (size, 0.006)], matte(peel, 0.45), 48, levels=0), lathe([(size * 0.99, 0.006), (0.001, 0.006)], matte(mix(pith, '#ffffff', 0.5), 0.6), 48, levels=0), lathe([(size * 0.99, -0.006), (0.001, -0.006)], matte(mix(pith, '#ffffff', 0.5), 0.6), 48, levels=0)]
    flesh = pulp_of(pulp, rnd)
    for k in range(9):
        a, half = k / 9 * math.tau, 0.27
        outline = [(0.1 * size * math.cos(a), 0.1 * size * math.sin(a))] + [(size * 0.86 * math.cos(a + s * half), size * 0.86 * math.sin(a + s * half)) for s in (-1, -0.5, 0, 0.5, 1)]
        for z in (0.0075, -0.0075):
            parts.append(mesh('segment', [(x, y, z) for x, y in outline], [tuple(range(len(outline)))], flesh))
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler = at, turn


def tumbler(rnd, at, drink, kind):
    form = rnd.choice(['tall', 'tall', 'low', 'stem'])
    radius, tall = {'tall': (0.055, 0.24), 'low': (0.07, 0.15), 'stem': (0.08, 0.15)}[form]
    lift = 0.11 if form == 'stem' else 0.0
    base = (at[0], at[1], lift)
    bowl = [(radius * 0.35, 0.004), (radius * 0.75, 0.02), (radius, tall * 0.45), (radius * 0.92, tall)] if form == 'stem' else [(radius * 0.84, 0.0), (radius * 0.88, 0.02), (radius, tall)]
    shine = clear((0.97, 0.99, 0.99))
    lathe(spline(bowl, 8) if form == 'stem' else bowl, shine, 64, at=base)
    if form == 'stem':
        lathe(spline([(0.055, 0), (0.05, 0.004), (0.008, 0.02), (0.006, 0.06), (0.01, 0.108), (radius * 0.35, 0.115)], 6), shine, 48, at=at)
    level = tall * rnd.uniform(0.72, 0.84)
    inner = [(r * 0.95, max(h, 0.012)) for r, h in bowl if h < level] + [((bowl[-1][0] + radius) / 2 * 0.95, level)]
    body = lathe(inner, fluid(*drink, level), 56, at=base, levels=0)
    lathe([(inner[-1][0], level), (0.001, level)], fluid(drink[0], drink[0], level), 56, at=base, levels=0)
    ice = Shader('ice', '#f4fafc', 0.12)
    see, blend = ice.node('ShaderNodeBsdfTransparent'), ice.node('ShaderNodeMixShader')
    see.inputs['Color'].default_value = (*mix(drink[0], '#ffffff', 0.7), 1)
    blend.inputs[0].default_value = 0.45
    ice.link(ice.bsdf.outputs[0], blend.inputs[1]).link(see.outputs[0], blend.inputs[2]).link(blend.outputs[0], ice.tree.nodes['Material Output'].inputs['Surface'])
    for _ in range(rnd.randint(2, 4)):
        a, off = rnd.uniform(0, 6.28), radius * 0.42
        cube = box((0.034, 0.034, 0.03), (base[0] + off * math.cos(a), base[1] + off * math.sin(a), lift + level + rnd.uniform(-0.006, 0.01)), ice.material, 0.005)
        cube.rotation_euler = (rnd.uniform(-0.6, 0.6), rnd.uniform(-0.6, 0.6), rnd.uniform(0, 3))
    side = rnd.choice([-1, 1])
    wheel(rnd, (base[0] + side * bowl[-1][0], base[1] - 0.012, lift + tall + 0.008), 0.042, kind, (math.pi / 2, 0, rnd.uniform(-0.5, 0.5)))
    tone = rnd.choice(['#f4f0e8', '#e85a4a', '#2f8a8a', '#f2b83a'])
    if form != 'stem' or rnd.random() < 0.4:
        tube([(base[0] + 0.02 * side, base[1] + 0.02, lift + 0.02), (base[0] - side * 0.02, base[1] + 0.01, lift + tall * 0.7), (base[0] - side * 0.07, base[1], lift + tall * 1.38)], 0.005, matte(tone, 0.5))
    if rnd.random() < 0.6:
        green = leaf('#3f8a3a', rnd)
        for k in range(7):
            made = blade(0.05, 0.026, 0.7, green, rows=6)
            made.location, made.rotation_euler = (base[0] - side * radius * 0.4, base[1] - radius * 0.2, lift + level + 0.012 + 0.004 * k), (rnd.uniform(0.2, 1.1), 0, k * 2.4)


def build(rnd, ratio):
    wall = rnd.choice(WALLS)
    tabletop(rnd, rnd.choice([wood('#c99a64', '#8a5c36', rnd), stone('#efe9df', '#b8aca0', 1.6), plaster(mix(wall, '#ffffff', 0.4)), matte(mix(wall, '#ffffff', 0.25), 0.6)]), plaster(vary(wall, rnd)))
    count = rnd.choice([1, 2, 2, 3])
    kinds = rnd.choice([['orange', 'lemon'], ['lime', 'lemon'], ['grapefruit', 'lime'], ['lemon', 'orange'], ['blood', 'lemon']])
    drinks = rnd.sample(DRINKS, 2)
    for index in range(count):
        tumbler(rnd, ((index - (count - 1) / 2) * 0.2, rnd.uniform(-0.06, 0.06), 0), drinks[index % 2] if rnd.random() < 0.7 else drinks[0], rnd.choice(kinds))
    for index in range(rnd.choice([1, 2, 3])):
        kind = rnd.choice(kinds)
        x = rnd.choice([-1, 1]) * rnd.uniform(0.2, 0.3) * (1 if count > 1 else 0.7)
        if rnd.random() < 0.5:
            wheel(rnd, (x, -0.14 + index * 0.03, 0.008), 0.045, kind, (0, 0, 0))
        else:
            ball(0.042, (x, 0.02 + index * 0.05, 0.04), matte(KINDS[kind][0], 0.4, 0.004), 0.95)
    window_light(rnd, rnd.uniform(28, 40), (1, 0.94, 0.86))
    area((0, -1.6, 0.7), (0, 0, 0.15), 0.9, 9, (1, 0.97, 0.93))
    frame(ratio, rnd.uniform(6, 16), rnd.uniform(-12, 12), 70, rnd.uniform(0.74, 0.86), 4)
    return {'key': 0.52, 'spp': 9, 'bounces': 6}
