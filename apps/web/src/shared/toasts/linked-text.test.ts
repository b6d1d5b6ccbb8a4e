import { expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

it('a link has the place of its own name, whatever else the text holds', () => {
  const link = { href: '/ada/e/', label: 'e' }
  expect(linkedText((name) => `Auf ${name} gemerkt`, link)).toEqual({
    text: 'Auf e gemerkt',
    link: { ...link, at: 4 },
  })
})
