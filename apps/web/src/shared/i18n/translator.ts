import { I18n, type Messages } from '@lingui/core'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import type { MessageArea, MessageKey } from './messages.ts'
import { loadMessages } from './load-messages.ts'

export type MessageValues = Record<string, string | number | Date>
export type Translate = (key: MessageKey, values?: MessageValues) => string

export type Translator = {
  locale: Locale
  t: Translate
  /** Loads the texts of more areas; those already here are not asked for again. */
  addAreas: (areas: readonly MessageArea[]) => Promise<void>
  /** Hears of texts that were asked for and are not here; the answer ends it. */
  onMissing: (hear: (key: string) => void) => () => void
}

const noMessages: Messages = {}

/** One translator a request on the server, one a page on the client. */
export async function createTranslator(locale: Locale): Promise<Translator> {
  const i18n = new I18n({ locale: languageTag(locale), messages: { [languageTag(locale)]: noMessages } })
  const areas = new Set<MessageArea>()
  const addAreas = async (wanted: readonly MessageArea[]) => {
    const missing = wanted.filter((area) => !areas.has(area))
    if (missing.length === 0) return
    i18n.load(languageTag(locale), await loadMessages(locale, missing))
    for (const area of missing) areas.add(area)
  }
  await addAreas(['core'])
  const onMissing: Translator['onMissing'] = (hear) => i18n.on('missing', ({ id }) => hear(id))
  return { locale, t: (key, values) => i18n._(key, values), addAreas, onMissing }
}
