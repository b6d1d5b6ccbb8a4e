import type { Random } from '../random.ts'
import {
  anyHeight,
  circle,
  drawing,
  dune,
  fixed,
  group,
  line,
  path,
  rect,
  ridge,
  tallHeight,
  times,
  verticalGradient,
  WIDTH,
  type Drawing,
} from './drawing.ts'

const SKIES = [
  ['#0b1d3a', '#35507a', '#e6a57e'],
  ['#fbd3a2', '#f7a072', '#b5546b'],
  ['#bfe3f2', '#e8f4f3', '#fdf3dc'],
  ['#2b2d56', '#7b4f8a', '#f3a6a0'],
  ['#8fc1d4', '#cfe5e6', '#f9e7c9'],
  ['#1d2b4f', '#405f8f', '#9fc0cf'],
] as const

function mix(from: string, to: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const blend = (at: number) => Math.round(channel(from, at) * (1 - part) + channel(to, at) * part)
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`
}

export function mountains(random: Random): Drawing {
  const height = tallHeight(random)
  const [top, middle, low] = random.pick(SKIES)
  const near = random.pick(['#16302b', '#1f2544', '#3b1f2b', '#12343b'])
  const horizon = height * random.between(0.42, 0.6)
  const layers = random.whole(4, 6)
  const sun = circle(
    random.between(140, 600),
    horizon - random.between(80, 220),
    random.between(34, 74),
    '#fff4d6',
    'opacity="0.9"',
  )
  const hills = times(layers, (index) => {
    const part = (index + 1) / layers
    const base = horizon + part * (height - horizon) * 0.75
    return path(ridge(random, base, 170 - part * 90, height, random.whole(6, 13)), mix(low, near, part))
  })
  return drawing(
    height,
    verticalGradient('sky', top, middle, low),
    rect(0, 0, WIDTH, height, 'url(#sky)'),
    sun,
    hills,
  )
}

export function seaside(random: Random): Drawing {
  const height = anyHeight(random)
  const [top, middle, low] = random.pick(SKIES)
  const horizon = height * random.between(0.35, 0.52)
  const shore = height * random.between(0.78, 0.9)
  const sunX = random.between(180, 560)
  const glints = times(26, () => {
    const y = random.between(horizon + 8, shore - 20)
    const spread = ((y - horizon) / (height - horizon)) * 200 + 20
    const x = sunX + random.between(-spread, spread)
    return rect(
      x,
      y,
      random.between(14, 70),
      3,
      '#fff6df',
      `opacity="${fixed(random.between(0.2, 0.7))}" rx="1.5"`,
    )
  })
  const foam = times(3, (index) =>
    path(
      dune(random, shore + index * 26, 14, height, 5),
      index === 0 ? '#ffffff' : mix('#f2dcb8', '#d9b98a', index / 3),
      'opacity="0.9"',
    ),
  )
  return drawing(
    height,
    verticalGradient('sky', top, middle, low) +
      verticalGradient('sea', mix(low, '#0f6c7e', 0.5), random.pick(['#0b4f63', '#11698e', '#1b7f79'])),
    rect(0, 0, WIDTH, horizon + 2, 'url(#sky)'),
    circle(sunX, horizon - random.between(-20, 120), random.between(40, 80), '#fff1cc', 'opacity="0.95"'),
    rect(0, horizon, WIDTH, height - horizon, 'url(#sea)'),
    glints,
    foam,
  )
}

export function desert(random: Random): Drawing {
  const height = tallHeight(random)
  const [top, low] = random.pick([
    ['#f9d29d', '#fff0d5'],
    ['#f2a65a', '#ffdfb0'],
    ['#7fb7be', '#fbe8c8'],
    ['#c06c84', '#f8b195'],
  ] as const)
  const sand = random.pick(['#d98f4e', '#c96f4a', '#e0a458', '#b9603f'])
  const dunes = times(4, (index) =>
    path(
      dune(random, height * (0.5 + index * 0.13), 46 - index * 4, height, random.whole(1, 2) + index),
      mix('#f6cf9b', sand, (index + 1) / 4),
    ),
  )
  const cactus = (x: number, y: number, size: number) =>
    group(
      `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(size)})`,
      line('M0 0V-150M0 -60H-46V-104M0 -84H44V-126', '#3f6f54', 26),
      line('M-4 -4V-146', '#5a9070', 5),
    )
  return drawing(
    height,
    verticalGradient('sky', top, low),
    rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(
      random.between(150, 590),
      height * random.between(0.14, 0.34),
      random.between(50, 92),
      '#fff7e0',
      'opacity="0.92"',
    ),
    dunes,
    times(random.whole(1, 4), () =>
      cactus(random.between(80, 660), height * random.between(0.72, 0.95), random.between(0.6, 1.3)),
    ),
  )
}

export function forest(random: Random): Drawing {
  const height = tallHeight(random)
  const mist = random.pick(['#dfe9df', '#f0e4cf', '#d5e3ea', '#eddbd3'])
  const deep = random.pick(['#1d3b2f', '#24423f', '#3a3a24', '#22333b'])
  const tree = (x: number, base: number, size: number, color: string) =>
    times(4, (tier) => {
      const y = base - tier * size * 0.24
      const half = size * (0.3 - tier * 0.055)
      return path(
        `M${fixed(x - half)} ${fixed(y)}L${fixed(x)} ${fixed(y - size * 0.42)}L${fixed(x + half)} ${fixed(y)}Z`,
        color,
      )
    })
  const rows = times(5, (row) => {
    const part = (row + 1) / 5
    const color = mix(mist, deep, part)
    return times(11 - row, () =>
      tree(
        random.between(-30, WIDTH + 30),
        height * (0.45 + row * 0.14) + random.between(-20, 30),
        random.between(150, 260) * (0.6 + part),
        color,
      ),
    )
  })
  return drawing(
    height,
    verticalGradient('air', mix(mist, '#ffffff', 0.5), mist),
    rect(0, 0, WIDTH, height, 'url(#air)'),
    circle(random.between(150, 590), height * 0.2, 60, '#ffffff', 'opacity="0.7"'),
    rows,
  )
}

export function nightSky(random: Random): Drawing {
  const height = tallHeight(random)
  const [top, low] = random.pick([
    ['#070b1f', '#2b3a72'],
    ['#0c0a24', '#5b2a6b'],
    ['#04151f', '#12565a'],
    ['#120b1d', '#7a3b4e'],
  ] as const)
  const stars = times(150, () =>
    circle(
      random.between(0, WIDTH),
      random.between(0, height * 0.8),
      random.between(0.6, 2.6),
      '#ffffff',
      `opacity="${fixed(random.between(0.3, 1))}"`,
    ),
  )
  const moonX = random.between(170, 560)
  const moonY = height * random.between(0.14, 0.34)
  const moonSize = random.between(44, 82)
  const moon = random.chance(0.5)
    ? circle(moonX, moonY, moonSize, '#fdf4d8') +
      circle(moonX + moonSize * 0.4, moonY - moonSize * 0.2, moonSize * 0.86, top)
    : circle(moonX, moonY, moonSize * 1.7, '#fdf4d8', 'opacity="0.12"') +
      circle(moonX, moonY, moonSize, '#fdf4d8')
  const hills = times(3, (index) =>
    path(
      dune(random, height * (0.76 + index * 0.08), 30, height, 2 + index),
      mix(low, '#05060f', 0.45 + index * 0.25),
    ),
  )
  return drawing(
    height,
    verticalGradient('sky', top, low),
    rect(0, 0, WIDTH, height, 'url(#sky)'),
    stars,
    moon,
    hills,
  )
}
