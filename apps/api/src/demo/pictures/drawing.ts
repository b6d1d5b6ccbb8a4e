import type { Random } from '../random.ts'

export const WIDTH = 736

/** A drawn picture: SVG text and its size in pixels. */
export interface Drawing {
  svg: string
  width: number
  height: number
}

/** Five colors that go together: ground, light, main, second, dark. */
export type Palette = readonly [ground: string, light: string, main: string, second: string, dark: string]

export const PALETTES: readonly Palette[] = [
  ['#f3e9dc', '#fff8ee', '#c8553d', '#588b8b', '#2d2a32'],
  ['#e8edf2', '#ffffff', '#3d5a80', '#ee6c4d', '#1b263b'],
  ['#f1ead8', '#fffdf5', '#606c38', '#dda15e', '#283618'],
  ['#fbe9e7', '#fffaf8', '#b56576', '#6d597a', '#355070'],
  ['#e6efe9', '#fafffc', '#2a9d8f', '#e9c46a', '#264653'],
  ['#f4f0ea', '#ffffff', '#8d6b94', '#c3a29e', '#3f2b44'],
  ['#fff1d6', '#fffaf0', '#f4a261', '#e76f51', '#5b2333'],
  ['#e3e7ef', '#f9fbff', '#5c6b9c', '#f0a6ca', '#22223b'],
  ['#eef3e2', '#fbfff2', '#7a9e4b', '#f2c14e', '#3a4a24'],
  ['#efe6dd', '#fdfaf7', '#a47148', '#6f8f72', '#33241a'],
  ['#e0f0ef', '#f6ffff', '#17868a', '#f29f67', '#0f3443'],
  ['#f7e1e4', '#fff7f8', '#d1495b', '#edae49', '#30343f'],
]

export const fixed = (value: number): string => value.toFixed(1)

/** A gradient from top to bottom, as `fill="url(#id)"` needs it. */
export const verticalGradient = (id: string, ...stops: string[]): string =>
  gradient(id, 'x1="0" y1="0" x2="0" y2="1"', stops)
export const diagonalGradient = (id: string, ...stops: string[]): string =>
  gradient(id, 'x1="0" y1="0" x2="1" y2="1"', stops)

function gradient(id: string, direction: string, stops: string[]): string {
  const marks = stops.map(
    (color, index) => `<stop offset="${fixed((index / (stops.length - 1)) * 100)}%" stop-color="${color}"/>`,
  )
  return `<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}" ${more}/>`

/** What a thing casts on the ground below it. */
export const shadow = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, '#000000', 'opacity="0.15"')

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** Text without measure: centred on x, in a family every machine has in some form. */
export const lettering = (
  x: number,
  y: number,
  size: number,
  color: string,
  words: string,
  more = '',
): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" font-size="${fixed(size)}" fill="${color}" text-anchor="middle" ${more}>${words}</text>`

export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

export function drawing(height: number, defs: string, ...parts: string[]): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><defs>${defs}</defs>${parts.join('')}</svg>`
  return { svg, width: WIDTH, height }
}

/** Heights that people upload: tall mostly, some square, few wide. */
export const tallHeight = (random: Random): number => random.pick([920, 981, 1040, 1104, 1104, 1180])
export const anyHeight = (random: Random): number => random.pick([552, 736, 920, 981, 1104, 1104])

/** A line of hills across the width, closed at the bottom. */
export function ridge(random: Random, base: number, rise: number, height: number, steps: number): string {
  let d = `M0 ${height}L0 ${fixed(base)}`
  for (let step = 0; step <= steps; step++) {
    const x = (step / steps) * WIDTH
    d += `L${fixed(x)} ${fixed(base - random.between(0, rise))}`
  }
  return `${d}L${WIDTH} ${height}Z`
}

/** The same line with soft bends. */
export function dune(random: Random, base: number, rise: number, height: number, waves: number): string {
  const step = WIDTH / waves
  let d = `M0 ${height}L0 ${fixed(base)}`
  for (let wave = 0; wave < waves; wave++) {
    const from = wave * step
    const y = base + random.between(-rise, rise)
    d += `C${fixed(from + step * 0.35)} ${fixed(y - rise)} ${fixed(from + step * 0.65)} ${fixed(y + rise)} ${fixed(from + step)} ${fixed(y)}`
  }
  return `${d}L${WIDTH} ${height}Z`
}

/** A leaf from its stalk at 0,0 upwards. */
export const leaf = (length: number, width: number, fill: string): string =>
  path(
    `M0 0C${fixed(width)} ${fixed(-length * 0.3)} ${fixed(width * 0.8)} ${fixed(-length * 0.8)} 0 ${fixed(-length)}C${fixed(-width * 0.8)} ${fixed(-length * 0.8)} ${fixed(-width)} ${fixed(-length * 0.3)} 0 0Z`,
    fill,
  )
