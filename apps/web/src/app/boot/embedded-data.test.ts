import { expect, it } from 'vitest'
import { readIsAuth } from './embedded-data.ts'

it('I-5.18 coerces an isAuth that is no boolean and reports it once; a boolean passes in silence', () => {
  const reports: Error[] = []
  const read = (value: unknown) => readIsAuth(value, (error) => void reports.push(error))
  expect([read(true), read(false)]).toEqual([true, false])
  expect(reports).toEqual([])
  expect([read(1), read(''), read(undefined)]).toEqual([true, false, false])
  expect(reports).toHaveLength(3)
})
