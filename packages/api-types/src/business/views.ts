import { z } from 'zod'
import { BILLING_STATUSES } from '../ads/ad-options.ts'
import { fieldText } from '../field-text.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import {
  ACCOUNT_TYPES,
  AD_ACCOUNT_STATUSES,
  AD_CURRENCIES,
  BUSINESS_VERTICALS,
  HISTORY_ACTIONS,
  HISTORY_ENTITIES,
} from './business-options.ts'
import { ASSET_PERMISSIONS, ASSET_TYPES, BUSINESS_ROLES, INVITED_ROLES } from './roles.ts'

/** Roles and permissions are one thing: every response carries both, equal. */
export const bothNames = {
  roles: z.array(z.enum([...ASSET_PERMISSIONS, 'OWNER'])),
  permissions: z.array(z.enum([...ASSET_PERMISSIONS, 'OWNER'])),
}

export const NamedId = z.object({ id: Id, name: z.string() })
const Person = z.object({ id: Id, username: z.string(), full_name: z.string() })

/** Through what somebody has a permission. */
export const GRANT_SOURCES = ['BUSINESS_ROLE', 'DIRECT', 'ASSET_GROUP', 'PARTNER'] as const

/** Until when a grant holds, and whether that is over. */
export const grantEnd = { ends_at: Timestamp.nullable(), is_expired: z.boolean() }

export const GrantSource = z.object({
  type: z.enum(GRANT_SOURCES),
  /** The group that gives it, or the business whose asset it is. */
  id: Id.nullable(),
  name: z.string().nullable(),
  permissions: bothNames.permissions,
  ...grantEnd,
})
export type GrantSource = z.output<typeof GrantSource>

/** An asset a person reaches, with what they may do there, in all and by each grant. */
export const AssetGrant = z.object({
  id: Id,
  name: z.string(),
  ...bothNames,
  granted_by: z.array(GrantSource),
})
export type AssetGrant = z.output<typeof AssetGrant>

/** An asset that nothing leads to any more since a grant of it ended. */
export const ExpiredGrant = AssetGrant.extend({ type: z.enum(ASSET_TYPES) })
export type ExpiredGrant = z.output<typeof ExpiredGrant>

/** A person an asset was given to, and when the last of what they hold ends. */
export const AssetHolder = z.object({
  id: Id,
  name: z.string(),
  ...bothNames,
  ends_at: Timestamp.nullable(),
})

/** People and partners to whom nothing of an asset is left since what they held ended. */
const expiredHolders = z.object({ employees: z.array(AssetHolder), partners: z.array(AssetHolder) })

export const BusinessView = z.object({
  id: Id,
  name: z.string(),
  vertical: z.enum(BUSINESS_VERTICALS),
  country: z.string(),
  currency: z.enum(AD_CURRENCIES),
  website: z.string().nullable(),
  contact_email: z.string().nullable(),
  account_type: z.enum(ACCOUNT_TYPES),
  owner_user_id: Id,
  created_time: Timestamp,
  version: z.number(),
  business_roles: z.array(z.enum([...BUSINESS_ROLES, 'ORG_MANAGER'])).length(1),
  abilities: z.object({
    can_edit: z.boolean(),
    can_transfer: z.boolean(),
    can_manage_people: z.boolean(),
    can_create_ad_accounts: z.boolean(),
    can_create_tags: z.boolean(),
    can_create_audiences: z.boolean(),
    can_create_catalogs: z.boolean(),
    can_see_invoices: z.boolean(),
    can_see_history: z.boolean(),
    can_manage_asset_groups: z.boolean(),
    can_manage_partners: z.boolean(),
    can_manage_clients: z.boolean(),
    can_manage_hierarchy: z.boolean(),
    can_name_managers: z.boolean(),
  }),
})
export type BusinessView = z.output<typeof BusinessView>

export const EmployeeView = z.object({
  id: Id,
  business_id: Id,
  version: z.number(),
  username: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  image_medium_url: z.string().nullable(),
  created_time: Timestamp,
  last_active_time: Timestamp.nullable(),
  status: z.literal('ACTIVE'),
  business_roles: z.array(z.enum(BUSINESS_ROLES)).length(1),
  adAccounts: z.array(AssetGrant),
  profiles: z.array(AssetGrant),
  expired_access: z.array(ExpiredGrant),
  assetGroups: z.array(AssetHolder),
  catalogs: z.array(AssetHolder),
  assets_summary: z.object({ ad_accounts: z.number(), profiles: z.number() }),
  abilities: z.object({ can_edit_role: z.boolean(), can_edit_assets: z.boolean(), can_delete: z.boolean() }),
})
export type EmployeeView = z.output<typeof EmployeeView>

