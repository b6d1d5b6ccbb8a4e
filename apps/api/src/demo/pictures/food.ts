import type { Random } from '../random.ts'
import {
  anyHeight,
  circle,
  diagonalGradient,
  drawing,
  ellipse,
  fixed,
  group,
  leaf,
  line,
  PALETTES,
  path,
  rect,
  tallHeight,
  times,
  verticalGradient,
  WIDTH,
  type Drawing,
  shadow,
} from './drawing.ts'

const TABLES = ['#e9dcc9', '#3d3a3a', '#cbd8d2', '#f2e3dd', '#8a6a52', '#dfe4ea', '#27403d']

/** A round plate seen from above, with what `fill` puts on it around 0,0. */
function plate(
  random: Random,
  fill: string,
  rim = random.pick(['#ffffff', '#f6efe4', '#2f3e46', '#d9e4dd', '#e7c8a0']),
): Drawing {
  const height = anyHeight(random)
  const table = random.pick(TABLES)
  const x = WIDTH / 2 + random.between(-30, 30)
  const y = height / 2 + random.between(-20, 20)
  const radius = Math.min(WIDTH, height) * random.between(0.36, 0.43)
  const cloth = random.chance(0.6)
    ? group(
        `rotate(${fixed(random.between(-24, 24))} ${WIDTH} ${height})`,
        rect(
          WIDTH - 250,
          height - 300,
          330,
          420,
          random.pick(['#c8553d', '#588b8b', '#f2c14e', '#ffffff', '#6d597a']),
          'opacity="0.9"',
        ),
        times(7, (index) =>
          rect(WIDTH - 250, height - 280 + index * 44, 330, 6, '#ffffff', 'opacity="0.55"'),
        ),
      )
    : ''
  const fork = line(
    `M70 ${fixed(y - 130)}V${fixed(y + 150)}M52 ${fixed(y - 130)}V${fixed(y - 70)}H88V${fixed(y - 130)}`,
    '#b9bfc4',
    9,
  )
  return drawing(
    height,
    diagonalGradient('table', table, table === '#3d3a3a' ? '#232121' : '#ffffff'),
    rect(0, 0, WIDTH, height, table),
    rect(0, 0, WIDTH, height, 'url(#table)', 'opacity="0.35"'),
    cloth,
    random.chance(0.7) ? fork : '',
    shadow(x + 12, y + 18, radius * 1.03, radius * 1.03),
    circle(x, y, radius, rim),
    circle(x, y, radius * 0.78, '#000000', 'opacity="0.05"'),
    group(`translate(${fixed(x)} ${fixed(y)}) scale(${fixed(radius / 300)})`, fill),
  )
}

const around = (random: Random, reach: number): [number, number] => {
  const angle = random.between(0, Math.PI * 2)
  const far = Math.sqrt(random.unit()) * reach
  return [Math.cos(angle) * far, Math.sin(angle) * far]
}

export function salad(random: Random): Drawing {
  const greens = ['#7cb518', '#4f772d', '#90a955', '#31572c', '#b5e48c']
  const leaves = times(46, () => {
    const [x, y] = around(random, 190)
    return group(
      `translate(${fixed(x)} ${fixed(y)}) rotate(${random.whole(0, 359)})`,
      leaf(random.between(70, 130), random.between(26, 50), random.pick(greens)),
    )
  })
  const bits = times(random.whole(10, 18), () => {
    const [x, y] = around(random, 180)
    return random.chance(0.5)
      ? circle(x, y, random.between(18, 30), random.pick(['#d62828', '#e85d4a', '#f77f00'])) +
          circle(x - 6, y - 6, 6, '#ffffff', 'opacity="0.6"')
      : ellipse(x, y, 24, 16, random.pick(['#fefae0', '#f1faee', '#6a4c93']))
  })
  return plate(random, leaves + bits)
}

export function pasta(random: Random): Drawing {
  const noodle = random.pick(['#f2d492', '#eec170', '#f4e0b0'])
  const strands = times(70, () => {
    const [x, y] = around(random, 150)
    const [bendX, bendY] = around(random, 220)
    const [endX, endY] = around(random, 190)
    return line(
      `M${fixed(x)} ${fixed(y)}Q${fixed(bendX)} ${fixed(bendY)} ${fixed(endX)} ${fixed(endY)}`,
      random.chance(0.5) ? noodle : '#e2b565',
      random.between(9, 14),
    )
  })
  const sauce = random.pick(['#c1121f', '#606c38', '#fff3e0', '#e07a2f'])
  const splash = times(16, () =>
    circle(...around(random, 110), random.between(20, 46), sauce, 'opacity="0.85"'),
  )
  const basil = times(5, () =>
    group(
      `translate(${around(random, 80).map(fixed).join(' ')}) rotate(${random.whole(0, 359)})`,
      leaf(80, 34, '#386641'),
    ),
  )
  return plate(random, strands + splash + basil)
}

