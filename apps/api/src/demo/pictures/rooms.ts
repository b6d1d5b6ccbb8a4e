import type { Random } from '../random.ts'
import {
  anyHeight,
  circle,
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

function potted(random: Random, x: number, base: number, size: number, pot: string): string {
  const green = random.pick([
    ['#386641', '#6a994e'],
    ['#1b4332', '#40916c'],
    ['#606c38', '#a3b18a'],
  ] as const)
  const leaves = times(random.whole(9, 15), (index) => {
    const angle = -72 + (index * 144) / 12 + random.between(-8, 8)
    return group(
      `translate(0 -90) rotate(${fixed(angle)})`,
      leaf(random.between(110, 210), random.between(22, 46), green[index % 2] as string),
    )
  })
  return group(
    `translate(${fixed(x)} ${fixed(base)}) scale(${fixed(size)})`,
    shadow(6, 2, 84, 14),
    leaves,
    path('M-62 -98H62L44 0H-44Z', pot),
    rect(-68, -112, 136, 24, pot, 'rx="6"'),
    rect(-68, -112, 136, 24, '#ffffff', 'opacity="0.14" rx="6"'),
  )
}

export function livingRoom(random: Random): Drawing {
  const height = anyHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const floor = height * 0.78
  const art = random.whole(1, 3)
  const frames = times(art, (index) => {
    const wide = 300 / art + 20
    const x = WIDTH / 2 - (art * (wide + 22)) / 2 + index * (wide + 22)
    const y = floor - 420 * (height / 980)
    return (
      rect(x, y, wide, wide * 1.2, dark, 'rx="3"') +
      rect(x + 10, y + 10, wide - 20, wide * 1.2 - 20, light) +
      circle(x + wide / 2, y + wide * 0.55, wide * 0.24, index % 2 === 0 ? main : second) +
      rect(
        x + 10,
        y + wide * 0.8,
        wide - 20,
        wide * 0.4 - 10,
        index % 2 === 0 ? second : main,
        'opacity="0.7"',
      )
    )
  })
  const sofaTop = floor - 150
  const sofa =
    shadow(WIDTH / 2, floor + 26, 290, 20) +
    rect(120, sofaTop - 50, 496, 150, main, 'rx="36"') +
    rect(96, sofaTop + 10, 80, 130, main, 'rx="34"') +
    rect(560, sofaTop + 10, 80, 130, main, 'rx="34"') +
    rect(160, sofaTop + 50, 208, 76, main, 'rx="20"') +
    rect(370, sofaTop + 50, 208, 76, main, 'rx="20"') +
    rect(160, sofaTop + 50, 418, 76, '#ffffff', 'opacity="0.16" rx="20"') +
    rect(
      random.between(190, 250),
      sofaTop - 6,
      84,
      76,
      second,
      `rx="16" transform="rotate(${random.whole(-12, 12)} 240 ${fixed(sofaTop)})"`,
    ) +
    rect(random.between(430, 470), sofaTop - 6, 84, 76, light, 'rx="16"') +
    rect(140, floor - 12, 14, 34, dark) +
    rect(582, floor - 12, 14, 34, dark)
  const lamp =
    line(`M676 ${fixed(floor + 16)}V${fixed(sofaTop - 150)}`, dark, 6) +
    path(
      `M636 ${fixed(sofaTop - 140)}L654 ${fixed(sofaTop - 220)}H698L716 ${fixed(sofaTop - 140)}Z`,
      second,
    ) +
    circle(676, sofaTop - 130, 90, '#ffe9a8', 'opacity="0.25"')
  return drawing(
    height,
    verticalGradient('wall', ground, light),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    rect(0, floor, WIDTH, height - floor, random.pick(['#c9a27c', '#8d6e53', '#d9c7b0', '#a9a29b'])),
    times(5, (index) => rect(0, floor + 18 + index * 34, WIDTH, 2, '#000000', 'opacity="0.08"')),
    frames,
    random.chance(0.7) ? lamp : '',
    sofa,
    ellipse(WIDTH / 2, floor + 92, 300, 30, second, 'opacity="0.35"'),
    potted(random, 56, floor + 40, random.between(0.9, 1.3), second),
  )
}

export function shelf(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const boards = random.whole(3, 4)
  const gap = height / (boards + 0.4)
  const row = (index: number) => {
    const y = gap * (index + 1)
    let x = 60
    let things = ''
    while (x < WIDTH - 130) {
      const kind = random.whole(0, 3)
      if (kind === 0) {
        const books = random.whole(3, 6)
        things += times(books, (book) =>
          rect(
            x + book * 26,
            y - random.between(110, 168),
            23,
            170,
            random.pick([main, second, dark, light, '#ffffff']),
            'rx="3"',
          ),
        )
        things += rect(x, y, books * 26, 20, light)
        x += books * 26 + 24
      } else if (kind === 1) {
        things += potted(random, x + 62, y, 0.72, random.pick([main, second, '#ffffff']))
        x += 140
      } else if (kind === 2) {
        things += path(
          `M${x + 20} ${fixed(y)}C${x - 10} ${fixed(y - 70)} ${x + 24} ${fixed(y - 96)} ${x + 30} ${fixed(y - 140)}H${x + 62}C${x + 68} ${fixed(y - 96)} ${x + 102} ${fixed(y - 70)} ${x + 72} ${fixed(y)}Z`,
          random.pick([main, second, light]),
        )
        x += 118
      } else {
        things +=
          circle(x + 46, y - 48, 46, random.pick([second, light])) + circle(x + 46, y - 48, 24, ground)
        x += 110
      }
    }
    return (
      things +
      rect(30, y, WIDTH - 60, 20, dark, 'rx="4"') +
      rect(30, y + 20, WIDTH - 60, 9, '#000000', 'opacity="0.1"')
    )
  }
  return drawing(
    height,
    verticalGradient('wall', light, ground),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    times(boards, row),
  )
}
