import { expect, it } from 'vitest'
import { LogIn } from './sign-in-inputs.ts'

const needed = { username_or_email: '  ada@site.test ', password: ' kept as typed ' }
const optional = { referrer: 'https://elsewhere.test/', mfa_token: '123456', token: 'abc' }

it('I-3.36 I-5.12 a login has a trimmed name and a password; the other fields are optional', () => {
  const trimmed = { username_or_email: 'ada@site.test', password: ' kept as typed ' }
  expect(LogIn.parse(needed)).toEqual(trimmed)
  expect(LogIn.parse({ ...needed, ...optional })).toEqual({ ...trimmed, ...optional })
  expect(LogIn.safeParse({ ...needed, username_or_email: '   ' }).success).toBe(false)
  expect(LogIn.safeParse({ username_or_email: 'ada' }).success).toBe(false)
})
