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

export function houseplant(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second] = random.pick(PALETTES)
  const base = height * 0.86
  const stems = random.whole(6, 11)
  const [deep, fresh] = random.pick([
    ['#1b4332', '#52b788'],
    ['#344e41', '#8ab17d'],
    ['#3a5a40', '#b5c99a'],
    ['#0b3d2e', '#2d936c'],
  ] as const)
  const isMonstera = random.chance(0.45)
  const foliage = times(stems, (index) => {
    const angle = -64 + (index * 128) / Math.max(1, stems - 1) + random.between(-7, 7)
    const reach = random.between(250, 420) * (height / 1000)
    const blade = isMonstera
      ? group(
          `translate(0 ${fixed(-reach)})`,
          path('M0 40C-96 30 -110 -60 0 -120C110 -60 96 30 0 40Z', index % 2 ? fresh : deep),
          times(3, (slit) =>
            line(`M0 ${fixed(20 - slit * 34)}L${slit % 2 ? 78 : -78} ${fixed(-4 - slit * 34)}`, light, 7),
          ),
        )
      : group(
          `translate(0 ${fixed(-reach * 0.4)})`,
          leaf(reach * 0.75, random.between(24, 44), index % 2 ? fresh : deep),
        )
    return group(
      `translate(${WIDTH / 2} ${fixed(base - 190)}) rotate(${fixed(angle)})`,
      line(`M0 60L0 ${fixed(-reach * (isMonstera ? 1 : 0.5))}`, deep, 7),
      blade,
    )
  })
  const pot = path(
    `M${WIDTH / 2 - 120} ${fixed(base - 200)}H${WIDTH / 2 + 120}L${WIDTH / 2 + 88} ${fixed(base)}H${WIDTH / 2 - 88}Z`,
    main,
  )
  return drawing(
    height,
    diagonalGradient('wall', light, ground),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    circle(WIDTH / 2 + random.between(-120, 120), height * 0.4, 250, second, 'opacity="0.22"'),
    rect(0, base - 20, WIDTH, height, second, 'opacity="0.3"'),
    foliage,
    shadow(WIDTH / 2 + 20, base, 150, 22),
    pot,
    rect(WIDTH / 2 - 130, base - 222, 260, 44, main, 'rx="8"'),
    rect(WIDTH / 2 - 130, base - 222, 260, 44, '#ffffff', 'opacity="0.16" rx="8"'),
  )
}

export function lamp(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const drops = random.whole(1, 3)
  const lights = times(drops, (index) => {
    const x = (WIDTH / (drops + 1)) * (index + 1)
    const y = height * random.between(0.3, 0.5)
    const size = random.between(70, 120) / (drops > 2 ? 1.3 : 1)
    const shade = random.whole(0, 2)
    const body =
      shade === 0
        ? path(
            `M${fixed(x - size)} ${fixed(y)}A${fixed(size)} ${fixed(size)} 0 0 1 ${fixed(x + size)} ${fixed(y)}Z`,
            main,
          )
        : shade === 1
          ? circle(x, y - size * 0.3, size * 0.86, second)
          : path(
              `M${fixed(x - size)} ${fixed(y)}L${fixed(x - size * 0.3)} ${fixed(y - size * 1.3)}H${fixed(x + size * 0.3)}L${fixed(x + size)} ${fixed(y)}Z`,
              dark,
            )
    const glow = path(
      `M${fixed(x - size * 0.9)} ${fixed(y)}L${fixed(x - size * 2.4)} ${height}H${fixed(x + size * 2.4)}L${fixed(x + size * 0.9)} ${fixed(y)}Z`,
      'url(#glow)',
    )
    return (
      line(`M${fixed(x)} 0V${fixed(y - size)}`, dark, 5) +
      glow +
      body +
      ellipse(x, y, size * 0.5, 12, '#fff4c9')
    )
  })
  const table =
    rect(60, height * 0.84, WIDTH - 120, 26, dark, 'rx="8"') +
    rect(120, height * 0.84, 18, height * 0.16, dark) +
    rect(WIDTH - 138, height * 0.84, 18, height * 0.16, dark)
  return drawing(
    height,
    verticalGradient('wall', dark, main) +
      '<linearGradient id="glow" x1="0" y1="0" x2="0" y2="1"><stop offset="0%" stop-color="#ffe7a0" stop-opacity="0.6"/><stop offset="100%" stop-color="#ffe7a0" stop-opacity="0"/></linearGradient>',
    rect(0, 0, WIDTH, height, ground),
    rect(0, 0, WIDTH, height, 'url(#wall)', 'opacity="0.75"'),
    lights,
    table,
    ellipse(WIDTH / 2, height * 0.825, 90, 20, light),
    circle(WIDTH / 2 - 24, height * 0.8, 26, second),
    circle(WIDTH / 2 + 20, height * 0.8, 24, '#f2c14e'),
  )
}

export function ceramics(random: Random): Drawing {
  const height = anyHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const base = height * 0.8
  const count = random.whole(1, 3)
  const glaze = random.shuffle([main, second, dark, light, '#d6ccc2', '#eae0d5'])
  const vases = times(count, (index) => {
    const x = (WIDTH / (count + 1)) * (index + 1)
    const tall = random.between(210, 380) * (height / 1000)
    const belly = random.between(70, 120) / (count > 2 ? 1.25 : 1)
    const neck = belly * random.between(0.25, 0.6)
    const body = `M${fixed(x - belly * 0.6)} ${fixed(base)}C${fixed(x - belly * 1.5)} ${fixed(base - tall * 0.5)} ${fixed(x - neck)} ${fixed(base - tall * 0.7)} ${fixed(x - neck)} ${fixed(base - tall)}H${fixed(x + neck)}C${fixed(x + neck)} ${fixed(base - tall * 0.7)} ${fixed(x + belly * 1.5)} ${fixed(base - tall * 0.5)} ${fixed(x + belly * 0.6)} ${fixed(base)}Z`
    const speckles = times(30, () =>
      circle(
        x + random.between(-belly, belly) * 0.7,
        base - random.between(0.08, 0.6) * tall,
        random.between(1.4, 4),
        dark,
        'opacity="0.35"',
      ),
    )
    const twig = random.chance(0.6)
      ? times(3, (stem) => {
          const angle = -20 + stem * 20 + random.between(-6, 6)
          return group(
            `translate(${fixed(x)} ${fixed(base - tall)}) rotate(${fixed(angle)})`,
            line('M0 0V-170', '#7f5539', 5),
            times(6, (bud) =>
              circle(
                bud % 2 ? 14 : -14,
                -50 - bud * 22,
                random.between(8, 15),
                random.pick(['#e9c8a7', '#f2d7d5', '#a3b18a', '#ffffff']),
              ),
            ),
          )
        })
      : ''
    return (
      shadow(x + 20, base + 4, belly * 1.2, 16) +
      twig +
      path(body, glaze[index] as string) +
      speckles +
      path(body, 'url(#gloss)') +
      ellipse(x, base - tall, neck, 8, dark, 'opacity="0.6"')
    )
  })
  return drawing(
    height,
    verticalGradient('wall', light, ground) +
      '<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="0"><stop offset="0%" stop-color="#ffffff" stop-opacity="0.28"/><stop offset="45%" stop-color="#ffffff" stop-opacity="0"/><stop offset="100%" stop-color="#000000" stop-opacity="0.25"/></linearGradient>',
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    rect(0, base - 10, WIDTH, height - base + 10, second, 'opacity="0.35"'),
    vases,
  )
}
