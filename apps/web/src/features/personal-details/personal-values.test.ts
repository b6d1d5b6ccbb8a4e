import { expect, it } from 'vitest'
import { givenDetails, shownDetails } from './personal-values.ts'

const unsaid = { birthday: null, gender: null, custom_gender: null, country: 'UNKNOWN', locale: 'en_US' }

it('details that nobody gave are shown as empty and not sent', () => {
  const shown = shownDetails(unsaid)
  expect(shown).toEqual({ birthday: '', gender: '', custom_gender: '', country: '', locale: 'en_US' })
  expect(givenDetails(shown)).toEqual({ gender: null, custom_gender: null, locale: 'en_US' })
})