export function cake(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second] = random.pick(PALETTES)
  const base = height * 0.76
  const tiers = random.whole(2, 3)
  const icing = random.pick(['#fff5ee', '#ffe5ec', '#f7f0e0', '#5c3a2e', '#e3f2e9'])
  const cream = random.pick([main, second, '#ffffff'])
  const stack = times(tiers, (tier) => {
    const wide = 380 - tier * 105
    const tall = 132
    const x = WIDTH / 2 - wide / 2
    const y = base - (tier + 1) * tall
    const drips = times(9, (drip) =>
      rect(x + (drip * wide) / 9, y - 4, wide / 9 - 4, random.between(26, 76), cream, 'rx="16"'),
    )
    return rect(x, y, wide, tall, icing, 'rx="14"') + drips + rect(x, y - 8, wide, 26, cream, 'rx="13"')
  })
  const top = base - tiers * 132
  const berries = times(random.whole(5, 9), (index) =>
    circle(
      WIDTH / 2 - 70 + index * 20,
      top - random.between(10, 24),
      random.between(13, 20),
      random.pick(['#9d0208', '#d00000', '#3a0ca3', '#f48c06']),
    ),
  )
  const candles = random.chance(0.4)
    ? times(
        3,
        (index) =>
          rect(WIDTH / 2 - 44 + index * 40, top - 92, 9, 72, second) +
          ellipse(WIDTH / 2 - 39 + index * 40, top - 106, 8, 15, '#ffb703'),
      )
    : ''
  return drawing(
    height,
    verticalGradient('wall', ground, light),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    times(16, (index) =>
      circle((index * 173) % WIDTH, ((index * 97) % height) * 0.5, 9, main, 'opacity="0.16"'),
    ),
    rect(0, base + 34, WIDTH, height, main, 'opacity="0.25"'),
    shadow(WIDTH / 2, base + 30, 270, 34),
    stack,
    ellipse(WIDTH / 2, base + 6, 250, 26, light),
    rect(WIDTH / 2 - 26, base + 10, 52, 74, light),
    ellipse(WIDTH / 2, base + 88, 130, 20, light),
    berries,
    candles,
  )
}

export function drink(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second] = random.pick(PALETTES)
  const juice = random.pick([
    ['#f94144', '#f9c74f'],
    ['#90be6d', '#f9f871'],
    ['#577590', '#c8b6ff'],
    ['#f3722c', '#f8961e'],
    ['#6f4518', '#d9ae7c'],
    ['#ef476f', '#ffd6e0'],
  ] as const)
  const base = height * 0.82
  const top = height * 0.3
  const half = random.between(96, 130)
  const isTapered = random.chance(0.5)
  const foot = isTapered ? half * 0.7 : half
  const level = top + (base - top) * random.between(0.12, 0.25)
  const glass = (from: number, fill: string, more = '') =>
    path(
      `M${fixed(WIDTH / 2 - half)} ${fixed(from)}L${fixed(WIDTH / 2 - foot)} ${fixed(base)}Q${WIDTH / 2} ${fixed(base + 26)} ${fixed(WIDTH / 2 + foot)} ${fixed(base)}L${fixed(WIDTH / 2 + half)} ${fixed(from)}Z`,
      fill,
      more,
    )
  const cubes = times(4, () =>
    group(
      `translate(${fixed(WIDTH / 2 + random.between(-70, 30))} ${fixed(level + random.between(10, 150))}) rotate(${random.whole(-30, 30)})`,
      rect(0, 0, 58, 58, '#ffffff', 'opacity="0.4" rx="10"'),
    ),
  )
  const slice = group(
    `translate(${fixed(WIDTH / 2 + half)} ${fixed(top)})`,
    circle(0, 0, 56, juice[1]),
    circle(0, 0, 46, '#fffbe6'),
    times(8, (index) => group(`rotate(${index * 45})`, path('M0 -6L12 -38Q0 -46 -12 -38Z', juice[1]))),
  )
  const straw = line(
    `M${fixed(WIDTH / 2 - 30)} ${fixed(base - 60)}L${fixed(WIDTH / 2 + 40)} ${fixed(top - 110)}`,
    main,
    13,
  )
  return drawing(
    height,
    verticalGradient('back', light, ground) + verticalGradient('juice', juice[1], juice[0]),
    rect(0, 0, WIDTH, height, 'url(#back)'),
    circle(WIDTH / 2, height * 0.46, 290, second, 'opacity="0.2"'),
    rect(0, base, WIDTH, height - base, main, 'opacity="0.28"'),
    shadow(WIDTH / 2 + 40, base + 18, half * 1.5, 22),
    straw,
    glass(level, 'url(#juice)'),
    cubes,
    glass(top, '#ffffff', 'opacity="0.2"'),
    line(
      `M${fixed(WIDTH / 2 - half + 22)} ${fixed(top + 26)}L${fixed(WIDTH / 2 - foot + 20)} ${fixed(base - 40)}`,
      '#ffffff',
      8,
      'opacity="0.6"',
    ),
    slice,
  )
}
