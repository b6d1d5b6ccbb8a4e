"""Winding stairs seen from the top or from the foot."""
from kit import *

TONES = [('#ece2d4', '#c98b6a', '#6a4a36'), ('#dfe4e2', '#5f7f86', '#26343a'), ('#f0d8c8', '#d0694a', '#5a2420'), ('#e9e6df', '#b8a98c', '#3a3630'), ('#e6c9a8', '#2f5a5a', '#1c2c30'), ('#f2eee8', '#8a94a8', '#2a2f40'), ('#e8b8a0', '#f4e6d8', '#8a3f3a')]


def wedge(inner, outer, start, span, high, material):
    parts, vertices = 8, []
    for level in (0, -high):
        for reach in (inner, outer):
            vertices += [(reach * math.cos(start + span * k / parts), reach * math.sin(start + span * k / parts), level) for k in range(parts + 1)]
    n, faces = parts + 1, []
    for k in range(parts):
        faces += [(k, n + k, n + k + 1, k + 1), (2 * n + k, 2 * n + k + 1, 3 * n + k + 1, 3 * n + k), (k, k + 1, 2 * n + k + 1, 2 * n + k), (n + k, 3 * n + k, 3 * n + k + 1, n + k + 1)]
    faces += [(0, 2 * n, 3 * n, n), (parts, n + parts, 3 * n + parts, 2 * n + parts)]
    return mesh('wedge', vertices, faces, material)


def build(rnd, ratio):
    wall, tread, rail = rnd.choice(TONES)
    inner, outer = rnd.uniform(0.55, 1.1), rnd.uniform(2.3, 2.9)
    each, rise, count = math.radians(rnd.uniform(12, 17)), rnd.uniform(0.16, 0.19), rnd.randint(80, 120)
    stepped = rnd.choice([wood(tread, mix(tread, (0, 0, 0), 0.5), rnd, 0.3), plaster(tread), stone('#e8e0d4', '#b8a898', 0.8)])
    plain, metal_like = plaster(wall), Shader('rail', rail, 0.35).material
    proto, turn = wedge(inner, outer, 0, each * 1.02, 0.06, stepped), rnd.choice([-1, 1])
    side = wedge(inner - 0.05, inner + 0.02, 0, each * 1.02, 0.34, plain)
    post = tube([(inner, 0, 0), (inner, 0, 0.86)], 0.011, metal_like)
    line = []
    for k in range(-4, count):
        angle, z = turn * k * each, -k * rise
        for made in (proto, side):
            copy(made, (0, 0, z), (0, 0, angle))
        for half in (0, 0.5):
            copy(post, (0, 0, z - half * rise), (0, 0, angle + turn * half * each))
        line.append((inner * math.cos(angle), inner * math.sin(angle), z + 0.88))
    for made in (proto, side, post):
        bpy.data.objects.remove(made)
    tube(line, 0.035, metal_like)
    depth = count * rise
    surface(lambda u, v: (outer * math.cos(u * 6.2832), outer * math.sin(u * 6.2832), 3 - v * (depth + 3)), 96, 2, plain, True)
    plane(8, 8, (0, 0, -depth - 0.2), rnd.choice([stone('#ece6dc', '#a89a8a', 0.8), plaster(tread)]))
    for _ in range(rnd.randint(2, 4)):
        at, angle = rnd.uniform(0.1, 0.7) * depth, rnd.uniform(0, 6.28)
        area((math.cos(angle) * (outer - 0.1), math.sin(angle) * (outer - 0.1), -at), (0, 0, -at - 0.4), 1.2, 60, rnd.choice([(1, 0.86, 0.66), (0.9, 0.95, 1)]))
    area((0.6, 0.4, 4.6), (0, 0, -4), 3.2, 480, (1, 0.96, 0.9))
    point((0, 0, -depth + 1.2), 120, (1, 0.82, 0.6), 0.4)
    background('#ffffff', 0.35)
    away = rnd.uniform(0.0, 0.5)
    camera((away, away * 0.4, rnd.uniform(1.9, 2.6)), (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.2, 0.2), -depth * 0.6), rnd.uniform(19, 25))
    return {'key': 0.5, 'spp': 12, 'bounces': 4}
