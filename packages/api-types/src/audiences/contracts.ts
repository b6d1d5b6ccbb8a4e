import { z } from 'zod'
import { EndsAt } from '../business/inputs.ts'
import { grantEnd } from '../business/views.ts'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, text, Timestamp } from '../wire/scalars.ts'
import { AUDIENCE_VIEWS, audiencesRoutes } from './routes.ts'

// decided: B-3.22
export const AUDIENCE_TYPES = ['VISITOR', 'CUSTOMER_LIST', 'ENGAGEMENT', 'ACTALIKE'] as const
export const AUDIENCE_STATUSES = ['READY', 'PROCESSING', 'TOO_SMALL'] as const
export const SHARE_TARGETS = ['AD_ACCOUNT', 'BUSINESS'] as const
export const AUDIENCE_NAME_MAX = 100
export const MAX_CUSTOMERS = 10_000

const ShareTarget = z.object({
  /** Of the target. */
  id: Id,
  share_id: Id,
  type: z.enum(SHARE_TARGETS),
  name: z.string(),
  shared_at: Timestamp,
  ...grantEnd,
})

export const AudienceView = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: z.enum(AUDIENCE_TYPES),
  /** Null below a thousand. */
  size: z.number().nullable(),
  status: z.enum(AUDIENCE_STATUSES),
  owner_ad_account_id: Id,
  owner_business: z.object({ id: Id, name: z.string() }),
  shared_with: z.array(ShareTarget),
  created_time: Timestamp,
  abilities: z.object({ can_edit: z.boolean() }),
})
export type AudienceView = z.output<typeof AudienceView>

export const AudienceShareView = z.object({
  id: Id,
  audience_id: Id,
  audience_name: z.string(),
  target_type: z.enum(SHARE_TARGETS),
  target_id: Id,
  target_name: z.string(),
  shared_at: Timestamp,
  ...grantEnd,
})
export type AudienceShareView = z.output<typeof AudienceShareView>

const name = text({ min: 1, max: AUDIENCE_NAME_MAX })
const description = text({ max: 500 })
const EmailHash = z.string().regex(/^[0-9a-f]{64}$/)

export const AudienceFields = z.object({
  name,
  description: description.default(''),
  type: z.enum(AUDIENCE_TYPES),
  ad_account_id: Id,
  /** Of a VISITOR audience. */
  tag_id: Id.nullable().default(null),
  /** Of an ACTALIKE audience. */
  source_audience_id: Id.nullable().default(null),
  days: z.number().int().min(1).max(90).default(30),
  /** Of a CUSTOMER_LIST: SHA-256 of lowercase email addresses, in hexadecimal digits. */
  email_hashes: z.array(EmailHash).max(MAX_CUSTOMERS).default([]),
})
export type AudienceFields = z.output<typeof AudienceFields>

export const AudienceChanges = z.object({
  name: name.optional(),
  description: description.optional(),
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: z.object({ name: z.string(), description: z.string() }).partial().optional(),
})
export type AudienceChanges = z.output<typeof AudienceChanges>

const search = z.string().max(200)
const record = z.object({ business_id: Id, id: Id })
const reading = ['BUSINESS_NOT_FOUND', 'AUDIENCE_NOT_FOUND'] as const
const changing = [...reading, 'NOT_ALLOWED'] as const
const r = audiencesRoutes

export const audiencesContracts = {
  'audiences.list': contract(r['audiences.list'], {
    summary: 'The audiences of a business: all of its own, those it shares, or those shared with it.',
    input: adminListInput(
      ['id', 'name', 'created_time'],
      { q: search.optional(), view: z.enum(AUDIENCE_VIEWS).optional() },
      ['name', 'ASC'],
    ),
    output: adminListOf(AudienceView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'audiences.get': contract(r['audiences.get'], {
    summary: 'One audience.',
    input: record,
    output: AudienceView,
    errors: reading,
  }),
  'audiences.create': contract(r['audiences.create'], {
    summary: 'Creates an audience of an ad account; its members are found from then on.',
    input: AudienceFields.extend({ business_id: Id }),
    output: AudienceView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'ASSET_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'audiences.update': contract(r['audiences.update'], {
    summary: 'Renames or describes an audience.',
    input: AudienceChanges.extend({ business_id: Id, id: Id }),
    output: AudienceView,
    errors: [...changing, 'STALE_RECORD'],
  }),
  'audiences.delete': contract(r['audiences.delete'], {
    summary: 'Deletes an audience with its shares.',
    input: record,
    output: AudienceView,
    errors: changing,
  }),
  'audienceShares.list': contract(r['audienceShares.list'], {
    summary: 'With whom audiences of a business are shared, and which are shared with it.',
    input: adminListInput(['id', 'shared_at'], { audience_id: Id.optional() }, ['shared_at', 'ASC']),
    output: adminListOf(AudienceShareView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'audienceShares.create': contract(r['audienceShares.create'], {
    summary:
      'Shares an audience with an ad account of the business or with a partner, without an end or until a day.',
    input: z.object({
      business_id: Id,
      audience_id: Id,
      target_type: z.enum(SHARE_TARGETS),
      target_id: Id,
      ends_at: EndsAt,
    }),
    output: AudienceShareView,
    errors: [...changing, 'ASSET_NOT_FOUND', 'PARTNER_NOT_FOUND'],
  }),
  'audienceShares.delete': contract(r['audienceShares.delete'], {
    summary: 'Revokes a share, or removes an audience from what was received.',
    input: record,
    output: AudienceShareView,
    errors: changing,
  }),
}
