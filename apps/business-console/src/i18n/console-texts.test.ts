// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import englishMessages from 'ra-language-english'
import { afterEach, describe, expect, it } from 'vitest'
import { i18nProvider, loadCatalogTexts } from '../providers/i18n-provider.ts'
import { loadLate, loadTexts } from './console-texts.ts'
import { icuFromPolyglot, type PolyglotTexts } from './icu-from-polyglot.ts'
import { messages as ours } from './messages/en_US/console.ts'

const SOURCES = join(import.meta.dirname, '..')
const KEY = /['"`]((?:console|resources)\.[\w-]+(?:\.[\w-]+)+)['"`]/g
const { translate, changeLocale } = i18nProvider
const known = Object.keys({
  ...(await loadTexts('en_US')),
  ...(await loadLate('en_US', 'bulk')),
  ...(await loadLate('en_US', 'catalog-work')),
  ...(await loadLate('en_US', 'lead-forms')),
  ...(await loadLate('en_US', 'onboarding')),
  ...(await loadLate('en_US', 'site-area')),
})

afterEach(() => changeLocale('en_US'))

it('texts that came late are still there when the language is set again', async () => {
  await loadCatalogTexts()
  for (const locale of ['en_US', 'de', 'en_US']) {
    await changeLocale(locale)
    expect(translate('resources.catalogs.groups.create')).toBe('Create product group')
  }
})

const used = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.') && !file.startsWith('i18n/'))
  .flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(KEY)].map((match) => match[1] ?? ''),
  )
  .filter((key) => !/^console\.(business|employers|collapsed)/.test(key))

/** A key, or what keys begin with. */
const isThere = (name: string) => known.some((key) => key === name || key.startsWith(`${name}.`))

/** The text of a language package, formatted by its own rules. */
function said(text: string, values: Record<string, string | number>): string {
  const forms = text.split('||||')
  const form = forms.length > 1 ? forms[values['smart_count'] === 1 ? 0 : 1]!.trim() : text
  return form.replaceAll(/%\{(\w+)\}/g, (_all, name: string) => String(values[name]))
}

function leaves(node: PolyglotTexts, above = ''): [string, string][] {
  return Object.entries(node).flatMap(([part, inner]) =>
    typeof inner === 'string' ? [[above + part, inner]] : leaves(inner, `${above}${part}.`),
  )
}

const theirs = leaves(englishMessages as unknown as PolyglotTexts)
const valuesOf = (text: string, count: number) => ({
  ...Object.fromEntries([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => [name, `the ${name}`])),
  smart_count: count,
})

describe('texts of the console', () => {
  it('exist for every key the screens name', () => {
    expect(used.length).toBeGreaterThan(40)
    expect([...new Set(used)].filter((key) => !isThere(key))).toEqual([])
  })

  it('say all that react-admin says, in one and in many, but where ours stand over it', () => {
    const kept = theirs.filter(([key]) => !Object.hasOwn(ours, key))
    expect(kept.length).toBeGreaterThan(100)
    for (const count of [1, 3]) {
      const wanted = kept.map(([key, text]) => [key, said(text, valuesOf(text, count))])
      expect(kept.map(([key, text]) => [key, translate(key, valuesOf(text, count))])).toEqual(wanted)
    }
    expect(translate('ra.auth.logout')).toBe('Log out')
    expect(translate('ra.message.invalid_form')).toBe(translate('console.error.fields'))
  })

  it('count in the way of the language', () => {
    const sent = (smart_count: number) => translate('resources.invites.create.sent', { smart_count })
    expect([sent(1), sent(12)]).toEqual(['1 invite sent', '12 invites sent'])
    expect(translate('resources.people.name', { smart_count: 2 })).toBe('People')
  })

  it('leave what is no key as it is: words of the server, and a placeholder', () => {
    const words = "It's {odd}, #1 %{more} ' <b>"
    expect(translate(words)).toBe(words)
    expect(translate('console.no_such_key', { _: words })).toBe(words)
  })

  it('stay English, and say so, where the language of the member has none', async () => {
    await changeLocale('de')
    expect(i18nProvider.getLocale()).toBe('en_US')
    expect(document.documentElement.lang).toBe('en-US')
    expect(translate('console.error.retry')).toBe('Retry')
    await changeLocale('xx')
    expect(i18nProvider.getLocale()).toBe('en_US')
  })
})

it('a text of a language package becomes ICU: values, forms and apostrophes', () => {
  expect(icuFromPolyglot({ a: { b: "It's %{n} |||| They're %{smart_count}" }, c: ' ' })).toEqual({
    'a.b': "{smart_count, plural, one {It''s {n}} other {They''re {smart_count}}}",
    c: ' ',
  })
})
