import { expect, it } from 'vitest'
import { apiError } from '../api/http-answer.ts'
import { readFailure } from './call-failure.ts'

const t = (key: string) => key
const failed = (errors: object | undefined, message = 'No.') => apiError({ message, errors }, 400)

it('puts the words of a field beside it', () => {
  expect(readFailure(failed({ email: 'taken' }), ['email', 'password'], t)).toEqual({
    fields: { email: 'taken' },
    message: null,
  })
})

it('says the rest above the form', () => {
  expect(readFailure(failed({ referrer: 'too long' }), ['email'], t)).toEqual({ fields: {}, message: 'No.' })
  expect(readFailure(failed(undefined, ''), ['email'], t).message).toBe('error.default')
  expect(readFailure(apiError(null, 0), ['email'], t).message).toBe('offline.toast')
  expect(readFailure(new Error('a fault'), ['email'], t).message).toBe('error.default')
})
