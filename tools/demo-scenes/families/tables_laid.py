"""A table laid for a meal, from above: plates, napkins, cutlery, glasses and a small bunch of flowers."""
from kit import *

CLOTHS = ['#efe8dc', '#c9d4cc', '#e4c4b4', '#7a8a9a', '#d8b87a', '#5a6a54', '#8a3f3a']
PLATES = ['#f6f2ea', '#dfe4e2', '#c98a6a', '#3f5a68', '#9aaa8a', '#e8d0b0']
NAPKINS = ['#c8683c', '#f4ecd8', '#2f4a5a', '#8a9a6a', '#d89a9a', '#e8b84a']
PETALS = ['#f4d8c8', '#e8a03c', '#c83a4a', '#f4f0e4', '#9a7ac8', '#e878a0']


def plate(radius, at, material, rim=0.014):
    lathe(spline([(radius * 0.6, 0), (radius * 0.68, 0.002), (radius * 0.9, rim * 0.8), (radius, rim)], 6), material, wall=0.004, at=at)


def fork(at, steel, high=0.003):
    x, y, z = at[0], at[1], at[2] + high
    tube([(x, y - 0.1, z), (x, y - 0.04, z), (x, y + 0.03, z)], 0.004, steel, [1.3, 0.8, 0.7])
    box((0.022, 0.026, 0.003), (x, y + 0.04, z), steel, 0.0014)
    for k in range(4):
        tube([(x - 0.009 + k * 0.006, y + 0.05, z), (x - 0.009 + k * 0.006, y + 0.075, z + 0.002), (x - 0.009 + k * 0.006, y + 0.098, z)], 0.0016, steel, [1, 1, 0.6])


def knife(at, steel):
    x, y, z = at[0], at[1], at[2] + 0.004
    tube([(x, y - 0.1, z), (x, y - 0.05, z), (x, y - 0.01, z)], 0.0055, steel, [1.1, 1, 0.8])
    box((0.017, 0.11, 0.0024), (x - 0.001, y + 0.045, z), steel, 0.001)


def tumbler(at, rnd):
    pane = glass(rnd.choice(['#ffffff', '#d8ecdc', '#f4dcc8', '#cfe0f0']))
    lathe(spline([(0.026, 0), (0.03, 0.004), (0.034, 0.05), (0.036, 0.09)], 6), pane, wall=0.003, at=at, segments=48)


def place_set(rnd, at, look):
    x, y = at
    plate(0.135, (x, y, 0.002), look['large'])
    plate(0.095, (x, y, 0.018), look['small'], 0.011)
    if look['fold'] == 'side':
        box((0.07, 0.2, 0.006), (x - 0.19, y, 0.004), look['napkin'], 0.002)
    else:
        box((0.075, 0.17, 0.007), (x, y, 0.028), look['napkin'], 0.002, look['tilt'])
    fork((x - 0.19, y, 0.006), look['steel'])
    knife((x + 0.175, y, 0), look['steel'])
    tumbler((x + 0.17, y + 0.17, 0), rnd)


def bunch(rnd, at):
    lathe(spline([(0.03, 0), (0.05, 0.03), (0.045, 0.07), (0.03, 0.09)], 8), glaze(rnd.choice(PLATES), rnd), wall=0.004, at=at)
    colors, green = rnd.sample(PETALS, 2), leaf('#4a6a3a', rnd)
    for _ in range(26):
        a, reach, high = rnd.uniform(0, 6.28), rnd.uniform(0, 0.085), rnd.uniform(0.11, 0.16)
        head = (at[0] + reach * math.cos(a), at[1] + reach * math.sin(a), high - reach * 0.4)
        coat = matte(vary(rnd.choice(colors), rnd), 0.9)
        for k in range(9):
            b = k / 9 * 6.28
            petal = ball(0.0105, (head[0] + 0.012 * math.cos(b), head[1] + 0.012 * math.sin(b), head[2]), coat, 0.45, segments=10)
            petal.rotation_euler = (0, 0, b)
        ball(0.008, (head[0], head[1], head[2] + 0.004), matte('#d8a83c'), 0.7, segments=10)
    for _ in range(18):
        a = rnd.uniform(0, 6.28)
        twig = blade(rnd.uniform(0.08, 0.14), 0.026, rnd.uniform(0.3, 0.9), green)
        twig.location, twig.rotation_euler = (at[0], at[1], 0.1), (rnd.uniform(0, 0.5), 0, a)


def build(rnd, ratio):
    tone = rnd.choice(CLOTHS)
    top = rnd.choice([lambda: fabric(tone, rnd), lambda: fabric(tone, rnd, second=mix(tone, '#ffffff', 0.4)), lambda: wood('#b98a5a', '#6a4428', rnd, 0.8), lambda: wood('#e0cba8', '#b08a5c', rnd, 0.8)])()
    backdrop(plane(4, 4, (0, 0, 0), top))
    look = {'large': glaze(rnd.choice(PLATES), rnd), 'small': glaze(rnd.choice(PLATES), rnd, '#3a2f28' if rnd.random() < 0.4 else None),
            'napkin': fabric(rnd.choice(NAPKINS), rnd), 'steel': metal(rnd.choice(['#d8d8d8', '#d8a850', '#2f2f32']), 0.22),
            'fold': rnd.choice(['side', 'top']), 'tilt': rnd.uniform(-0.5, 0.5)}
    columns, rows = (1, 2) if ratio < 0.9 else (2, 1) if ratio > 1.1 else (2, 2)
    for row in range(rows):
        for column in range(columns):
            place_set(rnd, ((column - (columns - 1) / 2) * 0.56, (row - (rows - 1) / 2) * 0.56), look)
    bunch(rnd, (rnd.choice([-0.2, 0.2]) if columns == 1 else 0, rnd.uniform(-0.04, 0.04) if rows > 1 else 0.2, 0))
    sun(rnd.uniform(32, 52), rnd.choice([-1, 1]) * rnd.uniform(30, 120), 3.4, (1, 0.91, 0.78), rnd.uniform(1, 4))
    background('#e6eef6', 0.55)
    frame(ratio, rnd.choice([89, rnd.uniform(50, 68)]), rnd.uniform(-14, 14), 60, 1.06)
    return {'key': 0.5, 'spp': 9, 'bounces': 6}
