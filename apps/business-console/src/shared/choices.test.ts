import { expect, it } from 'vitest'
import { languageChoices } from './choices.ts'

it('languages have their names, in the order of these', () => {
  const choices = languageChoices('en-US')
  expect(choices.filter(({ id }) => ['de', 'en', 'nb'].includes(id))).toEqual([
    { id: 'en', name: 'English' },
    { id: 'de', name: 'German' },
    { id: 'nb', name: 'Norwegian Bokmål' },
  ])
  expect(choices.every(({ id }) => /^[a-z]{2}$/.test(id))).toBe(true)
})
