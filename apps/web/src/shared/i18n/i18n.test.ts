import { LOCALES } from '@tessera/api-types/locales'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { loadMessages, siteLocales } from './load-messages.ts'
import { createTranslator, type Translate } from './translator.ts'

describe('texts of a locale', () => {
  it('C-9.39 load for each supported locale, every key with a text', async () => {
    expect(siteLocales).toEqual(['en_US'])
    const english = await loadMessages('en_US', ['core'])
    for (const locale of LOCALES) {
      const messages = await loadMessages(locale, ['core'])
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort())
    }
  })

  it('of an area can be named where the area is declared, and nowhere else', () => {
    type Key = Parameters<Translate<'pins'>>[0]
    expectTypeOf<'pins.moreFailed'>().toExtend<Key>()
    expectTypeOf<'error.default'>().toExtend<Key>()
    // The types are the whole check.
    expectTypeOf<'boards.notFound'>().not.toExtend<Key>()
  })

  it('C-9.41 are an error for an unknown locale', async () => {
    await expect(loadMessages('xx_XX', ['core'])).rejects.toThrow('Unknown locale xx_XX')
  })

  it('reach the page with their quotes as written', async () => {
    const { t } = await createTranslator('en_US')
    expect(t('offline.banner')).toBe("You're offline! Check your internet connection.")
    expect(t('offline.back')).toBe("You're back online!")
    expect(t('offline.toast')).toBe("Hmm...you're not connected to the internet")
  })
})
