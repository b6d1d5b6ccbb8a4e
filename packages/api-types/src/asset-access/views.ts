import { z } from 'zod'
import { ASSET_PERMISSIONS, ASSET_TYPES, BUSINESS_ROLES } from '../business/roles.ts'
import { grantEnd, GRANT_SOURCES, NamedId } from '../business/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

export const EXPLAINED_TYPES = [...ASSET_TYPES, 'CATALOG', 'TAG', 'AUDIENCE'] as const
export type ExplainedType = (typeof EXPLAINED_TYPES)[number]

/** A business above gives its managers the role of an admin; an ad account takes its tags, audiences and catalogs along. */
export const WAYS = [...GRANT_SOURCES, 'PARENT_BUSINESS', 'AD_ACCOUNT'] as const

const permissions = z.array(z.enum([...ASSET_PERMISSIONS, 'OWNER']))

export const SUBJECT_TYPES = ['PERSON', 'PARTNER'] as const
const Subject = NamedId.extend({ type: z.enum(SUBJECT_TYPES) })

/** What one way gives: reading, where no permission stands there. */
export const Way = z.object({
  type: z.enum(WAYS),
  id: Id.nullable(),
  name: z.string().nullable(),
  permissions,
  ...grantEnd,
})
export type Way = z.output<typeof Way>

export const ExplainedAccessView = z.object({
  subject: Subject,
  /** Null for a partner. */
  business_role: z.enum(BUSINESS_ROLES).nullable(),
  asset: NamedId.extend({ type: z.enum(EXPLAINED_TYPES), owner_business: NamedId }),
  /** Of a tag or an audience: the ad account whose rights hold for it. */
  ad_account: NamedId.nullable(),
  can_read: z.boolean(),
  permissions,
  /** When the last way ends; null where one has no end. */
  ends_at: Timestamp.nullable(),
  granted_by: z.array(Way),
})
export type ExplainedAccessView = z.output<typeof ExplainedAccessView>

const Effect = z.object({
  subject: Subject,
  asset: NamedId.extend({ type: z.enum([...ASSET_TYPES, 'CATALOG']) }),
  before: permissions,
  after: permissions,
  /** When what is held then ends, and when it ended before. */
  ends_at_before: Timestamp.nullable(),
  ends_at: Timestamp.nullable(),
})
export type Effect = z.output<typeof Effect>

/** What a change would do: nothing of it is kept. */
export const AccessPreviewView = z.object({
  effects: z.array(Effect),
  /** Who would reach no longer what they reach now. */
  losing: z.object({ people: z.number(), partners: z.number(), assets: z.number() }),
})
export type AccessPreviewView = z.output<typeof AccessPreviewView>

/** Whose some assets of a group are. */
const GroupOwner = z.object({ id: Id, fullName: z.string(), assetIds: z.array(Id) })
export type GroupOwner = z.output<typeof GroupOwner>

/** All that an asset group holds, as far as the reader may see it. */
export const AssetGroupContentsView = z.object({
  id: Id,
  adAccounts: z.array(NamedId),
  profiles: z.array(NamedId),
  /** Of the owners of its ad accounts. */
  catalogs: z.array(NamedId),
  employees: z.array(NamedId),
  partners: z.array(NamedId),
  adAccountOwners: z.array(GroupOwner),
  profileOwners: z.array(GroupOwner),
  /** Open requests to owners of assets that come to the group once they approve. */
  aoaaIds: z.array(Id),
})
export type AssetGroupContentsView = z.output<typeof AssetGroupContentsView>
