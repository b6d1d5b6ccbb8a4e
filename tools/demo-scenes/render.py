"""Renders what is queued, one picture after the other, and skips what is there already.

blender -b -noaudio -t 1 -P render.py -- QUEUE OUT [LIMIT] [SCALE] [SAMPLES]

QUEUE holds lines of "family seed", with a size such as "240x240" where it is not drawn from the seed. For each, OUT gets family-seed.png (the picture), .albedo.png and
.normal.png (what the denoiser goes by), and .json (what the scene says about itself).
"""
import importlib
import json
import math
import random
import sys
import time
import traceback
from pathlib import Path

import bpy
import numpy

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import kit  # noqa: E402

SHAPES = [(480, 640), (480, 640), (480, 720), (540, 720), (600, 600), (720, 540)]


def passes(scene, folder, name):
    """Albedo and normals go to files of their own beside the picture."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs['Image'])
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth, output.format.color_mode = 'PNG', '16', 'RGB'
    output.file_slots.clear()
    for slot in ('albedo', 'normal'):
        output.file_slots.new(f'{name}.{slot}.')
        output.file_slots[-1].save_as_render = False
    half = tree.nodes.new('CompositorNodeMixRGB')
    half.blend_type, half.inputs[0].default_value, half.inputs[2].default_value = 'MULTIPLY', 1, (0.5, 0.5, 0.5, 1)
    lifted = tree.nodes.new('CompositorNodeMixRGB')
    lifted.blend_type, lifted.inputs[0].default_value, lifted.inputs[2].default_value = 'ADD', 1, (0.5, 0.5, 0.5, 1)
    tree.links.new(layers.outputs['Denoising Normal'], half.inputs[1])
    tree.links.new(half.outputs[0], lifted.inputs[1])
    tree.links.new(layers.outputs['Denoising Albedo'], output.inputs[0])
    tree.links.new(lifted.outputs[0], output.inputs[1])


def expose(scene, key, trial):
    """Sets the exposure so that the middle of the brightness of the finished picture is at `key` (0 to 1)."""
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '8'
    for _ in range(4):
        bpy.data.images['Render Result'].save_render(str(trial), scene=scene)
        image = bpy.data.images.load(str(trial))
        pixels = numpy.empty(len(image.pixels), dtype=numpy.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
        light = pixels.reshape(-1, 4)[::7, :3] @ (0.2126, 0.7152, 0.0722)
        level = 0.6 * numpy.mean(light) + 0.4 * numpy.median(light)
        step = math.log2(max(key, 0.02) / max(level, 0.02)) * 1.7
        if abs(step) < 0.1:
            break
        scene.view_settings.exposure += max(-3.0, min(3.0, step))
    trial.unlink()


def render(family, seed, out, scale, samples, size=None):
    began = time.process_time()
    rnd = random.Random(f'{family} {seed}')
    scene = kit.reset()
    importlib.reload(kit)
    module = importlib.import_module(f'families.{family}')
    importlib.reload(module)
    drawn = rnd.choice(getattr(module, 'SHAPES', SHAPES))
    width, height = map(int, size.split('x')) if size else drawn
    made = module.build(rnd, width / height)
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = made.get('bounces', 4), 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2, 1
    cycles.use_adaptive_sampling = False
    scene.render.resolution_x, scene.render.resolution_y = int(width * scale), int(height * scale)
    cycles.samples = samples or made.get('spp', 8)
    name = f'{family}-{seed}'
    passes(scene, out, name)
    bpy.ops.render.render()
    expose(scene, made.get('key', 0.5), out / f'{name}.trial.png')
    scene.render.image_settings.color_depth = '16'
    bpy.data.images['Render Result'].save_render(str(out / f'{name}.part.png'), scene=scene)
    for slot in ('albedo', 'normal'):
        next(out.glob(f'{name}.{slot}.[0-9]*.png')).rename(out / f'{name}.{slot}.png')
    seconds = round(time.process_time() - began, 1)
    (out / f'{name}.json').write_text(json.dumps({'family': family, 'seed': seed, 'seconds': seconds, **made.get('about', {})}))
    (out / f'{name}.part.png').rename(out / f'{name}.png')
    print('DONE', name, seconds, flush=True)


def main():
    queue, out, *rest = sys.argv[sys.argv.index('--') + 1:]
    limit = int(rest[0]) if rest else 10 ** 6
    scale, samples = (float(rest[1]) if len(rest) > 1 else 1.0), (int(rest[2]) if len(rest) > 2 else 0)
    out = Path(out).resolve()
    out.mkdir(parents=True, exist_ok=True)
    for _ in range(limit):
        todo = [line.split() for line in Path(queue).read_text().splitlines() if line.strip()]
        left = [(f, s, *size) for f, s, *size in todo if not (out / f'{f}-{s}.png').exists() and not (out / f'{f}-{s}.failed').exists()]
        if not left:
            break
        family, seed, *size = left[0]
        try:
            render(family, seed, out, scale, samples, *size)
        except Exception:
            (out / f'{family}-{seed}.failed').write_text(traceback.format_exc())
            print('FAILED', family, seed, traceback.format_exc(), flush=True)


main()
