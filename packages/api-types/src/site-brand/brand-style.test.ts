import { describe, expect, it } from 'vitest'
import { contrastOf, isReadable } from './accent.ts'
import { brandStyle } from './brand-style.ts'
import { SiteBrandChanges } from './contracts.ts'

describe('the accent of a site', () => {
  it('is measured as WCAG has it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#b9480a', '#b9480a')).toBe(1)
  })

  it.each([
    ['#b9480a', 'light', true],
    ['#b9480a', 'dark', false],
    ['#ff9d5c', 'dark', true],
    ['#ff9d5c', 'light', false],
    // Readable on the page, but not on what is sunken into it.
    ['#747474', 'light', false],
    ['#7d7d7d', 'dark', false],
  ] as const)('%s on %s: %s', (color, scheme, expected) => {
    expect(isReadable(color, scheme)).toBe(expected)
  })
})

it('fields of the brand that have nothing but spaces are not set', () => {
  expect(SiteBrandChanges.parse({ name: '  ', accent_light: ' ' })).toEqual({
    name: null,
    accent_light: null,
  })
})

describe('the style of a site', () => {
  it('is empty where nothing is set', () => {
    expect(brandStyle({ logo: null, accentLight: null, accentDark: null })).toBe('')
  })

  it('keeps the color of the software in the scheme that has none', () => {
    const style = brandStyle({ logo: null, accentLight: '#1d5fa8', accentDark: null })
    expect(style).toContain('--color-accent:light-dark(#1d5fa8,#ff9d5c)')
    expect(style).not.toContain('svg')
  })

  it('covers the mark by the logo, whose address ends neither its rule nor the element', () => {
    const style = brandStyle({
      logo: 'https://img.test/a")}</style>.jpg',
      accentLight: null,
      accentDark: null,
    })
    expect(style).toContain('background:url("https://img.test/a%22)%7D%3C/style%3E.jpg") center/cover')
  })
})
