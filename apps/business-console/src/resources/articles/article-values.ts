import type { ArticleFields } from '@tessera/api-types/articles/inputs'

export const newArticle: ArticleFields = {
  type: null,
  is_shopping: false,
  title: '',
  intro: '',
  cover_pin_id: null,
  interest_id: null,
  locale: null,
  sections: [{ title: '', text: '', pin_ids: [] }],
}

/** The ids in a text of pin ids or addresses of pins, in their order and each once. */
export const pinIdsIn = (words: string): string[] => [
  ...new Set(words.split(/[\s,]+/).flatMap((word) => /(\d{1,19})\/?$/.exec(word)?.[1] ?? [])),
]

type Section = { title?: string | null; text?: string | null; pin_ids?: readonly string[] | string | null }

const sectionOf = ({ title, text, pin_ids }: Section) => ({
  title: title ?? '',
  text: text ?? '',
  pin_ids: pinIdsIn(typeof pin_ids === 'string' ? pin_ids : (pin_ids ?? []).join(' ')),
})

/** What the form holds as the calls take it. */
export function writtenFields(values: Record<string, unknown>) {
  const { type, is_shopping, title, intro, cover_pin_id, sections } = values
  return {
    type: type ?? null,
    is_shopping: is_shopping ?? false,
    title,
    intro: intro ?? '',
    cover_pin_id: pinIdsIn(String(cover_pin_id ?? ''))[0] ?? null,
    sections: Array.isArray(sections) ? (sections as Section[]).map(sectionOf) : [],
  }
}

/** A new article, of which the form shows no topic and no language. */
export const toSaved = (values: Record<string, unknown>) => ({
  ...writtenFields(values),
  interest_id: null,
  locale: null,
})
