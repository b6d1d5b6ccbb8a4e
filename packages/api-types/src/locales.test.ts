import { describe, expect, it } from 'vitest'
import { LOCALES, SOURCE_LOCALE, catalogueOf, directionOf, isLocale, localeCode } from './locales.ts'

describe('the locale registry', () => {
  it('C-9.40 holds exactly the 45 listed codes, none twice', () => {
    expect(LOCALES).toHaveLength(45)
    expect(new Set(LOCALES).size).toBe(45)
  })

  it('I-5.19 I-9.36 leaves 43 catalogues to preload beside the source language', () => {
    const catalogues = new Set(LOCALES.map(catalogueOf))
    catalogues.delete(SOURCE_LOCALE)
    expect(catalogues.size).toBe(43)
    expect(catalogueOf('es_US')).toBe('es_419')
  })

  it('I-5.20 reads dashes as underscores', () => {
    expect(localeCode('pt-BR')).toBe('pt_BR')
    expect(isLocale(localeCode('zh-TW'))).toBe(true)
    expect(isLocale('xx_XX')).toBe(false)
  })

  it('I-5.22 writes Arabic and Hebrew from right to left and everything else from left to right', () => {
    expect(LOCALES.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar_SA', 'he_IL'])
  })
})
