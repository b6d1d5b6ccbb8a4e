import { supportedLocale } from '@tessera/i18n/catalogue'
import type { Translate } from '@tessera/i18n/translator'
import { directionOf, languageTag, SOURCE_LOCALE } from '@tessera/api-types/locales'
import type { I18nProvider } from 'react-admin'
import {
  BULK,
  CATALOG_WORK,
  consoleLocales,
  LEAD_FORMS,
  ONBOARDING,
  openTexts,
  SITE_AREA,
  type LateArea,
} from '../i18n/console-texts.ts'

let texts = await openTexts(SOURCE_LOCALE)
/** What was asked for since, to be there in another language too. */
const late = new Set<LateArea>()

/**
 * The texts of the site's own layer, as react-admin asks for them. What is no key comes back as it is:
 * the server's messages are asked for, too.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, { _: otherwise, ...values } = {}) =>
    texts.has(key)
      ? texts.t(key, { site: globalThis.document?.documentElement.dataset.site, ...values })
      : (otherwise ?? key),
  async changeLocale(locale) {
    const asked = supportedLocale(locale, consoleLocales, () => undefined)
    if (asked !== texts.locale) {
      const opened = await openTexts(asked)
      await Promise.all([...late].map((area) => opened.addLate(area)))
      texts = opened
    }
    document.documentElement.lang = languageTag(texts.locale)
    document.documentElement.dir = directionOf(texts.locale)
  },
  getLocale: () => texts.locale,
}

/** Brings the texts of refusals; where they do not come, the words of the server are shown. */
export const loadRefusals = (): Promise<void> => texts.addRefusals().catch(() => undefined)

/** Brings the texts of what is done with many rows. */
export const loadBulkTexts = (): Promise<void> => loadLateTexts(BULK)

/** Brings the texts of the work on one catalog. */
export const loadCatalogTexts = (): Promise<void> => loadLateTexts(CATALOG_WORK)

/** Brings the texts of the forms of promotions. */
export const loadLeadFormTexts = (): Promise<void> => loadLateTexts(LEAD_FORMS)

/** Brings the texts of the first steps of a business. */
export const loadOnboardingTexts = (): Promise<void> => loadLateTexts(ONBOARDING)

/** Brings the texts of what the staff of the site looks after. */
export const loadSiteTexts = (): Promise<void> => loadLateTexts(SITE_AREA)

async function loadLateTexts(area: LateArea): Promise<void> {
  await texts.addLate(area)
  late.add(area)
}

/** The text of a refusal in the language of the console, or null where it has none or they were not loaded. */
export const reasonText: Translate<string>['reason'] = (reason) => texts.t.reason(reason)
