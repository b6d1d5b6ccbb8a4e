import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { bool, decimal, Id, int, text, Timestamp, WebUrl } from '../wire/scalars.ts'
import { tagsRoutes } from './routes.ts'
import { TAG_EVENT_NAMES, TAG_NAME_MAX } from './tag-options.ts'

const search = z.string().max(200)
const record = z.object({ business_id: Id, id: Id })
const name = text({ min: 1, max: TAG_NAME_MAX })

const NamedAccount = z.object({ id: Id, name: z.string() })

const fields = {
  id: Id,
  business_id: Id,
  ad_account_id: Id,
  leader_tag_id: Id.nullable(),
  name: z.string(),
  automatic_enhanced_match: z.boolean(),
  created_time: Timestamp,
  last_fired_event: z.object({ event_name: z.enum(TAG_EVENT_NAMES), fired_at: Timestamp }).nullable(),
  ownerAdAccount: NamedAccount,
  /** What its owner puts into the pages of their site. */
  snippet: z.string(),
  abilities: z.object({ can_edit: z.boolean() }),
}

const ChildTagView = z.object(fields)
export type ChildTagView = z.output<typeof ChildTagView>

export const TagView = ChildTagView.extend({
  child_tags: z.array(ChildTagView),
  /** Its own account and those of the tags it leads. */
  adAccounts: z.array(NamedAccount),
})
export type TagView = z.output<typeof TagView>

export const TagFields = z.object({
  name,
  ad_account_id: Id,
  automatic_enhanced_match: z.boolean().default(false),
  leader_tag_id: Id.nullable().default(null),
})
export type TagFields = z.output<typeof TagFields>

export const TagChanges = z.object({
  name: name.optional(),
  automatic_enhanced_match: z.boolean().optional(),
  leader_tag_id: Id.nullable().optional(),
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: z
    .object({ name: z.string(), automatic_enhanced_match: z.boolean(), leader_tag_id: Id.nullable() })
    .partial()
    .optional(),
})
export type TagChanges = z.output<typeof TagChanges>

/** When something happened: milliseconds since 1970, or a time in words. */
const moment = z.union([
  int({ min: 0, max: 9_999_999_999_999 }).transform((at) => new Date(at)),
  z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
])

export const TagEvent = z.object({
  tag_id: Id,
  /** The sender's own; a second event with the same one counts as the first. */
  event_id: z
    .string()
    .regex(/^[\w.:-]{1,64}$/)
    .optional(),
  event_name: z.enum(TAG_EVENT_NAMES),
  ts: moment.optional(),
  url: WebUrl.optional(),
  value: decimal({ min: 0, max: 1_000_000_000 }).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** SHA-256 of the visitor’s trimmed, lowercase email address, in hexadecimal digits. */
  em: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  click_id: z
    .string()
    .regex(/^[\w.~-]{1,64}$/)
    .optional(),
  /** The visitor does not want to be known: the event counts for nobody. */
  opt_out: bool.default(false),
})
export type TagEvent = z.output<typeof TagEvent>

const reading = ['BUSINESS_NOT_FOUND', 'TAG_NOT_FOUND'] as const
const changing = [...reading, 'NOT_ALLOWED'] as const

export const tagsContracts = {
  'tags.list': contract(tagsRoutes['tags.list'], {
    summary: 'The tags of a business: those that lead with the tags they lead, and those that stand alone.',
    input: adminListInput(
      ['id', 'name', 'created_time', 'last_fired_event'],
      {
        q: search.optional(),
        name: search.optional(),
        ad_account_id: Id.optional(),
        own_account_id: Id.optional(),
      },
      ['name', 'ASC'],
    ),
    output: adminListOf(TagView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'tags.get': contract(tagsRoutes['tags.get'], {
    summary: 'One tag.',
    input: record,
    output: TagView,
    errors: reading,
  }),
  'tags.create': contract(tagsRoutes['tags.create'], {
    summary: 'Creates a tag for an ad account.',
    input: TagFields.extend({ business_id: Id }),
    output: TagView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'ASSET_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'tags.update': contract(tagsRoutes['tags.update'], {
    summary: 'Renames a tag, switches its enhanced match, or sets or clears the tag that leads it.',
    input: TagChanges.extend({ business_id: Id, id: Id }),
    output: TagView,
    errors: [...changing, 'STALE_RECORD'],
  }),
  'tags.delete': contract(tagsRoutes['tags.delete'], {
    summary: 'Deletes a tag and what it has received; the tags it led stand alone then.',
    input: record,
    output: TagView,
    errors: [...changing, 'TAG_IN_USE'],
  }),
  'tagAdAccounts.list': contract(tagsRoutes['tagAdAccounts.list'], {
    summary: 'The ad accounts of a tag and of the tags it leads.',
    input: adminListInput(['id', 'name'], { q: search.optional() }, ['name', 'ASC']).extend({ tag_id: Id }),
    output: adminListOf(z.object({ id: Id, name: z.string(), country: z.string(), currency: z.string() })),
    errors: reading,
  }),
  'tagEvents.receive': contract(tagsRoutes['tagEvents.receive'], {
    summary: 'Takes an event of a tag, from the pages of its owner or from their server.',
    input: TagEvent,
    output: z.object({ event_id: z.string(), is_new: z.boolean() }),
    errors: ['TAG_NOT_FOUND'],
  }),
}
