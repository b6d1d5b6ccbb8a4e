import { describe, expect, it } from 'vitest'
import { errorTexts } from '../error-texts.ts'
import { passwordFault, passwordStrength } from './password-rules.ts'
import { SignUp } from './sign-in-inputs.ts'

describe('the form of a password', () => {
  const table = [
    ['a'.repeat(7), 'too-short'],
    ['a'.repeat(8), null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'too-long'],
    ['with spaces and ~tilde!', null],
    ['\u007fcontrol', 'characters'],
    ['tab\tinside', 'characters'],
    ['pässword', 'characters'],
    ['smile 🙂 smile', 'characters'],
  ] as const
  for (const [password, fault] of table)
    it(`I-5.14 ${JSON.stringify(password.slice(0, 24))} of ${password.length} is ${fault ?? 'fine'}`, () => {
      expect(passwordFault(password)).toBe(fault)
    })

  it('I-5.13 one shared message says which characters there may be', () => {
    const { error } = SignUp.safeParse({ email: 'a@b.co', password: 'smile 🙂 smile' })
    expect(error?.issues).toMatchObject([{ path: ['password'], message: 'field.password.characters' }])
    expect(errorTexts['field.password.characters']).toBe(
      'Your password can only have letters, numbers and basic symbols.',
    )
  })
})

describe('the strength hint', () => {
  it('grows with length and variety', () => {
    const given = ['aaaaaaaaaaaa', 'abc', 'tilework', 'Tilework9', 'morning tiles', 'correct tile battery']
    expect(given.map(passwordStrength)).toEqual(['weak', 'weak', 'weak', 'fair', 'fair', 'strong'])
  })
})

describe('the sign-up payload', () => {
  it('I-3.31 takes every field of the documents and works without the optional ones', () => {
    const least = { email: ' a@b.co ', password: 'long enough 1' }
    expect(SignUp.parse(least)).toEqual({ email: 'a@b.co', password: 'long enough 1' })
    const most = {
      ...least,
      username: 'ada_l',
      first_name: 'Ada',
      last_name: 'L',
      country: 'GB',
      locale: 'en_GB',
      referrer: 'https://example.org',
      birthday: '1990-12-10',
      gender: 'female',
      custom_gender: '',
      business_name: '',
      invite_code: 'x',
      facebook_id: '1',
      facebook_token: 't',
      recaptcha_v3_token: 'r',
      visited_pages: '[]',
      utm_campaign: 'c',
      user_behavior_data: '{}',
    }
    expect(Object.keys(SignUp.parse(most)).toSorted()).toEqual(Object.keys(most).toSorted())
  })

  it.each(['plain', 'a@b', 'a b@c.de', 'a@b.co\r\nBcc: x@y.zz', `${'a'.repeat(250)}@b.co`])(
    '%j is no e-mail address',
    (email) => {
      expect(SignUp.safeParse({ email, password: 'long enough 1' }).success).toBe(false)
    },
  )
})
