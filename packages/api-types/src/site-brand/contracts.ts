import { z } from 'zod'
import { RecordVersion } from '../business/inputs.ts'
import { FieldChange } from '../business/views.ts'
import { contract } from '../contract.ts'
import { fieldText } from '../field-text.ts'
import { ImageSignature } from '../media/views.ts'
import { Id, text, Timestamp } from '../wire/scalars.ts'
import { isReadable, type Scheme } from './accent.ts'
import { siteBrandRoutes as routes } from './routes.ts'

export const MAX_SITE_NAME = 40

const orUnset = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), field.nullable())

const accent = (scheme: Scheme, refusal: 'field.brand.accentLight' | 'field.brand.accentDark') =>
  orUnset(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, { error: fieldText('field.brand.color'), abort: true })
      .refine((color) => isReadable(color, scheme), fieldText(refusal)),
  )

/** What is null is as it comes with the software. */
const fields = {
  name: orUnset(text({ min: 1, max: MAX_SITE_NAME })),
  logo_signature: ImageSignature.nullable(),
  accent_light: accent('light', 'field.brand.accentLight'),
  accent_dark: accent('dark', 'field.brand.accentDark'),
}

export const SiteBrandChanges = z.object(fields).partial().extend({ version: RecordVersion.optional() })
export type SiteBrandChanges = z.output<typeof SiteBrandChanges>

export const SiteBrandView = z.object({
  name: z.string().nullable(),
  /** The name where none is set. */
  default_name: z.string(),
  logo_signature: ImageSignature.nullable(),
  logo_url: z.string().nullable(),
  accent_light: z.string().nullable(),
  accent_dark: z.string().nullable(),
  version: z.number(),
  /** Newest first. */
  history: z.array(
    z.object({
      id: Id,
      actor_name: z.string().nullable(),
      occurred_at: Timestamp,
      changes: z.array(FieldChange),
    }),
  ),
})
export type SiteBrandView = z.output<typeof SiteBrandView>

export const siteBrandContracts = {
  'siteBrand.get': contract(routes['siteBrand.get'], {
    summary: 'How the site presents itself, and who changed it.',
    input: z.object({}),
    output: SiteBrandView,
  }),
  'siteBrand.update': contract(routes['siteBrand.update'], {
    summary:
      'Changes the name, logo and accent colors of the site, for everyone at once. An accent needs a contrast of 4.5 to 1 on its background.',
    input: SiteBrandChanges,
    output: SiteBrandView,
    errors: ['UPLOAD_NOT_FOUND', 'STALE_RECORD'],
  }),
}
