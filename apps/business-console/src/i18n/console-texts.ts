import { messageLoader, writtenLocales, type MessageFile } from '@tessera/i18n/catalogue'
import { translatorFrom } from '@tessera/i18n/translator'
import { SOURCE_LOCALE, type Locale } from '@tessera/api-types/locales'

const files = import.meta.glob<MessageFile>('./messages/*/*.ts')
const load = messageLoader<string>(files)

const REFUSALS = 'errors'
const OF_REACT_ADMIN = 'react-admin'

const written = Object.keys(files)
  .filter((path) => path.startsWith(`./messages/${SOURCE_LOCALE}/`))
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length))

/** Every file of texts. The last has the last word: our texts stand over those of the parts we use. */
const AREAS = [OF_REACT_ADMIN, ...written.filter((area) => area !== OF_REACT_ADMIN && area !== REFUSALS)]

/** The languages the console is written in. */
export const consoleLocales = writtenLocales(files)

/** Refusals come in English: only other languages need texts of their own for them. */
const areasOf = (locale: Locale): readonly string[] =>
  locale === SOURCE_LOCALE ? AREAS : [...AREAS, REFUSALS]

export const loadTexts = (locale: Locale) => load(locale, areasOf(locale))

/** Every text of the console in one language. */
export async function openTexts(locale: Locale) {
  const texts = await loadTexts(locale)
  const { t } = await translatorFrom<string, string>(() => Promise.resolve(texts), locale, AREAS)
  return { locale, t, has: (key: string) => Object.hasOwn(texts, key) }
}
