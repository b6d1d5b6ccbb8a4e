import { describe, expect, it } from 'vitest'
import { ageInYears, isMinor, isTooYoung } from '../accounts/age-rules.ts'
import { countryCode } from '../accounts/country-rules.ts'
import { limitedQueue } from '../../kernel/limited-queue.ts'
import { chooseLocale, preferredTags } from '../sessions/locale-choice.ts'
import { isEasyToGuess } from '../accounts/password-guess-rules.ts'
import { daysToExpiration, hasComeBack } from '../sessions/session-rules.ts'
import { usernameStem, usernameTry } from '../accounts/username-rules.ts'

const now = new Date('2026-03-01T12:00:00Z')

describe('ages', () => {
  it('count whole years up to the birthday itself', () => {
    const table = [
      ['2013-03-01', 13],
      ['2013-03-02', 12],
      ['2012-02-29', 14],
      ['2026-03-01', 0],
      ['2027-01-01', -1],
    ] as const
    expect(table.map(([birthday]) => ageInYears(birthday, now))).toEqual(table.map(([, age]) => age))
  })

  it('I-4.08 thirteen is old enough to sign up, eighteen to be of age', () => {
    expect([isTooYoung('2013-03-02', now), isTooYoung('2013-03-01', now)]).toEqual([true, false])
    expect([isMinor('2008-03-02', now), isMinor('2008-03-01', now)]).toEqual([true, false])
  })
})

describe('generated usernames', () => {
  it('I-4.09 are the local part of the address with digits', () => {
    expect(usernameStem('Ada.Lovelace+pins@example.org')).toBe('adalovelace')
    expect(usernameStem('josé@example.org')).toBe('jose')
    expect(usernameStem('12345@example.org')).toBe('tile')
    expect(usernameTry('ada', 0, 42)).toBe('ada0042')
    expect(usernameTry('ada', 5, 42)).toBe('ada00000042')
  })

  it('never pass thirty characters', () => {
    expect(usernameTry(usernameStem(`${'a'.repeat(60)}@b.c`), 7, 4_294_967_295)).toHaveLength(30)
  })
})

describe('passwords that are easy to guess', () => {
  const owner = { username: 'ada_lovelace', email: 'ada.l@example.org', siteName: 'Tessera' }
  for (const password of [
    'password',
    'PassWord1!',
    'aaaaaaaa',
    'abababab1'.slice(0, 8),
    '23456789',
    'qwertyuiop',
    'poiuytrewq',
    'ada_lovelace',
    'Ada_Lovelace99',
    'ada.l@example.org',
    'tessera2026',
    'Summer2026!',
  ])
    it(`${password} is one`, () => {
      expect(isEasyToGuess(password, owner)).toBe(true)
    })
  for (const password of ['correct tile battery', 'x7!kQp2z', 'lovely mosaic morning'])
    it(`${password} is none`, () => {
      expect(isEasyToGuess(password, owner)).toBe(false)
    })
})

describe('the locale', () => {
  const choose = (acceptLanguage: string) => chooseLocale({ chosen: null, cookie: null, acceptLanguage })
  it('is the most wanted one that exists', () => {
    const table = [
      ['de-CH, fr;q=0.9', 'de'],
      ['xx, pt;q=0.5, es-MX;q=0.7', 'es_MX'],
      ['zh-Hant-HK', 'zh_TW'],
      ['zh', 'zh_CN'],
      ['en', 'en_US'],
      ['no', 'nb_NO'],
      ['pt-AO', 'pt_BR'],
      ['ja-JP', 'ja'],
      ['*', 'en_US'],
      ['', 'en_US'],
      ['de;q=0, fr', 'fr'],
      ['constructor, fr', 'fr'],
    ] as const
    expect(table.map(([header]) => choose(header))).toEqual(table.map(([, locale]) => locale))
  })

  it('I-5.20 dashes are read as underscores', () => {
    expect(chooseLocale({ chosen: 'pt-BR', cookie: null, acceptLanguage: '' })).toBe('pt_BR')
  })

  it('hostile headers are read up to a bound', () => {
    expect(preferredTags('a,'.repeat(100_000))).toHaveLength(20)
  })
})

describe('country codes', () => {
  it('are two letters or unknown', () => {
    expect(['us', ' GB ', 'XX', 'T1', '', null, 'USA'].map(countryCode)).toEqual([
      'US',
      'GB',
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
    ])
  })
})

describe('sessions', () => {
  it('I-3.07 29 days away is a comeback, 27 is none', () => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    expect([29, 28, 27].map((days) => hasComeBack(daysAgo(days), now))).toEqual([true, true, false])
    expect(hasComeBack(null, now)).toBe(false)
  })

  it('count the whole days they have left', () => {
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    expect(
      [inHours(25), inHours(24), inHours(23), inHours(-1)].map((end) => daysToExpiration(end, now)),
    ).toEqual([1, 1, 0, -1])
  })
})

describe('costly work', () => {
  it('runs a few at a time, in order, and turns away what would wait too long', async () => {
    const run = limitedQueue(1, 1)
    const order: string[] = []
    let finish = () => {}
    const first = run(() => new Promise<void>((resolve) => void (finish = resolve)))
    const second = run(async () => void order.push('second'))
    await expect(run(async () => {})).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(order).toEqual([])
    finish()
    await Promise.all([first, second])
    expect(order).toEqual(['second'])
    await expect(run(async () => 'free again')).resolves.toBe('free again')
  })

  it('refuses what waited too long, and goes on', async () => {
    const run = limitedQueue(1, 5, 20)
    let finish = () => {}
    const first = run(() => new Promise<void>((resolve) => void (finish = resolve)))
    await expect(run(async () => {})).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      detail: { retryAfter: 5 },
    })
    finish()
    await first
    await expect(run(async () => 'next')).resolves.toBe('next')
  })

  it('a failure frees its place', async () => {
    const run = limitedQueue(1, 0)
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(run(async () => 'next')).resolves.toBe('next')
  })
})
