"""House plants in pots before a wall."""
from kit import *

GREENS = ['#2f5a2c', '#4a7a3a', '#1f4a34', '#6a8a3c', '#3a6a4c']
WALLS = ['#e9e3d8', '#d8c3b0', '#cfd8d2', '#b9c4b0', '#e3c9b8', '#f0ece4']


def rosette(rnd, at, count, length, width, material, low=0.2, high=1.3):
    leaves = [blade(length * rnd.uniform(0.8, 1.15), width * rnd.uniform(0.8, 1.15), rnd.uniform(0.5, 1.7), material, tip=rnd.uniform(0.5, 0.9)) for _ in range(4)]
    for leaf_object in leaves:
        leaf_object.hide_render = True
    for index in range(count):
        lift = low + (high - low) * (index / count) + rnd.uniform(-0.1, 0.1)
        twin = copy(rnd.choice(leaves), at, (lift, 0, index * 2.39996 + rnd.uniform(-0.2, 0.2)), rnd.uniform(0.75, 1.1))
        twin.rotation_mode = 'XYZ'
    for leaf_object in leaves:
        bpy.data.objects.remove(leaf_object)


def stalked(rnd, at, count, reach, width, material, stem):
    for index in range(count):
        turn, lean = index * 2.39996 + rnd.uniform(-0.3, 0.3), rnd.uniform(0.15, 0.75)
        tall = reach * rnd.uniform(0.55, 1.1)
        end = (at[0] + math.cos(turn) * lean * tall, at[1] + math.sin(turn) * lean * tall, at[2] + tall * (1 - lean * 0.35))
        tube([at, (at[0] + math.cos(turn) * lean * tall * 0.35, at[1] + math.sin(turn) * lean * tall * 0.35, at[2] + tall * 0.6), end], reach * 0.008, stem)
        made = blade(width * rnd.uniform(1.1, 1.5), width, rnd.uniform(0.4, 1.0), material, 0.15, rnd.uniform(0.5, 0.75))
        made.location, made.rotation_euler = end, (rnd.uniform(-0.5, 0.1), rnd.uniform(-0.2, 0.2), turn - math.pi / 2)


def build(rnd, ratio):
    tabletop(rnd, rnd.choice([wood('#b88a5a', '#7c5230', rnd), plaster('#e6ded2'), wood('#e3c9a0', '#b08a5a', rnd)]), plaster(vary(rnd.choice(WALLS), rnd)), 1.3)
    for index in range(rnd.choice([1, 1, 2, 3])):
        radius, tall = rnd.uniform(0.07, 0.13), rnd.uniform(0.11, 0.2)
        at = ((index - 0.5) * 0.36 + rnd.uniform(-0.04, 0.04), rnd.uniform(-0.12, 0.15), 0)
        pot = rnd.choice([matte('#b5623c', 0.9, 0.004), glaze('#e9e4da', rnd), glaze(rnd.choice(['#3a4a46', '#c98f6a', '#7f8f9a']), rnd, '#1f1a16'), matte('#d9c9b4', 0.9, 0.006)])
        lathe([(radius * rnd.uniform(0.65, 0.9), 0), (radius, tall * 0.9), (radius * 1.06, tall * 0.92), (radius * 1.06, tall)], pot, wall=0.01, at=at)
        lathe([(0.001, tall * 0.86), (radius * 0.97, tall * 0.86)], matte('#2b1f17', 1.0, 0.02), at=at)
        green, top = leaf(vary(rnd.choice(GREENS), rnd, 0.25), rnd, rnd.uniform(0.3, 0.65)), (at[0], at[1], tall * 0.85)
        kind = rnd.choice(['rosette', 'stalked', 'stalked', 'swords', 'grass'])
        if kind == 'rosette':
            rosette(rnd, top, rnd.randint(22, 40), rnd.uniform(0.2, 0.32), rnd.uniform(0.04, 0.07), green)
        elif kind == 'stalked':
            stalked(rnd, top, rnd.randint(11, 22), rnd.uniform(0.3, 0.5), rnd.uniform(0.1, 0.17), green, leaf('#5a7a3a', rnd))
        elif kind == 'swords':
            rosette(rnd, top, rnd.randint(9, 16), rnd.uniform(0.35, 0.5), 0.055, green, 1.25, 1.5)
        else:
            rosette(rnd, top, rnd.randint(60, 110), rnd.uniform(0.25, 0.36), 0.012, green, 0.5, 1.45)
    window_light(rnd, rnd.uniform(60, 90))
    frame(ratio, rnd.uniform(4, 16), rnd.uniform(-15, 15), 60, 0.82, 3.2)
    return {'samples': 64, 'key': 0.48}
