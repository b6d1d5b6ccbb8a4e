/** Texts by the parts of their keys, as react-admin's language packages write them. */
export interface PolyglotTexts {
  readonly [part: string]: string | PolyglotTexts
}

const BETWEEN_FORMS = '||||'

/** `%{name}` becomes `{name}`; an apostrophe is doubled, for alone it would begin a quotation. */
const phrase = (text: string): string =>
  text
    .trim()
    .replaceAll("'", "''")
    .replaceAll(/%\{(\w+)\}/g, '{$1}')

function icuText(text: string): string {
  if (!text.includes(BETWEEN_FORMS)) return text.trim() === '' ? text : phrase(text)
  const [one = '', other = ''] = text.split(BETWEEN_FORMS).map(phrase)
  return `{smart_count, plural, one {${one}} other {${other}}}`
}

/** The texts of a language package of react-admin as ICU texts by their whole keys. */
export function icuFromPolyglot(texts: PolyglotTexts, above = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([part, inner]): [string, string][] =>
    typeof inner === 'string'
      ? [[above + part, icuText(inner)]]
      : Object.entries(icuFromPolyglot(inner, `${above}${part}.`)),
  )
  return Object.fromEntries(entries)
}
