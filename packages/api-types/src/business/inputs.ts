import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { LOCALES } from '../locales.ts'
import { Id, Timestamp, WebUrl, text } from '../wire/scalars.ts'
import {
  ACCOUNT_TYPES,
  AD_ACCOUNT_NAME_MAX,
  AD_CURRENCIES,
  BUSINESS_COUNTRIES,
  BUSINESS_NAME_MAX,
  BUSINESS_VERTICALS,
  CHOSEN_AD_ACCOUNT_STATUSES,
  MAX_INVITEES,
} from './business-options.ts'
import { ASSET_PERMISSIONS, ASSET_TYPES, GIVEN_BUSINESS_ROLES } from './roles.ts'
import { BusinessAddress } from './views.ts'

export const MAX_NOTIFICATION_EMAILS = 10

const country = z.enum(BUSINESS_COUNTRIES)
const optionalSite = z.preprocess((value) => (value === '' ? null : value), WebUrl.nullable())
const optionalEmail = z.preprocess((value) => (value === '' ? null : value), z.email().max(254).nullable())

/** Which state of a record a change was made on; an older one than the stored is refused. */
export const RecordVersion = z.number().int().positive()

/** The public details of a business. */
export const BusinessFields = z.object({
  name: text({ min: 1, max: BUSINESS_NAME_MAX }),
  vertical: z.enum(BUSINESS_VERTICALS),
  country,
  website: optionalSite.default(null),
  contact_email: optionalEmail.default(null),
  account_type: z.enum(ACCOUNT_TYPES).default('advertiser'),
})

export const BusinessChanges = z.object({
  name: text({ min: 1, max: BUSINESS_NAME_MAX }).optional(),
  vertical: z.enum(BUSINESS_VERTICALS).optional(),
  country: country.optional(),
  website: optionalSite.optional(),
  contact_email: optionalEmail.optional(),
  version: RecordVersion.optional(),
})
export type BusinessChanges = z.output<typeof BusinessChanges>

/** A record that carries either `permissions` or `roles`; where both stand, permissions win. */
const withPermissions = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const record = value as { permissions?: unknown; roles?: unknown }
  return { ...record, permissions: record.permissions ?? record.roles }
}

const permissions = z.array(z.enum(ASSET_PERMISSIONS)).max(ASSET_PERMISSIONS.length)

/** Until when a grant holds: null has no end, and left out it stays as it is. */
export const EndsAt = Timestamp.nullable().optional()

export const GrantInput = z.preprocess(withPermissions, z.object({ id: Id, permissions, ends_at: EndsAt }))
export const AssetInput = z.preprocess(
  withPermissions,
  z.object({ id: Id, type: z.enum(ASSET_TYPES), permissions: permissions.min(1), ends_at: EndsAt }),
)
export type AssetInput = z.output<typeof AssetInput>

/** An asset to give, to change or, without any permission, to take away; others stay as they are. */
export const AssetChange = z.preprocess(
  withPermissions,
  z.object({ id: Id, type: z.enum(ASSET_TYPES), permissions, ends_at: EndsAt }),
)
export type AssetChange = z.output<typeof AssetChange>

/** People and partners who get an asset, or lose it where no permission is left. */
export const HolderChanges = {
  employees: z.array(GrantInput).max(100).default([]),
  partners: z.array(GrantInput).max(100).default([]),
}

export const GrantList = z.array(GrantInput).max(200)

/** Exactly one role, as a list. */
export const OneGivenRole = z.array(z.enum([...GIVEN_BUSINESS_ROLES, 'OWNER'])).length(1)

export const InviteesInput = {
  invitees: z
    .array(text({ min: 1, max: 254 }))
    .min(1)
    .max(MAX_INVITEES),
  business_roles: z.array(z.enum(GIVEN_BUSINESS_ROLES)).length(1).default(['EMPLOYEE']),
  assets: z.array(AssetInput).max(100).default([]),
}

const isTimeZone = (value: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
export const timeZone = z.string().max(64).refine(isTimeZone, fieldText('field.timeZone'))
const accountName = text({ min: 1, max: AD_ACCOUNT_NAME_MAX })

export const AdAccountFields = z.object({
  name: accountName,
  country,
  currency: z.enum(AD_CURRENCIES),
  time_zone: timeZone,
})
export type AdAccountFields = z.output<typeof AdAccountFields>

export const AdAccountChanges = z.object({
  name: accountName.optional(),
  status: z.enum(CHOSEN_AD_ACCOUNT_STATUSES).optional(),
})

const CENT_MICROS = 10_000
const MAX_SPEND_CAP_MICROS = 1e15

/** What an ad account may spend in all, as somebody can have meant it: in cents, and no more than fits a column. */
const spendCap = z
  .number({ error: fieldText('field.spendLimit') })
  .refine(
    (micros) => micros > 0 && micros <= MAX_SPEND_CAP_MICROS && micros % CENT_MICROS === 0,
    fieldText('field.spendLimit'),
  )

export const AdAccountSettingsInput = z.object({
  name: accountName.optional(),
  country: country.optional(),
  currency: z.enum(AD_CURRENCIES).optional(),
  time_zone: timeZone.optional(),
  spend_cap_micros: spendCap.nullable().optional(),
  notification_emails: z.array(z.email().max(254)).max(MAX_NOTIFICATION_EMAILS).optional(),
  business_address: BusinessAddress.nullable().optional(),
  default_locale: z.enum(LOCALES).optional(),
})
export type AdAccountSettingsInput = z.output<typeof AdAccountSettingsInput>
