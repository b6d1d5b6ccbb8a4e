"""Vessels on a table or a backdrop, some with dried stems."""
from kit import *

PALETTES = [
    ('#e8ded0', ['#c8683c', '#e6d3b8', '#5b6650', '#2f2a26']),
    ('#d9cfc4', ['#f2ece0', '#b9a48c', '#8c5a3c', '#d8b08c']),
    ('#c9d2d0', ['#2e4a56', '#e9e4d8', '#7d9aa0', '#c98b5a']),
    ('#e9d5cb', ['#a3483a', '#e7b9a4', '#f4ebe0', '#5d3a34']),
    ('#d6d9cc', ['#6b7a5a', '#a9b08c', '#f0ead8', '#3b4236']),
    ('#2f2c2a', ['#d9c7a8', '#8a5a3a', '#efe6d6', '#5e5a54']),
]


def vessel(rnd, height):
    belly, neck, lip = height * rnd.uniform(0.28, 0.48), height * rnd.uniform(0.08, 0.2), height * rnd.uniform(0.1, 0.24)
    shoulder = rnd.uniform(0.3, 0.62)
    points = [(belly * rnd.uniform(0.5, 0.85), 0), (belly, height * shoulder * 0.6), (belly * rnd.uniform(0.85, 1), height * shoulder),
              (neck, height * rnd.uniform(0.78, 0.88)), (lip, height)]
    return spline(points, 10), lip


def stems(rnd, at, height, color):
    material, head = leaf(color, rnd, 0.1), matte(mix(color, '#d8b37a', 0.6), 0.9, 0.01)
    for _ in range(rnd.randint(4, 9)):
        lean, turn, reach = rnd.uniform(0.05, 0.4), rnd.uniform(0, 6.28), height * rnd.uniform(0.8, 1.5)
        x, y = math.cos(turn) * lean * reach, math.sin(turn) * lean * reach
        points = [at, (at[0] + x * 0.3, at[1] + y * 0.3, at[2] + reach * 0.5), (at[0] + x, at[1] + y, at[2] + reach)]
        tube(points, height * 0.006, material)
        for step in range(rnd.randint(6, 16)):
            t = 0.62 + 0.38 * step / 16
            spread = height * 0.05
            ball(height * rnd.uniform(0.012, 0.026), (at[0] + x * t ** 1.5 + rnd.uniform(-spread, spread), at[1] + y * t ** 1.5 + rnd.uniform(-spread, spread),
                 at[2] + reach * t), head, rnd.uniform(1, 1.8), segments=8)


def build(rnd, ratio):
    tone, colors = rnd.choice(PALETTES)
    sweep(vary(tone, rnd))
    count = rnd.choice([1, 2, 3, 3, 4])
    x = -0.16 * (count - 1) * (0.8 if ratio < 0.9 else 1.2)
    for index in range(count):
        height = rnd.uniform(0.22, 0.5)
        profile, lip = vessel(rnd, height)
        color = rnd.choice(colors)
        spot = (x + rnd.uniform(-0.02, 0.02), rnd.uniform(-0.14, 0.14), 0)
        lathe(profile, glaze(color, rnd, '#2a211b' if rnd.random() < 0.4 else None), wall=0.012, at=spot)
        if lip > 0.03 and rnd.random() < 0.55:
            stems(rnd, (spot[0], spot[1], height * 0.9), height, rnd.choice(['#7a6a3e', '#8d8a5a', '#a8835a', '#5c6b3c']))
        x += rnd.uniform(0.26, 0.34) * (0.8 if ratio < 0.9 else 1.2)
    window_light(rnd, rnd.uniform(55, 90))
    frame(ratio, rnd.uniform(6, 18), rnd.uniform(-12, 12), 65, rnd.uniform(0.66, 0.82), 2.8)
    return {'samples': 72, 'key': 0.5 if sum(rgb(tone)) > 0.5 else 0.3}
