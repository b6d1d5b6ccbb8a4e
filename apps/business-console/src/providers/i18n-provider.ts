import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { mergeTranslations, type I18nProvider } from 'react-admin'
import { english } from '../messages/english.ts'

/** Every text of the console, our own over those of the parts we use. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  () => mergeTranslations(englishMessages, english),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
)
