import { expect, it } from 'vitest'
import { progressOf, staysInPlace, storedScope } from './blocking-action-rules.ts'

it.each([
  [{ status: 'moving', done: 0, total: 0 }, 0],
  [{ status: 'moving', done: 50, total: 200 }, 25],
  [{ status: 'undoing', done: 200, total: 200 }, 99],
  [{ status: 'moved', done: 190, total: 200 }, 100],
])('C-3.20 the progress of %o is %i percent', (action, percent) => {
  expect(progressOf(action)).toBe(percent)
})

it('a place is not moved onto itself', () => {
  const of = (sectionId?: string) => ({ boardId: '1', ...storedScope(sectionId) })
  expect(staysInPlace(of(), { boardId: '1', sectionId: null })).toBe(true)
  expect(staysInPlace(of('-1'), { boardId: '1', sectionId: '5' })).toBe(true)
  expect(staysInPlace(of('5'), { boardId: '1', sectionId: null })).toBe(false)
  expect(staysInPlace(of('-1'), { boardId: '2', sectionId: null })).toBe(false)
})
