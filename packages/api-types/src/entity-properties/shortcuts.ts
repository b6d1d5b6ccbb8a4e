import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { text } from '../wire/scalars.ts'
import { MAX_SHORTCUTS, SHORTCUT_LABEL_MAX } from '../content-limits.ts'

const PATH_OF_THIS_SITE = /^\/(?![/\\])[^\s\\]*$/

const CustomShortcut = z.object({
  id: text({ min: 1, max: 40 }),
  label: text({ min: 1, max: SHORTCUT_LABEL_MAX }),
  href: z.string().max(2000).regex(PATH_OF_THIS_SITE, fieldText('field.path')),
})
export type CustomShortcut = z.output<typeof CustomShortcut>

const areApart = (values: readonly string[]) => new Set(values).size === values.length

/** What a person wants at hand in the header of the business side, in their order. */
export const CustomShortcuts = z
  .array(CustomShortcut)
  .max(MAX_SHORTCUTS)
  .refine((all) => areApart(all.map(({ id }) => id)), fieldText('field.invalid'))
  .refine((all) => areApart(all.map(({ href }) => href)), fieldText('field.shortcutTaken'))
