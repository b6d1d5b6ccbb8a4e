import { expect, it } from 'vitest'
import { dayOf, endOf, isOver } from './access-end.ts'

it('access lasts to the end of its last day', () => {
  expect(endOf('2027-03-03')).toBe('2027-03-03T23:59:59.999Z')
  expect(dayOf(endOf('2027-03-03'))).toBe('2027-03-03')
  expect(isOver(endOf('2027-03-03'), new Date('2027-03-03T23:59:59Z'))).toBe(false)
  expect(isOver(endOf('2027-03-03'), new Date('2027-03-04T00:00:00Z'))).toBe(true)
})

it('access without a last day has no end', () => {
  expect(endOf('')).toBeNull()
  expect(endOf(null)).toBeNull()
  expect(dayOf(null)).toBe('')
  expect(isOver(null, new Date())).toBe(false)
})
