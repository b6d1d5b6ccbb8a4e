"""Renders the frames of one clip: a scene of a family in which the camera or a world moves.

blender -b -noaudio -t 2 -P film.py -- FAMILY SEED MOTION OUT [WIDTHxHEIGHT] [FRAMES] [SAMPLES]

MOTION is `turn` (what stands at the origin turns), `orbit` (the camera goes around what it looks at), `push` (the
camera goes forward) or `dusk` (night falls, and what glows is lit). Frames that are there already are skipped; develop.ts makes pictures of them, clip.ts the clip.
"""
import importlib
import math
import random
import sys
from pathlib import Path

import bpy
from mathutils import Matrix, Vector

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import kit  # noqa: E402

ARGUMENTS = sys.argv[sys.argv.index('--') + 1:]
sys.argv = [*sys.argv[:1], '--', '/dev/null', '/tmp', '0']
from render import expose, passes  # noqa: E402


def smooth(t):
    return t * t * (3 - 2 * t)


NIGHT_LOW, NIGHT_HIGH = kit.rgb('#33476e'), kit.rgb('#0b1226')


def blended(one, other, t):
    return (*((1 - t) * a + t * b for a, b in zip(one[:3], other[:3])), 1)


def nightfall(scene):
    """A function that sets sky, haze, sun and what glows to a moment from evening (0) to night (1)."""
    world = scene.world.node_tree.nodes
    stops = [stop for node in world if node.type == 'VALTORGB' for stop in node.color_ramp.elements]
    skies = [(stop, tuple(stop.color), night) for stop, night in zip(stops, (NIGHT_LOW, NIGHT_HIGH))]
    nodes = [node for material in bpy.data.materials if material.use_nodes for node in material.node_tree.nodes]
    hazes = [node.inputs['Color'] for node in nodes if node.type == 'EMISSION']
    airs = [(color, tuple(color.default_value)) for color in hazes]
    shaders = [node.inputs for node in nodes if node.type == 'BSDF_PRINCIPLED']
    lamps = [
        inputs['Emission Strength']
        for inputs in shaders
        if inputs['Emission'].is_linked or any(inputs['Emission'].default_value[:3])
    ]
    last = max(1, len(lamps) - 1)
    lit = [(lamp, lamp.default_value, 0.15 + 0.5 * place / last) for place, lamp in enumerate(lamps)]
    suns = [(obj.data, obj.data.energy) for obj in scene.objects if obj.type == 'LIGHT']

    def move(t):
        for stop, evening, night in skies:
            stop.color = blended(evening, night, smooth(t))
        for color, evening in airs:
            color.default_value = blended(evening, NIGHT_LOW, smooth(t))
        for lamp, full, since in lit:
            lamp.default_value = full * smooth(min(1.0, max(0.0, (t - since) / 0.3)))
        for light, evening in suns:
            light.energy = evening * (1 - smooth(min(1.0, t * 1.4)))
    return move


def mover(scene, motion):
    """A function that sets the scene to a moment from 0 to 1."""
    if motion == 'dusk':
        return nightfall(scene)
    camera = scene.camera
    start = camera.matrix_world.copy()
    ahead = start.to_quaternion() @ Vector((0, 0, -1))
    if motion == 'turn':
        turned = [(obj, obj.matrix_world.copy()) for obj in scene.objects if obj.type == 'MESH' and obj.location.length < 1e-4]

        def move(t):
            for obj, matrix in turned:
                obj.matrix_world = Matrix.Rotation(math.radians(50 * t), 4, 'Z') @ matrix
    elif motion == 'orbit':
        near = camera.data.dof.focus_distance if camera.data.dof.use_dof else start.translation.length
        middle = start.translation + ahead * near

        def move(t):
            turn = Matrix.Rotation(math.radians(32 * (smooth(t) - 0.5)), 4, 'Z')
            camera.matrix_world = Matrix.Translation(middle) @ turn @ Matrix.Translation(-middle) @ start
    else:
        def move(t):
            camera.matrix_world = Matrix.Translation(Vector((ahead.x, ahead.y, 0)) * 9 * t) @ start
    return move


def main():
    family, seed, motion, out, *rest = ARGUMENTS
    width, height = map(int, (rest[0] if rest else '360x480').split('x'))
    frames = int(rest[1]) if len(rest) > 1 else 36
    rnd = random.Random(f'{family} {seed}')
    scene = kit.reset()
    module = importlib.import_module(f'families.{family}')
    made = module.build(rnd, width / height)
    bpy.context.view_layer.update()
    cycles = scene.cycles
    cycles.use_denoising, cycles.use_adaptive_sampling = False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = made.get('bounces', 4), 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2, 1
    cycles.samples = int(rest[2]) if len(rest) > 2 else made.get('spp', 8)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    out = Path(out).resolve()
    out.mkdir(parents=True, exist_ok=True)
    move, exposed = mover(scene, motion), False
    for frame in range(frames):
        name = f'{family}_clip-{frame}'
        if exposed and (out / f'{name}.png').exists():
            continue
        move(frame / (frames - 1))
        passes(scene, out, name)
        bpy.ops.render.render()
        if not exposed:
            expose(scene, made.get('key', 0.5), out / f'{name}.trial.png')
            exposed = True
        scene.render.image_settings.color_depth = '16'
        bpy.data.images['Render Result'].save_render(str(out / f'{name}.png'), scene=scene)
        for slot in ('albedo', 'normal'):
            next(out.glob(f'{name}.{slot}.[0-9]*.png')).rename(out / f'{name}.{slot}.png')
        print('DONE', name, flush=True)


main()
