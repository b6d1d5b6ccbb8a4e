import type { Random } from '../random.ts'
import {
  anyHeight,
  circle,
  diagonalGradient,
  drawing,
  ellipse,
  fixed,
  group,
  line,
  PALETTES,
  path,
  rect,
  tallHeight,
  times,
  verticalGradient,
  WIDTH,
  type Drawing,
  type Palette,
  shadow,
} from './drawing.ts'

function top(palette: Palette, random: Random): string {
  const [, light, main, second] = palette
  const stripes = random.chance(0.45)
    ? times(7, (index) => rect(-118, -92 + index * 40, 236, 14, light, 'opacity="0.8"'))
    : ''
  return group(
    'translate(0 0)',
    path(
      'M-120 -150L-60 -176Q0 -128 60 -176L120 -150L196 -40L136 4L112 -30V180H-112V-30L-136 4L-196 -40Z',
      main,
    ),
    `<g clip-path="inset(0)">${stripes}</g>`,
    path('M-60 -176Q0 -128 60 -176Q0 -100 -60 -176Z', second),
  )
}

function skirt([, , , second, dark]: Palette): string {
  return (
    path('M-76 -130H76L150 150Q0 186 -150 150Z', second) +
    times(5, (index) =>
      line(`M${-50 + index * 25} -120L${-104 + index * 52} 150`, dark, 3, 'opacity="0.25"'),
    ) +
    rect(-80, -144, 160, 26, dark, 'rx="6"')
  )
}

function bag([, light, main, , dark]: Palette): string {
  return (
    line('M-56 -60C-56 -150 56 -150 56 -60', dark, 13) +
    path('M-96 -64H96L116 96H-116Z', main) +
    rect(-96, -64, 192, 34, dark, 'opacity="0.25"') +
    circle(0, -18, 11, light)
  )
}

export function outfit(random: Random): Drawing {
  const height = 1104
  const palette = random.pick(PALETTES)
  const [ground, light, , , dark] = palette
  const shoe = (x: number) =>
    group(
      `translate(${x} 960)`,
      shadow(6, 44, 62, 12),
      path('M-56 30C-60 -16 -26 -52 0 -50C14 -30 60 -14 62 30Z', dark),
      rect(-58, 28, 122, 14, light, 'rx="7"'),
    )
  return drawing(
    height,
    diagonalGradient('cloth', light, ground),
    rect(0, 0, WIDTH, height, 'url(#cloth)'),
    group(`translate(300 300) rotate(${random.whole(-7, 7)}) scale(1.25)`, top(palette, random)),
    group(`translate(300 690) rotate(${random.whole(-6, 6)}) scale(1.1)`, skirt(palette)),
    group(`translate(590 520) rotate(${random.whole(-14, 14)})`, shadow(0, 96, 120, 16), bag(palette)),
    shoe(520),
    shoe(650),
    random.chance(0.7)
      ? group(
          'translate(590 230)',
          circle(-44, 0, 40, 'none', `stroke="${dark}" stroke-width="9"`),
          circle(54, 0, 40, 'none', `stroke="${dark}" stroke-width="9"`),
          line('M-4 -4Q5 -14 14 -4', dark, 8),
        )
      : '',
  )
}

export function handbag(random: Random): Drawing {
  const height = anyHeight(random)
  const palette = random.pick(PALETTES)
  const [ground, light, , second] = palette
  const base = height * 0.7
  return drawing(
    height,
    verticalGradient('wall', ground, light),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    rect(0, base, WIDTH, height - base, second, 'opacity="0.4"'),
    ellipse(WIDTH / 2, base + 30, 250, 46, light),
    shadow(WIDTH / 2, base + 20, 220, 26),
    group(
      `translate(${WIDTH / 2} ${fixed(base - 160)}) scale(${fixed(random.between(1.6, 1.9))})`,
      bag(palette),
    ),
  )
}

