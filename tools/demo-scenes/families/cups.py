"""Cups and pots of tea or coffee on a table."""
from kit import *

TABLES = ['#b88a5a', '#8a5a36', '#d8c3a4', '#5a4436']
CLAYS = ['#ece5d8', '#3f5256', '#c9825a', '#7d8c74', '#2c2a2a', '#d9b6a0', '#8fa3ad', '#b5503a']


def cup(rnd, at, clay, drink, scale=1.0):
    low, high, tall = rnd.uniform(0.024, 0.034) * scale, rnd.uniform(0.036, 0.046) * scale, rnd.uniform(0.05, 0.095) * scale
    lathe(spline([(low * 0.9, 0), (low, 0.004), ((low + high) / 2 * 1.04, tall * 0.4), (high, tall)], 8), clay, wall=0.004, at=at, segments=48)
    lathe([(0.001, tall * 0.82), (high * 0.93, tall * 0.82)], drink, at=at, segments=40, levels=0)
    if rnd.random() < 0.65:
        turn = rnd.uniform(-0.6, 0.9)
        out = lambda reach, z: (at[0] + math.cos(turn) * reach, at[1] + math.sin(turn) * reach, z)
        tube([out(high * 0.93, tall * 0.78), out(high * 1.35, tall * 0.85), out(high * 1.6, tall * 0.55), out(high * 1.35, tall * 0.26), out(high * 0.85, tall * 0.28)], 0.0045 * scale, clay)
    if rnd.random() < 0.5:
        lathe(spline([(0.03, 0), (0.055 * scale, 0.002), (0.075 * scale, 0.01)], 6), clay, wall=0.003, at=(at[0], at[1], at[2] - 0.004), segments=56)


def build(rnd, ratio):
    tone = rnd.choice(TABLES)
    table = rnd.choice([lambda: wood(tone, mix(tone, (0, 0, 0), 0.55), rnd), lambda: stone('#e6e0d6', '#b3a99c', 3), lambda: matte(rnd.choice(['#c9b8a6', '#4a5450', '#d8d2c6', '#b46a4c']), 0.8)])()
    tabletop(rnd, table, matte(vary(rnd.choice(['#d9cfc0', '#6a7a72', '#c49a7c', '#3d3f44', '#aab4b8']), rnd)), 1.0)
    clay = glaze(vary(rnd.choice(CLAYS), rnd), rnd, '#2a211b' if rnd.random() < 0.35 else None)
    drink = matte(rnd.choice(['#2a1408', '#5a2c10', '#8a4a1c', '#a8743a', '#4a5a1c']), 0.08)
    count = rnd.choice([1, 2, 2, 3])
    for index in range(count):
        cup(rnd, ((index - (count - 1) / 2) * rnd.uniform(0.14, 0.17), rnd.uniform(-0.07, 0.05), 0.004), clay, drink, rnd.uniform(0.9, 1.15))
    if rnd.random() < 0.55:
        at = (rnd.choice([-1, 1]) * (0.1 + count * 0.05), 0.14, 0)
        lathe(spline([(0.05, 0), (0.075, 0.03), (0.07, 0.09), (0.035, 0.125), (0.03, 0.13)], 8), clay, at=at, segments=56)
        lathe(spline([(0.034, 0.128), (0.02, 0.142), (0.006, 0.146), (0.011, 0.158), (0.002, 0.166)], 6), clay, at=at, segments=40)
        side = -1 if at[0] > 0 else 1
        tube([(at[0] + side * 0.06, at[1], 0.05), (at[0] + side * 0.1, at[1], 0.07), (at[0] + side * 0.12, at[1], 0.12)], 0.011, clay, [1.3, 1, 0.7])
        tube([(at[0] - side * 0.065, at[1], 0.09), (at[0] - side * 0.12, at[1], 0.11), (at[0] - side * 0.12, at[1], 0.05), (at[0] - side * 0.07, at[1], 0.035)], 0.006, clay)
    window_light(rnd, rnd.uniform(40, 70))
    frame(ratio, rnd.choice([rnd.uniform(14, 28), rnd.uniform(38, 62)]), rnd.uniform(-20, 20), 70, 0.8, 3.2)
    return {'key': 0.48, 'spp': 8}
