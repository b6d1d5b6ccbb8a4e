import type { Random } from '../random.ts'
import {
  anyHeight,
  circle,
  diagonalGradient,
  drawing,
  fixed,
  group,
  leaf,
  lettering,
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

const MOTTOES = [
  ['MAKE', 'MORE', 'THINGS'],
  ['STAY', 'CURIOUS'],
  ['SLOW', 'IS', 'FINE'],
  ['HELLO', 'SUNDAY'],
  ['LESS', 'BUT', 'BETTER'],
  ['GROW', 'WILD'],
  ['TRY', 'AGAIN'],
  ['LOOK', 'UP'],
  ['OPEN', 'LATE'],
  ['GOOD', 'MOOD', 'CLUB'],
] as const

export function poster(random: Random): Drawing {
  const height = 1104
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const words = random.pick(MOTTOES)
  const size = Math.min(220, 1000 / Math.max(...words.map((word) => word.length)))
  const shapes = times(random.whole(2, 4), () =>
    random.chance(0.5)
      ? circle(
          random.between(60, 680),
          random.between(80, 1020),
          random.between(90, 240),
          random.pick([second, light, dark]),
          'opacity="0.92"',
        )
      : rect(
          random.between(-60, 500),
          random.between(40, 900),
          random.between(120, 420),
          random.between(120, 320),
          random.pick([second, light, dark]),
          `opacity="0.92" rx="${random.pick([0, 0, 60, 160])}"`,
        ),
  )
  const text = words
    .map((word, index) =>
      lettering(
        WIDTH / 2,
        420 + index * size * 0.98,
        size,
        index % 2 ? light : ground,
        word,
        'font-family="Arial Black, Helvetica, sans-serif" font-weight="900" letter-spacing="-4"',
      ),
    )
    .join('')
  return drawing(
    height,
    '',
    rect(0, 0, WIDTH, height, main),
    shapes,
    rect(0, 300, WIDTH, words.length * size + 130 - 60, main, 'opacity="0.82"'),
    text,
    lettering(
      WIDTH / 2,
      1050,
      24,
      light,
      'TESSERA PRESS &#183; OPEN EDITION',
      'font-family="Helvetica, sans-serif" letter-spacing="6"',
    ),
  )
}

export function tiles(random: Random): Drawing {
  const height = anyHeight(random)
  const palette = random.pick(PALETTES)
  const [ground] = palette
  const cells = random.whole(4, 7)
  const size = WIDTH / cells
  const motif = random.whole(0, 3)
  const tile = (x: number, y: number) => {
    const turn = random.whole(0, 3) * 90
    const [one, two] = random.shuffle(palette) as [string, string]
    const half = size / 2
    const shape =
      motif === 0
        ? path(
            `M${fixed(-half)} ${fixed(-half)}H${fixed(half)}A${fixed(size)} ${fixed(size)} 0 0 1 ${fixed(-half)} ${fixed(half)}Z`,
            two,
          )
        : motif === 1
          ? path(
              `M${fixed(-half)} ${fixed(-half)}L${fixed(half)} ${fixed(-half)}L${fixed(-half)} ${fixed(half)}Z`,
              two,
            )
          : motif === 2
            ? circle(0, 0, half * 0.86, two) +
              path(
                `M${fixed(-half * 0.86)} 0A${fixed(half * 0.86)} ${fixed(half * 0.86)} 0 0 0 ${fixed(half * 0.86)} 0Z`,
                one,
                'opacity="0.6"',
              )
            : times(4, (index) => group(`rotate(${index * 90})`, leaf(half * 0.95, half * 0.4, two)))
    return group(
      `translate(${fixed(x + half)} ${fixed(y + half)}) rotate(${turn})`,
      rect(-half, -half, size, size, one),
      shape,
    )
  }
  const rows = Math.ceil(height / size)
  return drawing(
    height,
    '',
    rect(0, 0, WIDTH, height, ground),
    times(cells * rows, (index) => tile((index % cells) * size, Math.floor(index / cells) * size)),
  )
}

export function abstract(random: Random): Drawing {
  const height = tallHeight(random)
  const palette = random.pick(PALETTES)
  const [ground, light, , , dark] = palette
  const blob = () => {
    const [x, y, size] = [random.between(80, 660), random.between(80, height - 80), random.between(90, 230)]
    const points = 7
    const around = Array.from({ length: points }, (_, index) => {
      const angle = (index / points) * Math.PI * 2
      const far = size * random.between(0.65, 1.2)
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const
    })
    const middle = (a: readonly [number, number], b: readonly [number, number]) =>
      `${fixed((a[0] + b[0]) / 2)} ${fixed((a[1] + b[1]) / 2)}`
    const at = (index: number) => around[index % points] as readonly [number, number]
    let d = `M${middle(at(points - 1), at(0))}`
    for (let index = 0; index < points; index++)
      d += `Q${fixed(at(index)[0])} ${fixed(at(index)[1])} ${middle(at(index), at(index + 1))}`
    return path(`${d}Z`, random.pick(palette), 'opacity="0.88"')
  }
  const strokes = times(random.whole(2, 5), () =>
    line(
      `M${fixed(random.between(40, 700))} ${fixed(random.between(40, height))}C${fixed(random.between(0, 736))} ${fixed(random.between(0, height))} ${fixed(random.between(0, 736))} ${fixed(random.between(0, height))} ${fixed(random.between(40, 700))} ${fixed(random.between(40, height))}`,
      dark,
      random.between(3, 9),
    ),
  )
  return drawing(
    height,
    diagonalGradient('paper', light, ground),
    rect(0, 0, WIDTH, height, 'url(#paper)'),
    times(random.whole(6, 9), blob),
    strokes,
  )
}

export function bouquet(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const blooms = ['#e5637a', '#f2c14e', '#f7a072', '#ffffff', '#b5a1e0', '#d1495b', '#ffd6e0']
  const centreY = height * 0.42
  const flower = () => {
    const angle = random.between(0, Math.PI * 2)
    const far = Math.sqrt(random.unit()) * 200
    const [x, y] = [WIDTH / 2 + Math.cos(angle) * far, centreY + Math.sin(angle) * far * 0.9]
    const size = random.between(26, 58)
    const color = random.pick(blooms)
    const petals = random.whole(5, 9)
    return group(
      `translate(${fixed(x)} ${fixed(y)}) rotate(${random.whole(0, 90)})`,
      times(petals, (index) =>
        group(`rotate(${fixed((index * 360) / petals)})`, leaf(size * 1.3, size * 0.6, color)),
      ),
      circle(0, 0, size * 0.34, random.pick(['#7f4f24', '#f9c74f', '#582f0e'])),
    )
  }
  const greens = times(22, () =>
    group(
      `translate(${WIDTH / 2} ${fixed(centreY + 60)}) rotate(${random.whole(-150, 150)})`,
      leaf(random.between(210, 320), random.between(22, 44), random.pick(['#6a994e', '#386641', '#a7c957'])),
    ),
  )
  const stems = times(9, (index) =>
    line(
      `M${WIDTH / 2} ${fixed(centreY + 120)}L${fixed(WIDTH / 2 - 90 + index * 22)} ${fixed(height * 0.93)}`,
      '#4f772d',
      7,
    ),
  )
  const wrap =
    path(
      `M${WIDTH / 2 - 190} ${fixed(centreY + 90)}L${WIDTH / 2} ${fixed(height * 0.86)}L${WIDTH / 2 + 190} ${fixed(centreY + 90)}L${WIDTH / 2} ${fixed(centreY + 190)}Z`,
      main,
    ) +
    path(
      `M${WIDTH / 2 - 190} ${fixed(centreY + 90)}L${WIDTH / 2} ${fixed(height * 0.86)}L${WIDTH / 2} ${fixed(centreY + 190)}Z`,
      dark,
      'opacity="0.2"',
    )
  return drawing(
    height,
    verticalGradient('wall', light, ground),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    stems,
    greens,
    times(24, flower),
    wrap,
    rect(WIDTH / 2 - 56, height * 0.7, 112, 26, second, 'rx="13"'),
  )
}

export function portrait(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const skin = random.pick(['#f6d5bd', '#e0ac85', '#c68863', '#8d5a3b', '#5d3a26', '#efc3a4'])
  const hair = random.pick(['#2b1d16', '#6b3e26', '#c9954f', '#1a1a1d', '#9c4a2f', '#d9d2c5'])
  const y = height * 0.42
  const long = random.chance(0.6)
  const back = long
    ? path(
        `M${WIDTH / 2 - 160} ${fixed(y + 240)}C${WIDTH / 2 - 220} ${fixed(y - 190)} ${WIDTH / 2 + 220} ${fixed(y - 190)} ${WIDTH / 2 + 160} ${fixed(y + 240)}Z`,
        hair,
      )
    : circle(WIDTH / 2, y - 60, 148, hair)
  const fringe = path(
    `M${WIDTH / 2 - 120} ${fixed(y - 20)}C${WIDTH / 2 - 120} ${fixed(y - 180)} ${WIDTH / 2 + 120} ${fixed(y - 180)} ${WIDTH / 2 + 120} ${fixed(y - 20)}C${WIDTH / 2 + random.whole(-60, 60)} ${fixed(y - 120)} ${WIDTH / 2 - 60} ${fixed(y - 70)} ${WIDTH / 2 - 120} ${fixed(y - 20)}Z`,
    hair,
  )
  const face =
    rect(WIDTH / 2 - 46, y + 90, 92, 130, skin) +
    rect(WIDTH / 2 - 46, y + 130, 92, 30, '#000000', 'opacity="0.12"') +
    `<ellipse cx="${WIDTH / 2}" cy="${fixed(y + 20)}" rx="112" ry="140" fill="${skin}"/>`
  const brow = (side: number) =>
    line(
      `M${WIDTH / 2 + side * 30} ${fixed(y - 8)}Q${WIDTH / 2 + side * 52} ${fixed(y - 22)} ${WIDTH / 2 + side * 76} ${fixed(y - 6)}`,
      hair,
      6,
    )
  const eye = (side: number) =>
    line(
      `M${WIDTH / 2 + side * 36} ${fixed(y + 22)}Q${WIDTH / 2 + side * 54} ${fixed(y + 36)} ${WIDTH / 2 + side * 72} ${fixed(y + 22)}`,
      '#20160f',
      6,
    )
  const features =
    brow(-1) +
    brow(1) +
    eye(-1) +
    eye(1) +
    line(`M${WIDTH / 2} ${fixed(y + 24)}V${fixed(y + 66)}H${WIDTH / 2 + 14}`, '#20160f', 4, 'opacity="0.5"') +
    line(
      `M${WIDTH / 2 - 30} ${fixed(y + 100)}Q${WIDTH / 2} ${fixed(y + 122)} ${WIDTH / 2 + 30} ${fixed(y + 100)}`,
      '#a8323e',
      8,
    ) +
    circle(WIDTH / 2 - 74, y + 66, 20, '#e76f51', 'opacity="0.3"') +
    circle(WIDTH / 2 + 74, y + 66, 20, '#e76f51', 'opacity="0.3"')
  const shoulders = path(
    `M${WIDTH / 2 - 290} ${height}C${WIDTH / 2 - 280} ${fixed(y + 230)} ${WIDTH / 2 - 90} ${fixed(y + 200)} ${WIDTH / 2} ${fixed(y + 250)}C${WIDTH / 2 + 90} ${fixed(y + 200)} ${WIDTH / 2 + 280} ${fixed(y + 230)} ${WIDTH / 2 + 290} ${height}Z`,
    main,
  )
  const earrings = random.chance(0.6)
    ? circle(WIDTH / 2 - 116, y + 76, 15, second) + circle(WIDTH / 2 + 116, y + 76, 15, second)
    : ''
  return drawing(
    height,
    diagonalGradient('wall', ground, light),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    circle(WIDTH / 2, y, 300, second, 'opacity="0.4"'),
    times(5, (index) =>
      group(
        `translate(${index % 2 ? 90 : 646} ${fixed(height * 0.2 + index * 120)}) rotate(${index * 40})`,
        leaf(150, 40, dark),
      ),
    ),
    back,
    face,
    features,
    fringe,
    shoulders,
    earrings,
  )
}