export const INVITE_STATUSES = ['PENDING', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'CANCELLED'] as const
export const PENDING_INVITE_STATUSES = ['PENDING', 'EXPIRED'] as const // spec 002 §9

export const INVITE_TYPES = [
  'EMPLOYEE',
  'PARTNER',
  'PARTNER_REQUEST',
  'CHILD_BUSINESS',
  'ORG_MANAGER',
] as const // decided: B-3.12

export const InviteView = z.object({
  id: Id,
  business_id: Id,
  invite_type: z.enum(INVITE_TYPES),
  status: z.enum(INVITE_STATUSES),
  invited: z.object({
    email: z.string().nullable(),
    user_id: Id.nullable(),
    business_id: Id.nullable(),
    username: z.string().nullable(),
    full_name: z.string().nullable(),
  }),
  invited_by: Person.nullable(),
  business_roles: z.array(z.enum(INVITED_ROLES)).length(1),
  assets: z.array(
    z.object({ id: Id, type: z.enum(ASSET_TYPES), ...bothNames, ends_at: Timestamp.nullable() }),
  ),
  invite_data: z.object({ sent_at: Timestamp, expires_at: Timestamp }),
  created_time: Timestamp,
})
export type InviteView = z.output<typeof InviteView>

/** An invite as the invited person sees it. */
export const ReceivedInviteView = z.object({
  business: NamedId,
  invite_type: z.enum(INVITE_TYPES),
  invited_by: Person.nullable(),
  business_roles: z.array(z.enum(INVITED_ROLES)).length(1),
  expires_at: Timestamp,
})
export type ReceivedInviteView = z.output<typeof ReceivedInviteView>

/** Changing the asset, saying who of the business works with it, and sharing it with partners. */
const AssetAbilities = z.object({ can_edit: z.boolean(), can_assign: z.boolean(), can_share: z.boolean() })

export const AdAccountView = z.object({
  id: Id,
  name: z.string(),
  country: z.string(),
  currency: z.enum(AD_CURRENCIES),
  time_zone: z.string(),
  status: z.enum(AD_ACCOUNT_STATUSES),
  /** Null for who may not see how it pays. */
  billing_status: z.enum(BILLING_STATUSES).nullable(),
  /** What its promotions cost since the month began, as the account counts days; null for who reads no results. */
  spend_month_micros: z.int().nullable(),
  owner_business: NamedId,
  ...bothNames,
  employees: z.array(AssetHolder),
  partners: z.array(AssetHolder),
  expired_access: expiredHolders,
  created_time: Timestamp,
  abilities: AssetAbilities.extend({ can_promote: z.boolean() }),
})
export type AdAccountView = z.output<typeof AdAccountView>

export const BusinessAddress = z.object({
  line1: z.string().trim().min(1).max(200),
  line2: z.string().trim().max(200).default(''),
  city: z.string().trim().min(1).max(100),
  region: z.string().trim().max(100).default(''),
  postal_code: z.string().trim().max(20).default(''),
  country: z.string().regex(/^[A-Z]{2}$/, fieldText('field.country')),
})

export const AdAccountSettingsView = z.object({
  id: Id,
  adAccountId: Id,
  version: z.number(),
  settings: z.object({
    name: z.string(),
    country: z.string(),
    currency: z.enum(AD_CURRENCIES),
    time_zone: z.string(),
    spend_cap_micros: z.number().nullable(),
    notification_emails: z.array(z.string()),
    business_address: BusinessAddress.nullable(),
    default_locale: z.string(),
  }),
  abilities: z.object({ can_edit: z.boolean() }),
})
export type AdAccountSettingsView = z.output<typeof AdAccountSettingsView>

export const ProfileView = z.object({
  id: Id,
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.string().nullable(),
  owner_business: NamedId,
  ...bothNames,
  employees: z.array(AssetHolder),
  partners: z.array(AssetHolder),
  expired_access: expiredHolders,
  abilities: AssetAbilities,
})
export type ProfileView = z.output<typeof ProfileView>

/** One field of a change: lists of roles and plain values, as they were and as they are. */
export const FieldChange = z.object({
  field: z.string(),
  old: z.unknown(),
  new: z.unknown(),
})
export type FieldChange = z.output<typeof FieldChange>

export const HistoryView = z.object({
  id: Id,
  business_id: Id,
  occurred_at: Timestamp,
  actor: Person.extend({ business_id: Id }),
  action: z.enum(HISTORY_ACTIONS),
  entity_type: z.enum(HISTORY_ENTITIES),
  entity_id: Id,
  entity_name: z.string(),
  changes: z.array(FieldChange),
})
export type HistoryView = z.output<typeof HistoryView>
