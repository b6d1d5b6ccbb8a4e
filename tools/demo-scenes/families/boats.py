"""Rowing and sailing boats on still water."""
from kit import *

HULLS = ['#b03a2e', '#f2ede0', '#2f5a7a', '#e0a83c', '#3f6a54', '#23303c', '#7ab0b8']
SAILS = ['#f6f0e2', '#d8582f', '#e8c89a', '#f4f4f4', '#2f4a6a']


def hull(length, wide, high, outside, inside, trim):
    """A pointed boat along X, its keel a little under water."""
    def place(u, v, grow=1.0):
        t = u * 2 - 1
        half = wide / 2 * max(0.0, 1 - abs(t) ** 2.4) ** (0.85 if t > 0 else 0.5) * grow
        rise = high * (1 + 0.45 * abs(t) ** 2.5)
        a = (v - 0.5) * math.pi
        return (t * length / 2, half * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)), rise * (1 - math.cos(a) ** 0.9 * 1.0) - high * 0.38)

    body = surface(place, 80, 40, outside)
    lining = surface(lambda u, v: (place(u, v, 0.93)[0] * 0.97, place(u, v, 0.93)[1], place(u, v)[2] + 0.02), 80, 40, inside)
    for edge in (0.0, 1.0):
        tube([place(k / 40, edge) for k in range(41)], length * 0.009, trim)
    return [body, lining], place


def rowing(rnd, at, turn):
    length, wide, high = 3.4, 1.25, 0.48
    plank = wood('#b98452', '#7a4a28', rnd)
    parts, place = hull(length, wide, high, Shader('paint', vary(rnd.choice(HULLS), rnd), 0.35, clearcoat=0.3).material, plank, wood('#d8b07a', '#9a6a3a', rnd))
    for x in (-0.75, 0.1, 0.9):
        parts.append(box((0.26, wide * (0.86 - 0.22 * abs(x)), 0.035), (x, 0, high * 0.4), plank, 0.008))
    for side in (-1, 1):
        parts.append(tube([(-0.9, side * 0.25, high * 0.66), (0.3, side * 0.42, high * 0.72), (1.3, side * 0.3, high * 0.75)], 0.024, plank))
        parts.append(box((0.42, 0.11, 0.02), (1.45, side * 0.27, high * 0.76), plank, 0.008))
    moor(parts, at, turn)


def sailing(rnd, at, turn, size=1.0):
    length, wide, high = 5.2, 1.6, 0.6
    parts, _ = hull(length, wide, high, Shader('paint', vary(rnd.choice(HULLS), rnd), 0.3, clearcoat=0.4).material, wood('#c89a64', '#8a5a34', rnd), wood('#d8b07a', '#9a6a3a', rnd))
    parts.append(box((length * 0.6, wide * 0.62, 0.05), (0, 0, high * 0.55), wood('#c89a64', '#8a5a34', rnd), 0.01))
    tall = rnd.uniform(5.6, 6.8)
    spar = wood('#c8965a', '#8a5a30', rnd)
    parts.append(tube([(0.4, 0, 0.2), (0.4, 0, tall / 2), (0.4, 0, tall)], 0.05, spar, [1.2, 1, 0.6]))
    parts.append(tube([(0.4, 0, 1.1), (-1, 0, 1.05), (-2.3, 0, 1.1)], 0.04, spar))
    cloth = Shader('sail', rnd.choice(SAILS), 0.85, sheen=0.4).material
    belly = rnd.uniform(0.25, 0.6) * rnd.choice([-1, 1])
    parts.append(surface(lambda u, v: (0.34 - u * 2.55 * (1 - v) ** 0.9, belly * math.sin(math.pi * min(1, u)) * (1 - v) * 0.8, 1.2 + v * (tall - 1.4)), 24, 40, cloth))
    parts.append(surface(lambda u, v: (0.5 + u * 2.0 * (1 - v), belly * math.sin(math.pi * u) * (1 - v) * 0.7, 0.75 + u * (1 - v) * 0.05 + v * (tall * 0.82 - 0.75)), 24, 40, cloth))
    moor(parts, at, turn, size)


def moor(parts, at, turn, size=1.0):
    holder = bpy.data.objects.new('boat', None)
    bpy.context.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler, holder.scale = at, (0, 0, turn), (size,) * 3


def lake(rnd, color, calm):
    shader = Shader('water', color, 0.04, specular=0.6)
    vector = shader.coordinates(scale=(1, 0.6, 1))
    shader.bump(shader.noise(rnd.uniform(0.7, 1.6), 6, 0.55, 0.4, vector), calm, 0.25)
    plane(900, 1400, (0, 600, 0), shader.material)


def shore(rnd, haze):
    own = rnd.uniform(0, 90)
    for far, tone, tall in ((170, '#4a5a44', 16), (320, '#56687a', 46)):
        slope = Shader('slope', tone, 0.95)
        slope.colored(slope.noise(0.12, 6), [(0.35, mix(tone, '#000000', 0.35)), (0.65, tone)])
        slope.hazed(haze, 620)
        terrain(900, 90, 150, lambda x, y: tall * (0.35 + 0.65 * ridged(x, y, 0.008, 6, own + far)) * max(0.0, 1 - (y / 45) ** 2) - 2, (0, far, 0), slope.material)


def build(rnd, ratio):
    hour = rnd.choice(['morning', 'noon', 'evening'])
    haze = {'morning': '#d8d0c8', 'noon': '#b8cce0', 'evening': '#e8b088'}[hour]
    sky({'morning': 9, 'noon': 38, 'evening': 3.5}[hour], rnd.choice([-70, 60, 150, 200]), {'morning': 0.26, 'noon': 0.1, 'evening': 0.42}[hour], rnd.uniform(0.6, 2.5), rnd.uniform(0.9, 1.6))
    lake(rnd, {'morning': '#1c3a40', 'noon': '#0f4a58', 'evening': '#14262e'}[hour], rnd.uniform(0.1, 0.35))
    shore(rnd, haze)
    if rnd.random() < 0.5:
        count = rnd.choice([1, 1, 2, 3])
        for k in range(count):
            rowing(rnd, ((k - (count - 1) / 2) * 2.3 + rnd.uniform(-0.3, 0.3), 9 + k * 1.6, 0), rnd.uniform(0.5, 1.5) + rnd.choice([0, math.pi]))
        camera((0, 0, rnd.uniform(2.2, 3.2)), (0, 12, 0.5), rnd.uniform(34, 46))
    else:
        sailing(rnd, (rnd.uniform(-1, 1), 20, 0), rnd.uniform(-0.5, 0.6) + rnd.choice([0, math.pi]))
        for _ in range(rnd.choice([0, 1, 2])):
            sailing(rnd, (rnd.choice([-1, 1]) * rnd.uniform(10, 22), rnd.uniform(60, 110), 0), rnd.uniform(-0.6, 0.6))
        camera((0, 0, rnd.uniform(1.6, 2.6)), (0, 20, 2.9 if ratio < 0.9 else 2.2), rnd.uniform(42, 50) if ratio < 0.9 else 46)
    return {'key': {'morning': 0.46, 'noon': 0.5, 'evening': 0.34}[hour], 'spp': 9}
