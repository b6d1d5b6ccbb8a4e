import { describe, expect, it } from 'vitest'
import { ageInYears, isMinor, isRealBirthday, isTooYoung, mayOpenProfile } from './age-rules.ts'

const now = new Date('2026-05-15T23:59:00Z')

describe('ages', () => {
  it.each([
    ['2000-05-15', 26],
    ['2000-05-14', 26],
    ['2000-05-16', 25],
    ['2000-04-30', 26],
    ['2000-06-01', 25],
    ['2026-05-15', 0],
    ['2026-05-16', -1],
    ['2027-01-01', -1],
  ])('born %s is %s', (birthday, age) => {
    expect(ageInYears(birthday, now)).toBe(age)
  })

  it('days are those of UTC', () => {
    expect(ageInYears('2000-05-16', new Date('2026-05-15T23:59:00-02:00'))).toBe(26)
  })
})

describe('bounds', () => {
  it.each([
    ['a birthday is real up to today', isRealBirthday, '2026-05-15', '2026-05-16'],
    ['a birthday is real for 125 years', isRealBirthday, '1900-05-16', '1900-05-15'],
    ['people are too young up to 13', isTooYoung, '2013-05-16', '2013-05-15'],
    ['people are minors up to 18', isMinor, '2008-05-16', '2008-05-15'],
    ['a profile may be open from 16', mayOpenProfile, '2010-05-15', '2010-05-16'],
  ])('%s', (_what, rule, within, beyond) => {
    expect([rule(within, now), rule(beyond, now)]).toEqual([true, false])
  })

  it('a profile may be open when nobody knows the age', () => {
    expect(mayOpenProfile(null, now)).toBe(true)
  })
})
