import { messageLoader, writtenLocales, type MessageFile } from '@tessera/i18n/catalogue'
import { translatorFrom } from '@tessera/i18n/translator'
import { SOURCE_LOCALE, type Locale } from '@tessera/api-types/locales'

/** The last has the last word: our texts stand over those of the parts we use. */
const AREAS = [
  'react-admin',
  'console',
  'people',
  'invites',
  'ad-accounts',
  'history',
  'settings',
  'experiments',
  'reports',
] as const
type Area = (typeof AREAS)[number] | 'errors'

const files = import.meta.glob<MessageFile>('./messages/*/*.ts')
const load = messageLoader<Area>(files)

/** The languages the console is written in. */
export const consoleLocales = writtenLocales(files)

/** Refusals come in English: only other languages need texts of their own for them. */
const areasOf = (locale: Locale): readonly Area[] => (locale === SOURCE_LOCALE ? AREAS : [...AREAS, 'errors'])

export const loadTexts = (locale: Locale) => load(locale, areasOf(locale))

/** Every text of the console in one language. */
export async function openTexts(locale: Locale) {
  const texts = await loadTexts(locale)
  const { t } = await translatorFrom<Area, string>(() => Promise.resolve(texts), locale, AREAS)
  return { locale, t, has: (key: string) => Object.hasOwn(texts, key) }
}
