// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  actingBusiness,
  keepActingBusiness,
  keepKnownEmployers,
  newEmployers,
  readKnownEmployers,
} from './acting-business.ts'

const businesses = [{ id: '1' }, { id: '2' }]
beforeEach(() => localStorage.clear())

describe('acting business', () => {
  it('is the one kept for this person, and the first where that is gone', () => {
    expect(actingBusiness('7', businesses)).toEqual({ id: '1' })
    keepActingBusiness('7', '2')
    expect(actingBusiness('7', businesses)).toEqual({ id: '2' })
    expect(actingBusiness('8', businesses)).toEqual({ id: '1' })
    expect(actingBusiness('7', [{ id: '1' }])).toEqual({ id: '1' })
    expect(actingBusiness('7', [])).toBeUndefined()
  })
})

describe('employers', () => {
  it('B-4.22 are new when they were not in the list before the last load', () => {
    expect(newEmployers(['1'], businesses)).toEqual([{ id: '2' }])
    expect(newEmployers(['1', '2'], businesses)).toEqual([])
  })

  it('B-4.20 are not told of on the first load of a browser', () => {
    expect(newEmployers(readKnownEmployers('7'), businesses)).toEqual([])
  })

  it('B-4.21 are no longer new once the list was kept', () => {
    keepKnownEmployers('7', ['1', '2'])
    expect(newEmployers(readKnownEmployers('7'), businesses)).toEqual([])
    localStorage.setItem('console.employers:7', '{broken')
    expect(readKnownEmployers('7')).toBeNull()
  })
})
