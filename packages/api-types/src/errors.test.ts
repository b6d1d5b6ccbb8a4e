import { expect, it } from 'vitest'
import { errorCatalogue } from './errors.ts'

const entries = Object.entries(errorCatalogue)

it('I-8.05 every error of the server has a number of its own and a message', () => {
  const numbers = entries.map(([, { api_error_code }]) => api_error_code)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(entries.filter(([, { message }]) => message.trim() === '')).toEqual([])
})
