import { expect, it } from 'vitest'
import { describePicture, DESCRIPTOR_SIDE } from './descriptor.ts'
import { COLORS, colorNumber, colorsOf, type Color } from './picture-colors.ts'

const rgbOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** What a square in the middle of a ground looks like; `side` is its share of the picture's. */
function onGround(ground: string, subject = ground, side = 0.5): Uint8Array {
  const from = (DESCRIPTOR_SIDE * (1 - side)) / 2
  const isInside = (at: number) => at >= from && at < DESCRIPTOR_SIDE - from
  const pixels = Array.from({ length: DESCRIPTOR_SIDE ** 2 }, (_, pixel) =>
    rgbOf(
      isInside(pixel % DESCRIPTOR_SIDE) && isInside(Math.floor(pixel / DESCRIPTOR_SIDE)) ? subject : ground,
    ),
  )
  return describePicture(Uint8Array.from(pixels.flat()))
}

const swatches: Record<Color, string[]> = {
  red: ['#cc2222', '#7a1010', '#dc143c', '#800020'],
  orange: ['#f08020'],
  yellow: ['#f2c818', '#d4a520'],
  green: ['#2e8b3a', '#9caf88', '#a8e0c0', '#6b6b2a', '#1f3d24'],
  turquoise: ['#128080', '#40d0c8'],
  blue: ['#2255cc', '#15254a', '#88c4ee', '#3a5a80'],
  purple: ['#7a33aa', '#c0a8e0'],
  pink: ['#ee88aa', '#ff4fa0', '#f8d0d8'],
  brown: ['#7a4a22', '#b08050'],
  beige: ['#e8dcc4', '#f5eedc'],
  white: ['#fafafa'],
  gray: ['#8a8a8a', '#d0d0d0'],
  black: ['#161616'],
}

it.each(Object.entries(swatches))('a surface in %s has that color alone', (color, shades) => {
  for (const shade of shades) expect([shade, colorsOf(onGround(shade))]).toEqual([shade, [color]])
})

it('what stands before a plain ground comes before the ground, however small', () => {
  expect(colorsOf(onGround('#fafafa', '#2e8b3a'))).toEqual(['green', 'white'])
  expect(colorsOf(onGround('#fafafa', '#2e8b3a', 0.1))).toEqual(['white'])
})

it('numbers of colors stay what they are, since rows hold them', () => {
  expect(COLORS.map(colorNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect([colorNumber('red'), colorNumber('green'), colorNumber('black')]).toEqual([1, 4, 13])
})
