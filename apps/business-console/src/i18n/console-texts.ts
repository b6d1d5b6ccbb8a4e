import { messageLoader, writtenLocales, type MessageFile, type MessageFiles } from '@tessera/i18n/catalogue'
import { translatorFrom } from '@tessera/i18n/translator'
import { SOURCE_LOCALE, type Locale } from '@tessera/api-types/locales'

// English comes with the console: asked for apart, its areas were a request each, and the console waited for them.
const english = import.meta.glob<MessageFile>(
  [
    './messages/en_US/*.ts',
    '!./messages/en_US/{errors,bulk,catalog-work,lead-forms,onboarding,site-area}.ts',
  ],
  { eager: true },
)
const files: MessageFiles = {
  ...import.meta.glob<MessageFile>(
    './messages/en_US/{errors,bulk,catalog-work,lead-forms,onboarding,site-area}.ts',
  ),
  ...import.meta.glob<MessageFile>(['./messages/*/*.ts', '!./messages/en_US/*.ts']),
  ...Object.fromEntries(Object.entries(english).map(([path, file]) => [path, () => Promise.resolve(file)])),
}
const load = messageLoader<string>(files)

const OF_REACT_ADMIN = 'react-admin'
/** A fifth of all texts, which no page needs until the server refuses something. */
const REFUSALS = 'errors'
/** Needed once rows are selected. */
export const BULK = 'bulk'
/** Needed where somebody works on one catalog. */
export const CATALOG_WORK = 'catalog-work'
/** Needed where a promotion is shown. */
export const LEAD_FORMS = 'lead-forms'
/** Needed by people who are new to a business. */
export const ONBOARDING = 'onboarding'
/** Needed by the staff of the site. */
export const SITE_AREA = 'site-area'
const LATE_AREAS = [BULK, CATALOG_WORK, LEAD_FORMS, ONBOARDING, SITE_AREA] as const
export type LateArea = (typeof LATE_AREAS)[number]
const LATE: readonly string[] = [REFUSALS, ...LATE_AREAS]

const written = Object.keys(files)
  .filter((path) => path.startsWith(`./messages/${SOURCE_LOCALE}/`))
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length))

/** The last has the last word: our texts stand over those of the parts we use. */
const AREAS = [OF_REACT_ADMIN, ...written.filter((area) => area !== OF_REACT_ADMIN && !LATE.includes(area))]

/** The languages the console is written in. */
export const consoleLocales = writtenLocales(files)

export const loadTexts = (locale: Locale) => load(locale, AREAS)
export const loadLate = (locale: Locale, area: LateArea) => load(locale, [area])

/** The texts of the console in one language; those that come late are added when they are asked for. */
export async function openTexts(locale: Locale) {
  let texts = await loadTexts(locale)
  const { t, addAreas } = await translatorFrom<string, string>(load, locale, AREAS)
  const addLate = async (area: LateArea) => {
    const [late] = await Promise.all([loadLate(locale, area), addAreas([area])])
    texts = { ...texts, ...late }
  }
  return {
    locale,
    t,
    has: (key: string) => Object.hasOwn(texts, key),
    addRefusals: () => addAreas([REFUSALS]),
    addLate,
  }
}