export function sneaker(random: Random): Drawing {
  const height = anyHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const y = height * 0.56
  const laces = times(5, (index) =>
    line(
      `M${380 - index * 30} ${fixed(y - 78 + index * 3)}L${410 - index * 32} ${fixed(y - 118 + index * 2)}`,
      light,
      9,
    ),
  )
  return drawing(
    height,
    diagonalGradient('back', second, ground),
    rect(0, 0, WIDTH, height, 'url(#back)'),
    circle(WIDTH / 2, y - 40, 270, light, 'opacity="0.5"'),
    group(
      `rotate(${random.whole(-12, 0)} ${WIDTH / 2} ${fixed(y)})`,
      shadow(WIDTH / 2, y + 118, 290, 24),
      path(
        `M110 ${fixed(y + 60)}C96 ${fixed(y - 60)} 150 ${fixed(y - 170)} 204 ${fixed(y - 176)}C240 ${fixed(y - 130)} 300 ${fixed(y - 116)} 340 ${fixed(y - 150)}C420 ${fixed(y - 60)} 500 ${fixed(y - 34)} 590 ${fixed(y - 20)}C640 ${fixed(y - 8)} 650 ${fixed(y + 30)} 646 ${fixed(y + 60)}Z`,
        main,
      ),
      path(
        `M110 ${fixed(y + 60)}C150 ${fixed(y - 10)} 260 ${fixed(y - 20)} 340 ${fixed(y + 60)}Z`,
        dark,
        'opacity="0.85"',
      ),
      line(`M420 ${fixed(y + 36)}C460 ${fixed(y)} 520 ${fixed(y - 6)} 600 ${fixed(y + 6)}`, second, 16),
      laces,
      rect(100, y + 56, 556, 52, light, 'rx="24"'),
      rect(100, y + 88, 556, 22, second, 'rx="11"'),
    ),
  )
}

export function desk(random: Random): Drawing {
  const height = anyHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const page = group(
    `translate(${fixed(random.between(180, 260))} ${fixed(height * 0.5)}) rotate(${random.whole(-14, 14)})`,
    shadow(12, 16, 150, 190),
    rect(-140, -180, 280, 360, '#ffffff', 'rx="8"'),
    times(8, (index) =>
      rect(-110, -140 + index * 38, random.between(120, 220), 7, dark, 'opacity="0.18" rx="3"'),
    ),
    rect(-140, -180, 34, 360, main, 'rx="8"'),
  )
  const cup = group(
    `translate(560 ${fixed(height * 0.3)})`,
    shadow(10, 12, 92, 92),
    circle(0, 0, 88, light),
    circle(0, 0, 68, '#5c3a21'),
    path('M-30 6C-30 -34 30 -34 30 6C30 34 0 44 0 44C0 44 -30 34 -30 6Z', '#d9ae7c', 'opacity="0.8"'),
    path('M84 -20h44a24 24 0 0 1 0 46h-40z', light),
  )
  const pencil = group(
    `translate(540 ${fixed(height * 0.68)}) rotate(${random.whole(-50, 40)})`,
    rect(-12, -130, 24, 220, second, 'rx="3"'),
    path('M-12 90L0 130L12 90Z', '#f1d9b5'),
    rect(-12, -148, 24, 22, '#e5989b', 'rx="6"'),
  )
  return drawing(
    height,
    diagonalGradient('wood', ground, light),
    rect(0, 0, WIDTH, height, 'url(#wood)'),
    rect(0, 0, WIDTH, height, main, 'opacity="0.12"'),
    page,
    cup,
    pencil,
    circle(640, height * 0.86, 52, second, 'opacity="0.7"'),
  )
}

