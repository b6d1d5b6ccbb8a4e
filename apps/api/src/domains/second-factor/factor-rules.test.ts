import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newRecoveryCodes, newTextCode, plainCode } from './code-rules.ts'
import { hashCode, seal, unseal } from './code-seal.ts'
import { factorsOffered, plainNumber } from './factor-rules.ts'
import { setUpOf, stepOf } from './totp-rules.ts'

const secret = Buffer.from('12345678901234567890')
const site = { secret: createSecretKey('secret of one site', 'utf8') }

describe('codes of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('I-7.06 at second %d are those of RFC 6238', (seconds, token) => {
    expect(stepOf(secret, token, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })

  it('count one step before and after their own, no more', () => {
    const at = (steps: number) => new Date((59 + steps * 30) * 1000)
    expect([-2, -1, 1, 2].map((steps) => stepOf(secret, '287082', at(steps)) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('are set up by an address with issuer and name', () => {
    const { uri, secret: text } = setUpOf(secret, 'Tessera', 'ada')
    expect(text).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(new URL(uri).searchParams.get('issuer')).toBe('Tessera')
  })
})

describe('codes to write down and to text', () => {
  it('ten recovery codes differ and hold no letters that look alike', () => {
    const codes = newRecoveryCodes(randomBytes)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
  })

  it('a texted code has six digits, zeros in front among them', () => {
    expect(newTextCode((size) => Buffer.alloc(size))).toBe('000000')
    expect(newTextCode(randomBytes)).toMatch(/^\d{6}$/)
  })

  it('spaces, dashes and capitals of a typed code do not matter', () => {
    expect(plainCode(' K3M9X-7pq2d ')).toBe('k3m9x7pq2d')
    expect(plainCode('123 456')).toBe('123456')
  })
})

describe('what is kept', () => {
  it('opens for its owner and its site alone', () => {
    const sealed = seal(secret, 'ada', { site, randomBytes })
    expect(unseal(sealed, 'ada', site.secret)).toEqual(secret)
    expect(() => unseal(sealed, 'bo', site.secret)).toThrow(/authenticate/)
    expect(() => unseal(sealed, 'ada', createSecretKey('of another', 'utf8'))).toThrow(/authenticate/)
  })

  it('the hash of a code is of its owner and its site', () => {
    const hash = hashCode('123456', 'ada', site.secret)
    expect(hash).not.toEqual(hashCode('123456', 'bo', site.secret))
    expect(hash).not.toEqual(hashCode('123456', 'ada', createSecretKey('of another', 'utf8')))
  })
})

describe('what may be the second step', () => {
  const none = { appAddedAt: null, phoneNumber: null, passkeyCount: 0, recoveryCodeCount: 10 }
  it('nothing where there is no factor, else the factors and a recovery code', () => {
    const phone = { ...none, phoneNumber: '+442079460018' }
    expect(factorsOffered(none, { hasTexts: true }).factors).toEqual([])
    expect(factorsOffered({ ...none, passkeyCount: 1 }, { hasTexts: true }).factors).toEqual([
      'passkey',
      'recovery_code',
    ])
    expect(factorsOffered(phone, { hasTexts: true })).toEqual({
      factors: ['sms', 'recovery_code'],
      phone_number_end: '0018',
    })
    expect(factorsOffered(phone, { hasTexts: false }).factors).toEqual(['recovery_code'])
  })

  it.each([
    ['+44 (20) 7946-0018', '+442079460018'],
    ['020 7946 0018', null],
    ['+44', null],
    ['+44 20 seven', null],
  ])('%j is the number %j', (typed, number) => {
    expect(plainNumber(typed)).toBe(number)
  })
})
