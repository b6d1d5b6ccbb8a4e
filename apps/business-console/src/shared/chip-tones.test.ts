import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { looks } from './chip-tones.ts'

const file = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const css = file('../../../../packages/design-tokens/src/tokens.css') + file('../console.css')
const colors = new Map(
  [...css.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', ...themes]) => [name, themes] as const,
  ),
)

type Rgb = readonly number[]
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
const luminance = ([red = 0, green = 0, blue = 0]: Rgb) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/** A color of a style: a token, or a share of one over another. */
function colorOf(style: string, theme: number): Rgb {
  const [one = '', other] = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  const [over, under] = [one, other ?? one].map((name) => rgb(colors.get(name)?.[theme] ?? ''))
  const share = Number(/(\d+)%/.exec(style)?.[1] ?? 100) / 100
  return (over ?? []).map((value, at) => value * share + (under?.[at] ?? 0) * (1 - share))
}

const cases = Object.entries(looks).flatMap(([tone, look]) =>
  (['light', 'dark'] as const).map((theme, index) => [tone, theme, look, index] as const),
)

it.each(cases)('a chip that is %s reads at 4.5 to 1 in the %s theme', (_tone, _theme, look, index) => {
  const [light = 0, dark = 0] = [look.color, look.backgroundColor]
    .map((style) => luminance(colorOf(style, index)))
    .toSorted((one, other) => other - one)
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
})

it('what waits has a tone of its own, and so has what is under way', () => {
  expect(Object.keys(looks)).toEqual(expect.arrayContaining(['waiting', 'info']))
})
