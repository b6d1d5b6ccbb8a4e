import { z } from 'zod'
import { RecordVersion } from '../business/inputs.ts'
import { contract } from '../contract.ts'
import { fieldText } from '../field-text.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, text, Timestamp } from '../wire/scalars.ts'
import { siteTextsRoutes as routes } from './routes.ts'

export const MAX_SITE_TEXT = 50_000

/** Pages of the site itself below `/about/`. */
const TAKEN_NAMES: readonly string[] = ['ads']

const Name = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, fieldText('field.pageName'))
  .refine((name) => !TAKEN_NAMES.includes(name), fieldText('field.pageNameTaken'))

const fields = {
  name: Name,
  title: text({ min: 1, max: 100 }),
  text: text({ min: 1, max: MAX_SITE_TEXT }),
}

export const SiteTextFields = z.object(fields)
export type SiteTextFields = z.output<typeof SiteTextFields>

export const SiteTextChanges = SiteTextFields.partial().extend({ id: Id, version: RecordVersion.optional() })
export type SiteTextChanges = z.output<typeof SiteTextChanges>

export const SiteTextLink = z.object({ name: z.string(), title: z.string() })
export type SiteTextLink = z.output<typeof SiteTextLink>

export const SiteText = z.object({
  name: z.string(),
  title: z.string(),
  text: z.string(),
  updated_at: Timestamp,
})
export type SiteText = z.output<typeof SiteText>

export const SiteTextRecord = SiteText.extend({ id: Id, version: z.number() })
export type SiteTextRecord = z.output<typeof SiteTextRecord>

const oneText = z.object({ id: Id })

export const siteTextsContracts = {
  'siteTexts.list': contract(routes['siteTexts.list'], {
    summary: 'What the operator has written about the site, by title.',
    input: z.object({}),
    output: z.array(SiteTextLink),
  }),
  'siteTexts.get': contract(routes['siteTexts.get'], {
    summary: 'One text of the operator.',
    input: z.object({ name: z.string().max(40) }),
    output: SiteText,
    errors: ['SITE_TEXT_NOT_FOUND'],
  }),
  'siteTextRecords.list': contract(routes['siteTextRecords.list'], {
    summary: 'The texts of the site.',
    input: adminListInput(['title', 'name', 'updated_at'], { q: z.string().max(200).optional() }, [
      'title',
      'ASC',
    ]).omit({ business_id: true }),
    output: adminListOf(SiteTextRecord),
  }),
  'siteTextRecords.get': contract(routes['siteTextRecords.get'], {
    summary: 'One text as it is written.',
    input: oneText,
    output: SiteTextRecord,
    errors: ['SITE_TEXT_NOT_FOUND'],
  }),
  'siteTextRecords.create': contract(routes['siteTextRecords.create'], {
    summary: 'Adds a text, which everybody can read at once.',
    input: SiteTextFields,
    output: SiteTextRecord,
    errors: ['SITE_TEXT_NAME_TAKEN'],
  }),
  'siteTextRecords.update': contract(routes['siteTextRecords.update'], {
    summary: 'Changes a text.',
    input: SiteTextChanges,
    output: SiteTextRecord,
    errors: ['SITE_TEXT_NOT_FOUND', 'SITE_TEXT_NAME_TAKEN', 'STALE_RECORD'],
  }),
  'siteTextRecords.delete': contract(routes['siteTextRecords.delete'], {
    summary: 'Deletes a text.',
    input: oneText,
    output: oneText,
    errors: ['SITE_TEXT_NOT_FOUND'],
  }),
}
