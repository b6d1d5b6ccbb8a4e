"""Shared building blocks of the demo scenes: render settings, lights, materials and shapes.

Lengths are meters. Colors are linear RGB triples unless a hex string is given.
"""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise


# --- scene -----------------------------------------------------------------

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    world = bpy.data.worlds.new('world')
    world.use_nodes = True
    scene.world = world
    return scene


def rgb(value):
    """A linear RGB triple of '#rrggbb'."""
    if not isinstance(value, str):
        return tuple(value)
    parts = [int(value[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def vary(color, rnd, amount=0.08):
    return tuple(max(0.0, min(1.0, c * (1 + rnd.uniform(-amount, amount)))) for c in rgb(color))


def mix(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(rgb(a), rgb(b)))


def background(color, strength=1.0):
    node = bpy.context.scene.world.node_tree.nodes['Background']
    node.inputs['Color'].default_value = (*rgb(color), 1)
    node.inputs['Strength'].default_value = strength


def sky(elevation, rotation=0.0, strength=0.25, dust=1.0, air=1.0, disc=True):
    """A physical sky; elevation and rotation of the sun in degrees."""
    tree = bpy.context.scene.world.node_tree
    node = tree.nodes.new('ShaderNodeTexSky')
    node.sky_type = 'NISHITA'
    node.sun_elevation = math.radians(elevation)
    node.sun_rotation = math.radians(rotation)
    node.dust_density = dust
    node.air_density = air
    node.sun_disc = disc
    tree.links.new(node.outputs[0], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = strength


def dusk(low, high, position=0.4):
    """A sky that goes from one color at the horizon to another above."""
    tree = bpy.context.scene.world.node_tree
    coordinate, split, ramp = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(coordinate.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*rgb(low), 1), (*rgb(high), 1)
    ramp.color_ramp.elements[1].position = position


def mist(density, color=(0.85, 0.88, 0.92), size=400, height=40):
    bpy.ops.mesh.primitive_cube_add(size=1, location=(0, size / 3, height / 2 - 2))
    box = bpy.context.object
    box.scale = (size, size, height)
    material = bpy.data.materials.new('mist')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    volume = tree.nodes.new('ShaderNodeVolumePrincipled')
    volume.inputs['Density'].default_value = density
    volume.inputs['Color'].default_value = (*rgb(color), 1)
    tree.links.new(volume.outputs[0], tree.nodes['Material Output'].inputs['Volume'])
    box.data.materials.append(material)


def camera(position, target, lens=50, fstop=None, focus=None):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_end = 5000
    obj = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(obj)
    obj.location = position
    obj.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(position)).length
    bpy.context.scene.camera = obj
    return obj


def frame(ratio, height=20.0, turn=0.0, lens=60, fill=0.78, fstop=None, lift=0.0):
    """A camera that sees all that is not marked as backdrop; height and turn in degrees."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for obj in bpy.context.scene.objects:
        if obj.type in {'MESH', 'CURVE'} and not obj.get('backdrop'):
            made = obj.evaluated_get(graph)
            corners += [made.matrix_world @ Vector(corner) for corner in made.bound_box]
    low = Vector(min(c[i] for c in corners) for i in range(3))
    high = Vector(max(c[i] for c in corners) for i in range(3))
    middle = (low + high) / 2 + Vector((0, 0, lift * (high.z - low.z)))
    up, around = math.radians(height), math.radians(turn)
    back = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    side = back.cross(Vector((0, 0, 1))).normalized()
    top = side.cross(back)
    half_x = 18 / lens * min(1.0, ratio) * fill
    half_y = 18 / lens * min(1.0, 1 / ratio) * fill
    distance = max(max(abs((c - middle).dot(side)) / half_x, abs((c - middle).dot(top)) / half_y)
                   + (c - middle).dot(back) for c in corners)
    return camera(middle + back * distance, middle, lens, fstop, middle + back * (high - low).length * 0.15)


def backdrop(obj):
    obj['backdrop'] = 1
    return obj


def area(position, target, size, power, color=(1, 1, 1), shape='SQUARE'):
    data = bpy.data.lights.new('area', 'AREA')
    data.size, data.energy, data.color, data.shape = size, power, rgb(color)[:3], shape
    obj = bpy.data.objects.new('area', data)
    bpy.context.collection.objects.link(obj)
    obj.location = position
    obj.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def point(position, power, color=(1, 0.75, 0.5), radius=0.03):
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, rgb(color)[:3], radius
    obj = bpy.data.objects.new('point', data)
    bpy.context.collection.objects.link(obj)
    obj.location = position
    return obj


def sun(elevation, rotation, power=3.0, color=(1, 0.95, 0.88), angle=1.0):
    """A sun at the elevation and compass rotation in degrees; angle softens its shadows."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = power, rgb(color)[:3], math.radians(angle)
    obj = bpy.data.objects.new('sun', data)
    bpy.context.collection.objects.link(obj)
    obj.rotation_euler = (math.radians(90 - elevation), 0, math.radians(rotation))
    return obj


# --- materials -------------------------------------------------------------

class Shader:
    """A principled material with a few one-line additions."""

    def __init__(self, name, color=(0.8, 0.8, 0.8), rough=0.5, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.bsdf.inputs['Base Color'].default_value = (*rgb(color), 1)
        self.bsdf.inputs['Roughness'].default_value = rough
        for key, value in inputs.items():
            self.bsdf.inputs['IOR' if key == 'ior' else key.replace('_', ' ').title()].default_value = value

    def node(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, output, target):
        self.tree.links.new(output, target)
        return self

    def coordinates(self, space='Object', scale=(1, 1, 1), turn=(0, 0, 0)):
        coordinate = self.node('ShaderNodeTexCoord')
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = scale
        mapping.inputs['Rotation'].default_value = turn
        self.link(coordinate.outputs[space], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def noise(self, scale, detail=4.0, rough=0.5, distortion=0.0, vector=None):
        node = self.node('ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)
        self.link(vector or self.coordinates(), node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(self, factor, stops):
        """A color ramp over (position, color) stops, linked to nothing yet."""
        node = self.node('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*rgb(color), 1)
        self.link(factor, node.inputs['Fac'])
        return node.outputs['Color']

    def colored(self, factor, stops):
        return self.link(self.ramp(factor, stops), self.bsdf.inputs['Base Color'])

    def hazed(self, haze, reach):
        """Turns into the color of the haze with distance."""
        path = self.node('ShaderNodeCameraData')
        far = self.node('ShaderNodeMath', operation='DIVIDE')
        far.inputs[1].default_value = reach
        self.link(path.outputs['View Distance'], far.inputs[0])
        clamp = self.node('ShaderNodeMath', operation='MINIMUM')
        clamp.inputs[1].default_value = 0.97
        self.link(far.outputs[0], clamp.inputs[0])
        air = self.node('ShaderNodeEmission')
        air.inputs['Color'].default_value = (*rgb(haze), 1)
        blend = self.node('ShaderNodeMixShader')
        for output, target in ((clamp.outputs[0], 0), (self.bsdf.outputs[0], 1), (air.outputs[0], 2)):
            self.link(output, blend.inputs[target])
        return self.link(blend.outputs[0], self.tree.nodes['Material Output'].inputs['Surface'])

    def bump(self, height, strength=0.3, distance=0.02):
        node = self.node('ShaderNodeBump', Strength=strength, Distance=distance)
        self.link(height, node.inputs['Height'])
        return self.link(node.outputs['Normal'], self.bsdf.inputs['Normal'])


def matte(color, rough=0.8, grain=0.0, name='matte'):
    shader = Shader(name, color, rough)
    if grain:
        shader.bump(shader.noise(90, 6), 0.25, grain)
    return shader.material


def glaze(color, rnd, speckle=None, rough=None):
    """Fired clay: a slightly uneven coat, with dark speckles where a color for them is given."""
    shader = Shader('glaze', color, rough if rough is not None else rnd.uniform(0.12, 0.5), clearcoat=0.3)
    base = rgb(color)
    if speckle:
        shader.colored(shader.noise(rnd.uniform(60, 110), 2), [(0.0, base), (0.6, base), (0.68, speckle)])
    else:
        shader.colored(shader.noise(rnd.uniform(3, 9), 5), [(0.25, mix(base, (0, 0, 0), 0.22)), (0.75, base)])
    shader.bump(shader.noise(rnd.uniform(8, 22), 3), 0.15, 0.01)
    return shader.material


def wood(light, dark, rnd, scale=1.0):
    shader = Shader('wood', light, rnd.uniform(0.35, 0.55))
    vector = shader.coordinates(scale=(0.6 * scale, 9 * scale, 9 * scale), turn=(0, 0, rnd.uniform(-0.05, 0.05)))
    grain = shader.noise(2.2, 8, 0.62, rnd.uniform(0.6, 1.6), vector)
    shader.colored(grain, [(0.28, dark), (0.5, mix(light, dark, 0.35)), (0.72, light)])
    shader.bump(grain, 0.12, 0.01)
    return shader.material


def fabric(color, rnd, weave=240, second=None):
    shader = Shader('fabric', color, 0.95, sheen=0.6)
    vector = shader.coordinates('UV')
    wave = shader.node('ShaderNodeTexWave', Scale=weave / 10, Distortion=0.6, Detail=2.0)
    shader.link(vector, wave.inputs['Vector'])
    if second:
        bands = shader.node('ShaderNodeTexWave', Scale=rnd.uniform(1.5, 5), Distortion=0.0)
        shader.link(vector, bands.inputs['Vector'])
        shader.colored(bands.outputs['Fac'], [(0.45, color), (0.55, second)])
    shader.bump(shader.noise(weave, 3, vector=vector), 0.4, 0.01)
    return shader.material


def metal(color, rough=0.2):
    return Shader('metal', color, rough, metallic=1.0).material


def glass(color=(1, 1, 1), rough=0.0):
    return Shader('glass', color, rough, transmission=1.0, ior=1.45).material


def liquid(color):
    return Shader('liquid', color, 0.02, transmission=0.85, ior=1.34).material


def glow(color, strength):
    shader = Shader('glow', color, 0.5)
    shader.bsdf.inputs['Emission'].default_value = (*rgb(color), 1)
    shader.bsdf.inputs['Emission Strength'].default_value = strength
    return shader.material


def plaster(color, rnd=None, depth=0.03):
    shader = Shader('plaster', color, 0.9)
    shader.colored(shader.noise(0.9, 3), [(0.3, mix(color, (0, 0, 0), 0.1)), (0.7, color)])
    shader.bump(shader.noise(14, 4), 0.25, depth)
    return shader.material


def stone(light, dark, scale=4.0, rough=0.6):
    shader = Shader('stone', light, rough)
    veins = shader.noise(scale, 12, 0.68, 1.4)
    shader.colored(veins, [(0.35, dark), (0.5, mix(light, dark, 0.25)), (0.62, light)])
    shader.bump(shader.noise(scale * 5, 8), 0.2, 0.02)
    return shader.material


def leaf(color, rnd, shine=0.4):
    shader = Shader('leaf', color, 1 - shine, subsurface=0.08)
    shader.bsdf.inputs['Subsurface Color'].default_value = (*mix(color, (0.6, 0.9, 0.2), 0.4), 1)
    base = rgb(color)
    shader.colored(shader.noise(6, 3), [(0.3, mix(base, (0, 0, 0), 0.35)), (0.7, base)])
    return shader.material


# --- shapes ----------------------------------------------------------------

def mesh(name, vertices, faces, material=None, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    obj = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(obj)
    if material:
        data.materials.append(material)
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
    return obj


def paint(obj, material):
    obj.data.materials.clear()
    obj.data.materials.append(material)
    return obj


def soften(obj, levels=2):
    modifier = obj.modifiers.new('soft', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    for polygon in obj.data.polygons:
        polygon.use_smooth = True
    return obj


def lathe(profile, material=None, segments=72, wall=0.0, at=(0, 0, 0), levels=1):
    """A solid of revolution of (radius, height) points; wall is the thickness of a vessel."""
    vertices, faces = [], []
    for radius, height in profile:
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for step in range(segments):
            a, b = ring * segments + step, ring * segments + (step + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    faces.append(tuple(reversed(range(segments))))
    obj = mesh('lathe', vertices, faces, material, smooth=True)
    obj.location = at
    if wall:
        solid = obj.modifiers.new('wall', 'SOLIDIFY')
        solid.thickness, solid.offset = wall, -1
    soften(obj, levels)
    return obj


def spline(points, steps=24):
    """Catmull-Rom through 2D points, as many steps between each two."""
    padded = [points[0], *points, points[-1]]
    out = []
    for i in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[i - 1:i + 3]
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                                    + (3 * b - a - 3 * c + d) * t ** 3)
                             for a, b, c, d in zip(p0, p1, p2, p3)))
    return [*out, points[-1]]


def made_of(name, build, at, material):
    """An object of a bmesh that build fills; operators would cost more with every object there is."""
    data, shape = bpy.data.meshes.new(name), bmesh.new()
    build(shape)
    shape.to_mesh(data)
    shape.free()
    obj = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(obj)
    obj.location = at
    if material:
        data.materials.append(material)
    return obj


def box(size, at=(0, 0, 0), material=None, bevel=0.01, turn=0.0):
    def build(shape):
        bmesh.ops.create_cube(shape, size=1)
        bmesh.ops.scale(shape, vec=size, verts=shape.verts)

    obj = made_of('box', build, at, material)
    obj.rotation_euler = (0, 0, turn)
    if bevel:
        modifier = obj.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, 3
    return obj


def ball(radius, at, material=None, squash=1.0, smooth=True, segments=32):
    obj = made_of('ball', lambda shape: bmesh.ops.create_uvsphere(shape, u_segments=segments, v_segments=segments // 2, radius=radius), at, material)
    obj.scale = (1, 1, squash)
    for polygon in obj.data.polygons:
        polygon.use_smooth = smooth
    return obj


def plane(width, depth, at=(0, 0, 0), material=None, turn=(0, 0, 0), cuts=0):
    bpy.ops.mesh.primitive_grid_add(x_subdivisions=max(1, cuts), y_subdivisions=max(1, cuts), size=1, location=at)
    obj = bpy.context.object
    obj.scale = (width, depth, 1)
    obj.rotation_euler = turn
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if material:
        paint(obj, material)
    return obj


def tube(points, radius, material=None, taper=None):
    """A round stem along 3D points; taper gives the radius factor at each point."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius, 4
    curve = data.splines.new('NURBS')
    curve.points.add(len(points) - 1)
    for index, (target, source) in enumerate(zip(curve.points, points)):
        target.co = (*source, 1)
        target.radius = taper[index] if taper else 1
    curve.use_endpoint_u, curve.order_u = True, min(4, len(points))
    obj = bpy.data.objects.new('tube', data)
    bpy.context.collection.objects.link(obj)
    if material:
        data.materials.append(material)
    return obj


def blade(length, width, bend, material=None, fold=0.25, tip=0.6, rows=10):
    """A leaf along +Y that bends down by `bend` radians; `tip` moves the widest place."""
    vertices, faces, y, z = [], [], 0.0, 0.0
    for row in range(rows + 1):
        t = row / rows
        half = width / 2 * math.sin(math.pi * t ** tip) + 0.0005
        vertices += [(-half, y, z + fold * half), (0, y, z), (half, y, z + fold * half)]
        angle = bend * t
        y += length / rows * math.cos(angle)
        z -= length / rows * math.sin(angle)
    for row in range(rows):
        a = row * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return soften(mesh('blade', vertices, faces, material), 1)


def bake(*objects):
    """Applies the modifiers of objects that will be copied often: then all copies are one mesh in memory."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for obj in objects:
        obj.data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph)) if obj.type == 'MESH' else obj.data
        obj.modifiers.clear()
    return objects


def copy(obj, at, turn=(0, 0, 0), scale=1.0):
    """Another object that shares the mesh."""
    twin = bpy.data.objects.new(obj.name, obj.data)
    for modifier in obj.modifiers:
        made = twin.modifiers.new(modifier.name, modifier.type)
        for prop in ('levels', 'render_levels', 'thickness', 'offset', 'width', 'segments'):
            if hasattr(modifier, prop):
                setattr(made, prop, getattr(modifier, prop))
    twin.location, twin.rotation_euler = at, turn
    twin.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    bpy.context.collection.objects.link(twin)
    return twin


def surface(point, across, along, material=None, closed=False):
    """A smooth sheet of point(u, v) with u and v from 0 to 1; closed joins its first edge with its last."""
    columns = across if closed else across + 1
    vertices = [point(i / across, j / along) for j in range(along + 1) for i in range(columns)]
    faces = []
    for j in range(along):
        for i in range(across):
            a, b = j * columns + i, j * columns + (i + 1) % columns
            faces.append((a, b, b + columns, a + columns))
    return mesh('surface', vertices, faces, material, smooth=True)


def flat(outline, at=(0, 0, 0), material=None, thick=0.0):
    """A sheet in the upright plane, of a 2D outline, that faces the camera."""
    obj = mesh('flat', [(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], material)
    obj.location = at
    if thick:
        solid = obj.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 0
    return obj


def terrain(width, depth, cuts, height, at=(0, 0, 0), material=None):
    """A grid whose height is height(x, y) in its own coordinates."""
    vertices, faces = [], []
    for j in range(cuts + 1):
        for i in range(cuts + 1):
            x, y = (i / cuts - 0.5) * width, (j / cuts - 0.5) * depth
            vertices.append((x, y, height(x, y)))
    for j in range(cuts):
        for i in range(cuts):
            a = j * (cuts + 1) + i
            faces.append((a, a + 1, a + cuts + 2, a + cuts + 1))
    obj = mesh('terrain', vertices, faces, material, smooth=True)
    obj.location = at
    return obj


def sweep(color, width=8.0):
    """A seamless studio backdrop: floor that rises into a wall."""
    material = matte(color, 0.85)
    profile = [(-3.0, 0.0), (0.8, 0.0), (1.3, 0.06), (1.6, 0.3), (1.7, 0.8), (1.72, 4.0)]
    points = spline(profile, 12)
    vertices = [(x, y, z) for y, z in points for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return backdrop(mesh('sweep', vertices, faces, material, smooth=True))


def window_light(rnd, power=70, color=(1, 0.93, 0.84)):
    """One soft key from a side and a weak cool fill from the other; returns the side."""
    side = rnd.choice([-1, 1])
    area((side * 1.8, -1.2, 1.9), (0, 0, 0.2), rnd.uniform(0.4, 1.4), power, color)
    area((-side * 2, -1.5, 1.2), (0, 0, 0.2), 2.5, power * 0.16, (0.85, 0.92, 1))
    background('#ffffff', 0.2)
    return side


def tabletop(rnd, material, wall=None, depth=1.6):
    """A table with its front edge out of view, and a wall behind it."""
    backdrop(box((5, depth, 0.06), (0, 0, -0.03), material, 0.008))
    if wall:
        backdrop(plane(9, 5, (0, depth / 2 + 0.5, 1), wall, (math.radians(90), 0, 0)))


def ridged(x, y, scale, octaves=6, seed=0.0, gain=1.0):
    return noise.ridged_multi_fractal(Vector((x * scale + seed, y * scale - seed, seed)), 1.0, 2.1, octaves, 1.0, 2.0) * gain


def fractal(x, y, scale, octaves=5, seed=0.0):
    return noise.fractal(Vector((x * scale + seed, y * scale - seed, seed)), 1.0, 2.0, octaves)


__all__ = [name for name in dir() if not name.startswith('_')]
