import { expect, it } from 'vitest'
import { COLORS } from '../../images/picture-colors.ts'
import { coloredQuery } from './color-rules.ts'
import { colorWords } from './color-words.ts'

it.each([
  ['green sofa', ['green'], 'sofa'],
  ['Sofa in GREEN', ['green'], 'sofa in'],
  ['navy and white stripes', ['blue', 'white'], 'and stripes'],
  ['grey', ['gray'], ''],
  ['the color teal', ['turquoise'], ''],
  ['off-white', ['white'], ''],
  ['all black', ['black'], ''],
  ['black on white', ['black', 'white'], ''],
  ['mauve müesli bowl', ['purple'], 'muesli bowl'],
])('%s asks for pictures in %j with %j', (query, colors, rest) => {
  const asked = coloredQuery(query)
  expect([asked?.colors.map(({ color }) => color), asked?.rest]).toEqual([colors, rest])
})

it.each([
  'sofa',
  'greenhouse',
  '"green sofa"',
  'sofa -green',
  'red or blue vase',
  'vase red OR blue',
  '',
  '!!',
])('%s asks for words alone', (query) => expect(coloredQuery(query)).toBeNull())

it('English has a word for every color', () => {
  expect(new Set(Object.values(colorWords['en'] ?? {}))).toEqual(new Set(COLORS))
})
