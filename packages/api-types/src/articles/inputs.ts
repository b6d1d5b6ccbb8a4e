import { z } from 'zod'
import { LOCALES } from '../locales.ts'
import { Id, bool, int, text } from '../wire/scalars.ts'

const MOST_SECTIONS = 20
const MOST_PINS = 40
const MAX_TYPE = 100

const Section = z.object({
  title: text({ max: 100 }),
  text: text({ max: 4000 }),
  pin_ids: z.array(Id).max(MOST_PINS),
})

const fields = {
  type: int({ min: 0, max: MAX_TYPE }).nullable(),
  is_shopping: bool,
  title: text({ min: 1, max: 100 }),
  intro: text({ max: 500 }),
  cover_pin_id: Id.nullable(),
  interest_id: Id.nullable(),
  locale: z.enum(LOCALES).nullable(),
  sections: z
    .array(Section)
    .max(MOST_SECTIONS)
    .refine((sections) => {
      const ids = sections.flatMap(({ pin_ids }) => pin_ids)
      return new Set(ids).size === ids.length
    }, 'each pin may stand in an article once'),
}

export const ArticleFields = z.object(fields)
export type ArticleFields = z.output<typeof ArticleFields>

export const ArticleChanges = ArticleFields.partial().extend({
  id: Id,
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: ArticleFields.partial().optional(),
})
export type ArticleChanges = z.output<typeof ArticleChanges>
