import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = { name: 'Ada', about: '', isShown: true }

it('a form sends what was changed in it, also what was emptied', () => {
  expect(changedFields(before, { ...before, about: 'Clay.' })).toEqual({ about: 'Clay.' })
  expect(changedFields(before, { name: '', about: '', isShown: false })).toEqual({ name: '', isShown: false })
})

it('without a change it sends all that it shows', () => {
  expect(changedFields(before, { ...before })).toEqual(before)
})
