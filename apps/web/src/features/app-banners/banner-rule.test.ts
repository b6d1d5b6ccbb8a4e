import { describe, expect, it } from 'vitest'
import { bannerFor } from './banner-rule.ts'

const phone = {
  areCookiesOn: true,
  isMobile: true,
  isVisitor: true,
  isAsking: false,
  isInstalled: false,
  isDismissed: false,
  appLink: null,
  canInstall: true,
  isOpenVisit: false,
  isSignUpOffered: false,
}

describe('the banner below the page', () => {
  it('I-2.61 I-2.62 offers the app on a phone, by its address or as what can be installed', () => {
    expect(bannerFor(phone)).toBe('app')
    expect(bannerFor({ ...phone, canInstall: false, appLink: 'https://apps.example/tessera' })).toBe('app')
  })

  it('I-2.62 is not there without an address and without a browser that installs', () => {
    expect(bannerFor({ ...phone, canInstall: false })).toBeNull()
  })

  it('C-6.13 I-2.61 is for visitors on phones that have not said no and do not have it', () => {
    for (const change of [
      { isVisitor: false },
      { isMobile: false },
      { isDismissed: true },
      { isInstalled: true },
      { isAsking: true },
    ])
      expect(bannerFor({ ...phone, ...change })).toBeNull()
  })

  it('I-4.87 offers an account after the app, and nothing in an open visit or while cookies are asked about', () => {
    const reader = { ...phone, isMobile: false, isSignUpOffered: true }
    expect(bannerFor(reader)).toBe('sign-up')
    expect(bannerFor({ ...reader, isMobile: true })).toBe('app')
    for (const change of [{ isOpenVisit: true }, { isAsking: true }]) {
      expect(bannerFor({ ...reader, ...change })).toBeNull()
      expect(bannerFor({ ...phone, ...change })).toBeNull()
    }
  })

  it('I-2.60 says first of all that cookies are off', () => {
    expect(bannerFor({ ...phone, areCookiesOn: false, isMobile: false })).toBe('cookies')
  })
})
