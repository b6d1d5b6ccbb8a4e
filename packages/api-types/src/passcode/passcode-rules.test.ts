import { describe, expect, it } from 'vitest'
import { errorTexts } from '../error-texts.ts'
import {
  PARENTAL_MODAL_WIDTH,
  PASSCODE_KINDS,
  PASSCODE_LENGTH,
  cutPasscode,
  isSameEmail,
  isUnidirectional,
  passcodeFault,
} from './passcode-rules.ts'

const told = (typed: string) => {
  const fault = passcodeFault(typed)
  return fault && errorTexts[`field.passcode.${fault}`]
}

describe('a parental passcode', () => {
  it('I-5.01 I-5.05 is required, and blanks are nothing', () => {
    expect([told(''), told('    '), told('\t\n')]).toEqual(['Required', 'Required', 'Required'])
  })

  it('I-5.02 I-5.06 has digits only, which is said before its length is', () => {
    expect(['12a4', 'abc', '12345x', '１２３４'].map(told)).toEqual(
      Array.from({ length: 4 }, () => 'Please only use numbers'),
    )
  })

  it('I-5.03 I-5.05 has four of them, white space aside', () => {
    expect(['123', '12345', '12 3'].map(told)).toEqual(
      Array.from({ length: 3 }, () => 'Please enter four digits'),
    )
    expect(['1234', '12 34', ' 0000 '].map(told)).toEqual([null, null, null])
  })

  it('I-5.04 its field keeps four characters, after white space is gone', () => {
    expect(['123456', '12 34 5', '1 2', ''].map(cutPasscode)).toEqual(['1234', '1234', '12', ''])
  })

  it('I-9.15 I-9.40 is of four digits, asked for in a dialog of 656 px', () => {
    expect([PASSCODE_LENGTH, PARENTAL_MODAL_WIDTH]).toEqual([4, 656])
  })
})

it('I-5.09 addresses are compared without regard to case', () => {
  expect(isSameEmail('Ada@Site.test ', 'ada@site.TEST')).toBe(true)
  expect(isSameEmail('ada@site.test', 'eda@site.test')).toBe(false)
})

it('I-2.55 young people without a passcode are warned before what keeps them safe changes', () => {
  const teen = { is_under_18: true, parental_control_has_passcode: false }
  expect(PASSCODE_KINDS.filter((kind) => isUnidirectional(kind, teen))).toEqual([
    'permissions',
    'mentions',
    'privacy',
    'messages',
  ])
  for (const account of [
    { ...teen, is_under_18: false },
    { ...teen, parental_control_has_passcode: true },
  ])
    expect(PASSCODE_KINDS.some((kind) => isUnidirectional(kind, account))).toBe(false)
})