export function cat(random: Random): Drawing {
  const height = tallHeight(random)
  const [ground, light, main, second] = random.pick(PALETTES)
  const coat = random.pick(['#2f2d2e', '#e08e45', '#bcb8b1', '#f4efe6', '#6f5a4b'])
  const y = height * 0.55
  const ears =
    path(`M258 ${fixed(y - 150)}L276 ${fixed(y - 280)}L368 ${fixed(y - 200)}Z`, coat) +
    path(`M478 ${fixed(y - 150)}L460 ${fixed(y - 280)}L368 ${fixed(y - 200)}Z`, coat) +
    path(`M278 ${fixed(y - 180)}L286 ${fixed(y - 246)}L332 ${fixed(y - 204)}Z`, '#f2b5a7') +
    path(`M458 ${fixed(y - 180)}L450 ${fixed(y - 246)}L404 ${fixed(y - 204)}Z`, '#f2b5a7')
  const eyes = random.pick(['#a7c957', '#f2c14e', '#8ecae6'])
  const eye = (x: number) => ellipse(x, y - 112, 19, 23, eyes) + ellipse(x, y - 112, 6, 19, '#1c1917')
  const stripes = random.chance(0.5)
    ? times(3, (index) =>
        line(`M${344 + index * 24} ${fixed(y - 206)}V${fixed(y - 170)}`, '#000000', 9, 'opacity="0.3"'),
      )
    : ''
  const whiskers = times(3, (index) =>
    line(
      `M330 ${fixed(y - 74 + index * 8)}L238 ${fixed(y - 92 + index * 20)}M406 ${fixed(y - 74 + index * 8)}L498 ${fixed(y - 92 + index * 20)}`,
      '#ffffff',
      3,
      'opacity="0.8"',
    ),
  )
  const body = path(
    `M232 ${fixed(y + 290)}C210 ${fixed(y + 60)} 280 ${fixed(y - 20)} 368 ${fixed(y - 20)}C456 ${fixed(y - 20)} 526 ${fixed(y + 60)} 504 ${fixed(y + 290)}Z`,
    coat,
  )
  const tail = line(
    `M500 ${fixed(y + 250)}C620 ${fixed(y + 260)} 640 ${fixed(y + 120)} 590 ${fixed(y + 60)}`,
    coat,
    44,
  )
  return drawing(
    height,
    verticalGradient('wall', light, ground),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    circle(368, y - 40, 300, second, 'opacity="0.4"'),
    rect(0, y + 270, WIDTH, height, main, 'opacity="0.55"'),
    ellipse(368, y + 300, 270, 40, main),
    tail,
    body,
    ears,
    ellipse(368, y - 110, 124, 108, coat),
    stripes,
    eye(318),
    eye(418),
    path(`M356 ${fixed(y - 78)}H380L368 ${fixed(y - 64)}Z`, '#e5989b'),
    line(
      `M368 ${fixed(y - 64)}V${fixed(y - 52)}M344 ${fixed(y - 46)}Q356 ${fixed(y - 36)} 368 ${fixed(y - 52)}Q380 ${fixed(y - 36)} 392 ${fixed(y - 46)}`,
      '#ffffff',
      4,
      'opacity="0.7"',
    ),
    whiskers,
  )
}

export function bicycle(random: Random): Drawing {
  const height = anyHeight(random)
  const [ground, light, main, second, dark] = random.pick(PALETTES)
  const base = height * 0.8
  const radius = 118
  const wheel = (x: number) =>
    circle(x, base - radius, radius, 'none', `stroke="${dark}" stroke-width="13"`) +
    circle(x, base - radius, radius - 16, 'none', `stroke="${light}" stroke-width="3"`) +
    times(12, (index) =>
      group(
        `translate(${x} ${fixed(base - radius)}) rotate(${index * 30})`,
        line(`M0 0V${-radius + 14}`, dark, 1.6),
      ),
    )
  const axle = base - radius
  const frame = line(
    `M210 ${fixed(axle)}L300 ${fixed(axle - 150)}L480 ${fixed(axle - 150)}L360 ${fixed(axle)}ZM300 ${fixed(axle - 150)}L360 ${fixed(axle)}M480 ${fixed(axle - 150)}L530 ${fixed(axle)}M480 ${fixed(axle - 150)}L466 ${fixed(axle - 206)}H420M466 ${fixed(axle - 206)}H506M300 ${fixed(axle - 150)}L288 ${fixed(axle - 186)}`,
    main,
    13,
  )
  const basket =
    rect(486, axle - 206, 112, 80, '#c69c6d', 'rx="10"') +
    times(5, (index) =>
      circle(500 + index * 21, axle - 214, 16, random.pick(['#e5637a', '#f2c14e', '#ffffff', '#6a994e'])),
    )
  return drawing(
    height,
    verticalGradient('wall', ground, light),
    rect(0, 0, WIDTH, height, 'url(#wall)'),
    rect(60, 60, WIDTH - 120, base - 160, second, `opacity="0.3" rx="${fixed(random.between(8, 140))}"`),
    rect(0, base, WIDTH, height - base, second, 'opacity="0.6"'),
    shadow(WIDTH / 2, base + 6, 290, 16),
    wheel(210),
    wheel(530),
    frame,
    rect(254, axle - 202, 76, 20, dark, 'rx="10"'),
    random.chance(0.7) ? basket : '',
  )
}
