import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messageFile, messageLoader, supportedLocale, writtenLocales, type MessageFile } from './catalogue.ts'
import { compileCatalogue } from './texts-by-locale.ts'
import { countryNames } from './country-names.ts'
import { formatDay, formatCount, formatSince, localDay } from './formats.ts'
import { completeCatalogue } from './message-catalogues.ts'
import { formatMoney } from './money.ts'
import { translatorFrom } from './translator.ts'

const file = (texts: Record<string, string>) => () =>
  Promise.resolve<MessageFile>({ messages: compileCatalogue(texts) })
const files = {
  './messages/en_US/core.ts': file({ hello: 'Hello {name}', only: 'English' }),
  './messages/en_US/late.ts': file({ hello: 'Again {name}' }),
  './messages/es_419/core.ts': file({ hello: 'Hola {name}', only: 'English' }),
}
const load = messageLoader<'core' | 'late'>(files)

describe('a moment', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  it.each([
    ['2026-03-10T11:59:40Z', 'now'],
    ['2026-03-10T12:00:30Z', 'now'],
    ['2026-03-10T11:56:00Z', '4 min. ago'],
    ['2026-03-10T09:30:00Z', '2 hr. ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-04T11:00:00Z', '6 days ago'],
    ['2026-03-03T11:00:00Z', 'Mar 3, 2026'],
  ])('at %s is told as %s', (at, told) => {
    expect(formatSince(at, now, 'en_US')).toBe(told)
  })
})

describe('texts', () => {
  it('of an area are one file, in English where the area is not translated', async () => {
    const asked: string[] = []
    const counted = Object.fromEntries(
      Object.entries(files).map(([path, open]) => [path, () => (asked.push(path), open())]),
    )
    const watched = messageLoader<'core' | 'late'>(counted)
    const { t, addAreas } = await translatorFrom<'core' | 'late', string>(watched, 'es_US', ['core'])
    expect([t('hello', { name: 'Ada' }), t('only')]).toEqual(['Hola Ada', 'English'])
    await addAreas(['late'])
    expect(t('hello', { name: 'Ada' })).toBe('Again Ada')
    expect(asked).toEqual(['./messages/es_419/core.ts', './messages/en_US/late.ts'])
  })

  it('of a translation are completed with English by the build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogues-'))
    const write = async (locale: string, texts: object) => {
      const path = join(folder, 'i18n/messages', locale, 'core.ts')
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, `export const messages = ${JSON.stringify(texts)}`)
      return path
    }
    const english = await write('en_US', { hello: 'Hello', only: 'English' })
    const german = await write('de', { hello: 'Hallo' })
    expect(await completeCatalogue(german)).toEqual({ hello: 'Hallo', only: 'English' })
    expect(await completeCatalogue(english)).toEqual({ hello: 'Hello', only: 'English' })
    await rm(folder, { recursive: true })
  })

  it('of a later area have the last word, and a missing one is told of', async () => {
    const { t, addAreas, onMissing } = await translatorFrom<'core' | 'late', string>(load, 'en_US', ['core'])
    await addAreas(['late'])
    expect(t('hello', { name: 'Ada' })).toBe('Again Ada')
    const missing: string[] = []
    const leave = onMissing((key) => missing.push(key))
    t('nowhere')
    leave()
    t('nowhere either')
    expect(missing).toEqual(['nowhere'])
  })

  it('I-5.21 fall back to English after one report when the locale is missing or unlisted', () => {
    const reports: string[] = []
    const report = (problem: string) => reports.push(problem)
    const written = writtenLocales(files)
    expect(supportedLocale(undefined, written, report)).toBe('en_US')
    expect(supportedLocale('xx-XX', written, report)).toBe('en_US')
    expect(reports).toEqual(['Missing locale', 'Unknown locale xx-XX'])
  })

  it('are offered in the languages that have them, and a page speaks no other', () => {
    const written = writtenLocales(files)
    expect(written).toEqual(['en_US', 'es_419', 'es_US'])
    const spoken = (tag: string) => supportedLocale(tag, written, (problem) => expect.fail(problem))
    expect([spoken('es-US'), spoken('pt-BR')]).toEqual(['es_US', 'en_US'])
  })

  it('I-5.20 a dash in a locale is an underscore in the name of its bundle', () => {
    const portuguese = { './messages/pt_BR/core.ts': file({}) }
    const all = writtenLocales(portuguese)
    const locale = supportedLocale('pt-BR', all, () => undefined)
    expect(messageFile(portuguese, locale, 'core')).toBe('./messages/pt_BR/core.ts')
  })
})

it('counts, days, amounts and countries are in the way of the locale', () => {
  expect([formatCount(1250, 'en_US'), formatCount(999, 'en_US')]).toEqual(['1.3K', '999'])
  expect(formatDay('2026-03-01T23:30:00.000Z', 'de')).toBe('01.03.2026')
  expect([formatMoney(12, 'EUR', 'en_US'), formatMoney(2, 'NOPE', 'en_US')]).toEqual(['€12', '2 NOPE'])
  expect([countryNames('fr')('DE'), countryNames('en_US')('DE')]).toEqual(['Allemagne', 'Germany'])
})

it.each([
  ['Pacific/Auckland', '2026-11-30T15:00:00Z', '2026-12-01'],
  ['America/Los_Angeles', '2026-12-01T03:00:00Z', '2026-11-30'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
])('the day in %s is its own, not that of the server', (zone, at, day) => {
  expect(localDay(new Date(at), zone)).toBe(day)
})
