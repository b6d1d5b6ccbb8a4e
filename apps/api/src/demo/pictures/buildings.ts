import type { Random } from '../random.ts'
import {
  anyHeight,
  circle,
  diagonalGradient,
  drawing,
  fixed,
  line,
  PALETTES,
  path,
  rect,
  tallHeight,
  times,
  verticalGradient,
  WIDTH,
  type Drawing,
} from './drawing.ts'

export function skyline(random: Random): Drawing {
  const height = tallHeight(random)
  const [top, low, wall, lit] = random.pick([
    ['#1c2541', '#5bc0be', '#0b132b', '#ffe08a'],
    ['#fbc4ab', '#fff1e6', '#6d597a', '#ffe5d9'],
    ['#32205c', '#f08a5d', '#1f1235', '#ffd56b'],
    ['#a8dadc', '#f1faee', '#457b9d', '#ffffff'],
  ] as const)
  const block = (x: number, width: number, roof: number, opacity: number) => {
    const columns = Math.max(2, Math.floor(width / 26))
    const rows = Math.floor((height - roof) / 34)
    const windows = times(columns * rows, (index) => {
      if (random.chance(0.45)) return ''
      const column = index % columns
      const row = Math.floor(index / columns)
      return rect(
        x + 10 + column * ((width - 14) / columns),
        roof + 18 + row * 34,
        10,
        16,
        lit,
        `opacity="${fixed(random.between(0.3, 0.95))}"`,
      )
    })
    return rect(x, roof, width, height - roof, wall, `opacity="${opacity}"`) + windows
  }
  const row = (count: number, from: number, to: number, opacity: number) =>
    times(count, (index) =>
      block(
        (index * WIDTH) / count - 8,
        WIDTH / count + random.between(-14, 16),
        height * random.between(from, to),
        opacity,
      ),
    )
  return drawing(
    height,
    verticalGradient('sky', top, low),
    rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(random.between(140, 600), height * 0.22, 56, lit, 'opacity="0.85"'),
    row(9, 0.3, 0.55, 0.4),
    row(6, 0.48, 0.75, 1),
  )
}

export function facade(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const columns = random.whole(3, 5)
  const rows = random.whole(4, 6)
  const cellWidth = WIDTH / columns
  const cellHeight = height / rows
  const isArched = random.chance(0.6)
  const openings = times(columns * rows, (index) => {
    const x = (index % columns) * cellWidth + cellWidth * 0.24
    const y = Math.floor(index / columns) * cellHeight + cellHeight * 0.2
    const width = cellWidth * 0.52
    const tall = cellHeight * 0.64
    const radius = isArched ? width / 2 : 4
    const pane = random.chance(0.2) ? '#ffe9a8' : dark
    const shutter = random.chance(0.55)
      ? rect(x - 16, y + radius * 0.4, 14, tall - radius * 0.4, second) +
        rect(x + width + 2, y + radius * 0.4, 14, tall - radius * 0.4, second)
      : ''
    const box = random.chance(0.35)
      ? rect(x - 8, y + tall - 6, width + 16, 18, main) +
        times(7, (flower) =>
          circle(
            x + (flower * width) / 6,
            y + tall - 10,
            random.between(6, 11),
            random.pick(['#e5637a', '#f2c14e', '#6a994e', '#ffffff']),
          ),
        )
      : ''
    return (
      shutter +
      rect(x - 5, y - 5, width + 10, tall + 10, light, `rx="${fixed(radius + 5)}"`) +
      rect(x, y, width, tall, pane, `rx="${fixed(radius)}"`) +
      rect(x + width / 2 - 2, y, 4, tall, light) +
      rect(x, y + tall * 0.5, width, 4, light) +
      box
    )
  })
  return drawing(
    height,
    diagonalGradient('wall', ground, main),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    rect(0, 0, WIDTH, height, ground, 'opacity="0.45"'),
    openings,
  )
}

export function arches(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const count = random.whole(3, 5)
  const centre = WIDTH / 2 + random.between(-60, 60)
  const nested = times(count, (index) => {
    const part = index / count
    const half = WIDTH * 0.44 * (1 - part * 0.8)
    const top = height * (0.14 + part * 0.3)
    const fill = [main, second, light, dark, ground][index % 5] as string
    return path(
      `M${fixed(centre - half)} ${height}V${fixed(top + half)}A${fixed(half)} ${fixed(half)} 0 0 1 ${fixed(centre + half)} ${fixed(top + half)}V${height}Z`,
      fill,
    )
  })
  const steps = times(6, (index) =>
    rect(
      0,
      height - (index + 1) * 22,
      WIDTH - index * 70,
      23,
      index % 2 === 0 ? light : ground,
      'opacity="0.92"',
    ),
  )
  return drawing(
    height,
    verticalGradient('back', ground, light),
    rect(0, 0, WIDTH, height, 'url(#back)'),
    circle(random.between(90, 640), height * 0.12, 42, second),
    nested,
    steps,
    line(`M0 ${height - 132}H${WIDTH}`, dark, 1, 'opacity="0.2"'),
  )
}

export function cottage(random: Random): Drawing {
  const height = anyHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const floor = height * 0.8
  const wide = random.between(300, 420)
  const left = (WIDTH - wide) / 2
  const tall = Math.min(wide * 0.62, floor * 0.5)
  const roofTop = floor - tall - wide * 0.36
  const window = (x: number) =>
    rect(x, floor - tall * 0.72, 64, 74, light, 'rx="4"') +
    rect(x + 6, floor - tall * 0.72 + 6, 52, 62, '#ffe9a8') +
    rect(x + 30, floor - tall * 0.72, 4, 74, light)
  const bushes = times(12, () =>
    circle(
      random.between(0, WIDTH),
      floor + random.between(-12, 16),
      random.between(24, 60),
      random.pick(['#5f8d4e', '#7aa95c', '#3e6b48']),
    ),
  )
  return drawing(
    height,
    verticalGradient('sky', random.pick(['#cfe8ef', '#fde2c6', '#e4dcf1', '#d8f0e0']), '#ffffff'),
    rect(0, 0, WIDTH, height, 'url(#sky)'),
    circle(random.between(90, 640), height * 0.16, 44, '#fff2b3'),
    rect(left + wide * 0.7, roofTop + 10, 40, 110, dark),
    rect(left, floor - tall, wide, tall, ground),
    path(
      `M${fixed(left - 34)} ${fixed(floor - tall)}L${fixed(WIDTH / 2)} ${fixed(roofTop)}L${fixed(left + wide + 34)} ${fixed(floor - tall)}Z`,
      main,
    ),
    rect(WIDTH / 2 - 34, floor - tall * 0.62, 68, tall * 0.62, second, 'rx="30"'),
    circle(WIDTH / 2 + 20, floor - tall * 0.28, 5, light),
    window(left + 30),
    window(left + wide - 94),
    rect(0, floor, WIDTH, height - floor, '#88b06a'),
    path(
      `M${fixed(WIDTH / 2 - 30)} ${fixed(floor)}L${fixed(WIDTH / 2 - 110)} ${height}H${fixed(WIDTH / 2 + 110)}L${fixed(WIDTH / 2 + 30)} ${fixed(floor)}Z`,
      '#e9dcc3',
    ),
    bushes,
  )
}
