import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUNDS, OWN_ACCENT, SUNKEN } from '@tessera/api-types/site-brand/accent'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../test/contrast.ts'

const tokensFile = join(import.meta.dirname, '../../../../../packages/design-tokens/src/tokens.css')
const css = readFileSync(tokensFile, 'utf8')
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)]
const tokens = new Map(pairs.map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
const themes = ['light', 'dark'] as const

function color(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`No colour token ${name}`)
  return token[theme]
}

const backgrounds = [
  'color-background',
  'color-surface',
  'color-surface-raised',
  'color-surface-sunken',
  'color-surface-hover',
]
const onAnyBackground = [
  'color-text',
  'color-text-subtle',
  'color-text-error',
  'color-text-success',
  'color-link',
]

const textPairs = [
  ...backgrounds.flatMap((background) => onAnyBackground.map((text) => [text, background] as const)),
  ['color-text', 'color-control'],
  ['color-text', 'color-control-hover'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-on-accent-soft', 'color-accent-soft'],
  ['color-on-danger', 'color-danger'],
  ['color-text-inverse', 'color-inverse'],
] as const

const shapePairs = [
  ...backgrounds.map((background) => ['color-focus-outer', background] as const),
  ['color-border-control', 'color-background'],
  ['color-border-control', 'color-surface'],
  ['color-accent', 'color-background'],
  ['color-accent', 'color-surface-raised'],
  ['color-focus-outer', 'color-focus-inner'],
] as const

describe.each(themes)('colours of the %s theme', (theme) => {
  it.each(textPairs)('%s reads on %s at 4.5 to 1', (text, background) => {
    expect(contrast(color(text, theme), color(background, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s stands out from %s at 3 to 1', (shape, background) => {
    expect(contrast(color(shape, theme), color(background, theme))).toBeGreaterThanOrEqual(3)
  })

  it('are what the brand of a site is checked against, and the color of the browser bars', () => {
    expect(GROUNDS[theme]).toBe(color('color-background', theme))
    expect(OWN_ACCENT[theme]).toBe(color('color-accent', theme))
    expect(SUNKEN[theme]).toBe(color('color-surface-sunken', theme))
  })
})
