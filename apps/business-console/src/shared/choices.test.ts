import { expect, it } from 'vitest'
import { currencyChoices, languageChoices } from './choices.ts'

it('B-9.18 an ad account has one of the ten currencies of ads', () => {
  const ids = currencyChoices.map(({ id }) => id)
  expect(ids).toEqual(['USD', 'EUR', 'AUD', 'CAD', 'CHF', 'DKK', 'GBP', 'NOK', 'NZD', 'SEK'])
})

it('languages have their names, in the order of these', () => {
  const choices = languageChoices('en-US')
  expect(choices.filter(({ id }) => ['de', 'en', 'nb'].includes(id))).toEqual([
    { id: 'en', name: 'English' },
    { id: 'de', name: 'German' },
    { id: 'nb', name: 'Norwegian Bokmål' },
  ])
  expect(choices.every(({ id }) => /^[a-z]{2}$/.test(id))).toBe(true)
})
