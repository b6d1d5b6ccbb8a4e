"""Firs on slopes that fade into haze."""
from kit import *

HOURS = [('#e9e4dc', '#b9c4cc', '#24382e'), ('#f2cfae', '#c98f7a', '#2a2a30'), ('#cfdbe2', '#8fa6b4', '#1f3238'), ('#f0dfc0', '#d9b48a', '#3a3a24'), ('#b9a8c0', '#6a6488', '#20222f'), ('#dfe9ee', '#f4f7f9', '#33464a')]


def hazy(color, haze, reach):
    """A surface that turns into `haze` with distance."""
    return Shader('hazy', color, 1.0).hazed(haze, reach).material


def fir(rnd, material):
    vertices, faces, tiers, n = [], [], rnd.randint(11, 16), 9
    for tier in range(tiers):
        t = tier / tiers
        wide, z = (1 - t) ** 0.9 * 0.22 * rnd.uniform(0.8, 1.15) + 0.008, 0.1 + t * 0.9
        start = len(vertices)
        vertices.append((0, 0, z + 0.13))
        for i in range(n * 2):
            angle, reach = math.pi * i / n + tier, wide * (1 if i % 2 else 0.55) * rnd.uniform(0.75, 1.15)
            vertices.append((math.cos(angle) * reach, math.sin(angle) * reach, z - (0.02 if i % 2 else 0)))
        faces += [(start, start + 1 + i, start + 1 + (i + 1) % (n * 2)) for i in range(n * 2)]
    return mesh('fir', vertices, faces, material)


def build(rnd, ratio):
    low, high, dark = rnd.choice(HOURS)
    dusk(low, high, 0.4)
    sun(rnd.uniform(12, 40), rnd.choice([-1, 1]) * rnd.uniform(40, 120), 1.6, (1, 0.85, 0.7), 2)
    reach = rnd.uniform(70, 150)
    green, ground = hazy(vary(dark, rnd, 0.2), low, reach), hazy(mix(dark, '#6a6a50', 0.3), low, reach)
    protos = [fir(rnd, green) for _ in range(4)]
    seed, steep = rnd.uniform(0, 99), rnd.uniform(0.08, 0.24)
    slope = rnd.uniform(-0.25, 0.25)
    height = lambda x, y: fractal(x, y, 0.03, 4, seed) * 5 + (y - 10) * steep + x * slope
    terrain(240, 180, 90, lambda x, y: height(x, y + 90), (0, 90, 0), ground)
    for _ in range(rnd.randint(350, 900)):
        y = rnd.uniform(8, 130)
        x = rnd.uniform(-0.6, 0.6) * (y + 12)
        if fractal(x, y, 0.05, 2, seed + 7) < -0.15:
            continue
        copy(rnd.choice(protos), (x, y, height(x, y) - 0.3), (0, 0, rnd.uniform(0, 6)), rnd.uniform(3.5, 8.5))
    for proto in protos:
        bpy.data.objects.remove(proto)
    camera((0, -6, rnd.uniform(4, 9)), (0, 60, rnd.uniform(6, 13)), rnd.uniform(32, 55))
    return {'key': 0.5, 'spp': 8, 'bounces': 2}
