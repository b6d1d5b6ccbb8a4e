import { I18n, type Messages } from '@lingui/core'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import type { LoadMessages } from './catalogue.ts'
import { withLists } from './lists.ts'

export type MessageValues = Record<string, string | number | Date>

/** Which text of the server's a refusal has, and its values. */
interface ServerReason {
  key: string
  params?: Parameters<typeof withLists>[0]
}

export interface Translate<Key extends string> {
  /** The text of a key, or the key itself where there is none. */
  (key: Key, values?: MessageValues): string
  /** The text of a refusal in the language of the page, or null where only the server has one. */
  reason: (reason: ServerReason | undefined) => string | null
}

export type Translator<Area extends string, Key extends string> = {
  locale: Locale
  t: Translate<Key>
  /** Loads the texts of more areas; those already here are not asked for again. */
  addAreas: (areas: readonly Area[]) => Promise<void>
  /** Subscribes to missing texts; the returned function unsubscribes. */
  onMissing: (listener: (key: string) => void) => () => void
}

const noMessages: Messages = {}

/** One translator a request on the server, one a page in the browser; it begins with some areas. */
export async function translatorFrom<Area extends string, Key extends string>(
  load: LoadMessages<Area>,
  locale: Locale,
  first: readonly Area[],
): Promise<Translator<Area, Key>> {
  const tag = languageTag(locale)
  const i18n = new I18n({ locale: tag, messages: { [tag]: noMessages } })
  const areas = new Set<Area>()
  const addAreas = async (wanted: readonly Area[]) => {
    const missing = wanted.filter((area) => !areas.has(area))
    if (missing.length === 0) return
    i18n.load(tag, await load(locale, missing))
    for (const area of missing) areas.add(area)
  }
  await addAreas(first)
  const reason: Translate<Key>['reason'] = (given) =>
    given && Object.hasOwn(i18n.messages, given.key)
      ? i18n._(given.key, withLists(given.params ?? {}, locale))
      : null
  return {
    locale,
    t: Object.assign((key: Key, values?: MessageValues) => i18n._(key, values), { reason }),
    addAreas,
    onMissing: (listener) => i18n.on('missing', ({ id }) => listener(id)),
  }
}
