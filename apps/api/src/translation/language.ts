const CHINESE: Readonly<Record<string, string>> = { zh_CN: 'zh-Hans', zh_TW: 'zh-Hant' }

/** The language of a locale, as translation services name it. */
export const languageOf = (locale: string): string => CHINESE[locale] ?? locale.replace(/[-_].*$/, '')

/** Readers of one read the other. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other)
