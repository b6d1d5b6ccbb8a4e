"""Sushi on a board or a plate, seen from above or from the side of the table."""
from kit import *

TABLES = [('#2b2a2c', '#d9b98a'), ('#e4ddd0', '#3a3230'), ('#3f5a54', '#e9dcc4'), ('#b8a898', '#2f2a28'), ('#26303c', '#c99a64'), ('#d8c4b4', '#4a5a5a')]
RICE = '#ece3d0'


def rice(rnd, at, size):
    """So many grains, each where at(rnd) puts it."""
    proto = ball(0.03, (0, 0, 0), Shader('rice', RICE, 0.5).material, segments=8)
    proto.scale = (0.8, 1.9, 0.8)
    bpy.context.view_layer.update()
    for _ in range(size):
        copy(proto, at(rnd), (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6.3)), (0.8, 1.9, 0.8))
    bpy.data.objects.remove(proto)


def maki(rnd, at, filling):
    wide, high = 0.3, 0.34
    nori = Shader('nori', '#12201a', 0.5)
    nori.bump(nori.noise(40, 5), 0.5, 0.02)
    lathe([(wide, 0), (wide * 1.02, high * 0.5), (wide, high)], nori.material, 40, at=at, levels=0)
    lathe([(wide * 0.99, high - 0.04), (0.001, high - 0.03)], matte(RICE, 0.7), 40, at=at, levels=0)

    def spot(r):
        a, reach = r.uniform(0, 6.28), wide * 0.9 * math.sqrt(r.uniform(0.12, 1))
        return (at[0] + reach * math.cos(a), at[1] + reach * math.sin(a), at[2] + high - 0.02)

    rice(rnd, spot, 95)
    turn = rnd.uniform(0, 6)
    for index, color in enumerate(filling):
        a = turn + index * math.tau / len(filling)
        off = 0.055 if len(filling) > 1 else 0
        flesh = Shader('filling', color, 0.35)
        flesh.bump(flesh.noise(14, 4), 0.3, 0.03)
        piece = box((0.11, 0.1, 0.12), (at[0] + off * math.cos(a), at[1] + off * math.sin(a), at[2] + high - 0.02), flesh.material, 0.02, a)
        piece.rotation_euler = (rnd.uniform(-0.1, 0.1), rnd.uniform(-0.1, 0.1), a)


def nigiri(rnd, at, turn, topping):
    def spot(r):
        u, v = r.uniform(-1, 1), r.uniform(-1, 1)
        x, y = 0.19 * u * (1 - 0.25 * abs(v)), 0.4 * v
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        return (at[0] + x, at[1] + y, at[2] + r.uniform(0.02, 0.2))

    rice(rnd, spot, 170)
    flesh = Shader('fish', topping[0], 0.3)
    lines = flesh.node('ShaderNodeTexWave', Scale=2.6, Distortion=1.6, Detail=2.0, bands_direction='DIAGONAL')
    flesh.link(flesh.coordinates(scale=(1, 1, 0.1)), lines.inputs['Vector'])
    flesh.colored(lines.outputs['Fac'], [(0.5, topping[0]), (0.85, topping[1])])
    sheet = surface(lambda u, v: ((u - 0.5) * 0.46, (v - 0.5) * 1.06, 0.25 - 0.42 * (u - 0.5) ** 2 - 0.42 * abs(v - 0.5) ** 2.6 * 2 + 0.02 * math.sin(v * 5)), 18, 30, flesh.material)
    sheet.location, sheet.rotation_euler = at, (0, 0, turn)
    thick = sheet.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.06, 1
    soften(sheet, 1)
    if rnd.random() < 0.3:
        band = surface(lambda u, v: ((u - 0.5) * 0.48, (v - 0.5) * 0.12, 0.33 - 0.55 * (u - 0.5) ** 2), 14, 2, matte('#12201a', 0.5))
        band.location, band.rotation_euler = at, (0, 0, turn)


def build(rnd, ratio):
    table, board = rnd.choice(TABLES)
    plane(14, 14, (0, 0, -0.13), stone(mix(table, '#ffffff', 0.08), table, 1.3, 0.5))
    slab = wood(board, mix(board, '#2a1608', 0.55), rnd, 0.8) if rnd.random() < 0.6 else stone(mix(board, '#ffffff', 0.1), mix(board, '#000000', 0.3), 2, 0.45)
    fillings = [['#f2793a', '#8fb84a'], ['#f08a5a'], ['#8fb84a', '#f4e6b0'], ['#c8324a'], ['#f2b84a', '#e8d0a0', '#7aa83a']]
    toppings = [('#f07a4a', '#fbd3b4'), ('#b8283a', '#d8606a'), ('#f6e3d6', '#f09a7a'), ('#f2c04a', '#f6d67a')]
    wide = 1.5 if ratio < 0.95 else 2.3
    box((wide * 2, wide * 1.9, 0.12), (0, 0, -0.06), slab, 0.03)
    picks = rnd.sample(fillings, 3)
    columns = 3 if ratio < 0.95 else 5
    for row in range(4):
        for column in range(columns):
            x, y = (column - (columns - 1) / 2) * 0.82, (row - 1.5) * 0.82
            if row < 2:
                if column % 2 == 0 or columns == 3:
                    nigiri(rnd, (x, y - 0.05, 0), rnd.uniform(-0.12, 0.12) + 0.25, toppings[(column + row) % 4])
                else:
                    maki(rnd, (x, y, 0), picks[0])
            else:
                maki(rnd, (x + rnd.uniform(-0.03, 0.03), y + 0.08, 0), picks[(row + column) % 3])
    for shift in (0, 0.12):
        tube([(wide * 0.86 + shift, -1.3, 0.05), (wide * 0.9 + shift, 0, 0.05), (wide * 0.92 + shift * 1.2, 1.35, 0.05)], 0.035, wood('#8a3a2a', '#4a1a12', rnd), [0.6, 0.8, 1])
    side = rnd.choice([-1, 1])
    area((side * 3.4, 1.6, 3.6), (0, 0, 0), 1.6, 300, (1, 0.95, 0.88))
    background('#ffffff', 0.4)
    camera((rnd.uniform(-1.2, 1.2), -4.4, rnd.uniform(2.9, 3.8)), (0, -0.15, 0), 58, 4, (0, -0.5, 0))
    return {'key': 0.48, 'spp': 7, 'bounces': 3}
