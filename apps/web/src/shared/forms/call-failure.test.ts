import { expect, it } from 'vitest'
import { compileCatalogue } from '@tessera/i18n/texts-by-locale'
import { translatorFrom } from '@tessera/i18n/translator'
import { apiError } from '../api/http-answer.ts'
import { readFailure } from './call-failure.ts'

const t = Object.assign((key: string) => key, { reason: () => null })
const failed = (errors: object | undefined, message = 'No.') => apiError({ message, errors }, 400)

it('puts the words of a field beside it', () => {
  expect(readFailure(failed({ email: 'taken' }), ['email', 'password'], t)).toEqual({
    fields: { email: 'taken' },
    message: null,
  })
})

it('says what is wrong with fields that the form does not show, too', () => {
  expect(readFailure(failed({ email: 'taken', gender: 'unknown', age: 'too low' }), ['email'], t)).toEqual({
    fields: { email: 'taken' },
    message: 'unknown too low',
  })
})

it('says in the language of the page what it has words for', async () => {
  const { t: german } = await translatorFrom<'errors', string>(
    async () =>
      compileCatalogue({
        'error.LIMIT_REACHED': 'Mehr geht nicht.',
        'field.tooShort': 'Mindestens {minimum} Zeichen.',
        'refusal.ownsBusinesses': 'Dir gehören {names}.',
      }),
    'de',
    ['errors'],
  )
  const failure = (reason: object, errors?: object) =>
    readFailure(apiError({ message: 'No.', errors, reason }, 400), ['name'], german)
  const short = { name: { key: 'field.tooShort', params: { minimum: 3 } } }
  expect(failure({ key: 'error.INVALID_INPUT', fields: short }, { name: 'short' }).fields).toEqual({
    name: 'Mindestens 3 Zeichen.',
  })
  expect(failure({ key: 'error.LIMIT_REACHED' }).message).toBe('Mehr geht nicht.')
  const owned = { key: 'refusal.ownsBusinesses', params: { names: ['Glaze', 'Kiln'] } }
  expect(failure(owned).message).toBe('Dir gehören Glaze und Kiln.')
  expect(failure({ key: 'error.NEWER' }).message).toBe('No.')
})

it('says the rest above the form', () => {
  expect(readFailure(failed({ referrer: 'too long' }), ['email'], t)).toEqual({ fields: {}, message: 'No.' })
  expect(readFailure(failed(undefined, ''), ['email'], t).message).toBe('error.default')
  expect(readFailure(apiError(null, 0), ['email'], t).message).toBe('offline.toast')
  expect(readFailure(new Error('a fault'), ['email'], t).message).toBe('error.default')
})
