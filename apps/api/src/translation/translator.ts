/** Translates texts of members on their readers' demand. */
export interface Translator {
  /**
   * The text in a language, such as `pt` or `zh-Hans`.
   * @throws Error when the service cannot be reached or refuses
   */
  translate(text: string, language: string): Promise<string>
}

const CHINESE: Readonly<Record<string, string>> = { zh_CN: 'zh-Hans', zh_TW: 'zh-Hant' }

/** The language of a locale, as translation services name it. */
export const languageOf = (locale: string): string => CHINESE[locale] ?? locale.replace(/[-_].*$/, '')

/** Readers of one read the other. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other)
