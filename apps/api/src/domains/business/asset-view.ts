import { imageUrl } from '@tessera/api-types/images/image-path'
import type { AdAccountSettingsView, AdAccountView, ProfileView } from '@tessera/api-types/business/views'
import type { AdAccountRow } from './ad-account-store.ts'
import type { GrantRow } from './asset-store.ts'
import { canManageAsset, permissionsOn, type Actor, type AssetRef } from './business-permissions.ts'
import { bothNames } from './employee-view.ts'
import { permissionsByAsset } from './grant-rules.ts'
import type { ProfileRow } from './profile-store.ts'

/** What the views of a business's assets need besides the asset. */
export interface AssetContext {
  actor: Actor
  businessName: string
  grants: readonly GrantRow[]
}

function sharedFields(asset: AssetRef, { actor, businessName, grants }: AssetContext) {
  const canEdit = canManageAsset(actor, asset)
  return {
    id: asset.id,
    owner_business: { id: actor.businessId, name: businessName },
    ...bothNames(permissionsOn(actor, asset)),
    employees: holders(grants.filter(({ id }) => id === asset.id)),
    partners: [],
    abilities: { can_edit: canEdit },
  }
}

/** Each person once, with what all their grants give them. */
function holders(grants: readonly GrantRow[]) {
  const permissions = permissionsByAsset(grants.map((grant) => ({ ...grant, id: grant.userId })))
  const names = new Map(grants.map(({ userId, holderName }) => [userId, holderName]))
  return [...names].map(([id, name]) => ({ id, name, ...bothNames(permissions.get(id) ?? []) }))
}

export const toAdAccountView = (row: AdAccountRow, context: AssetContext): AdAccountView => ({
  ...sharedFields({ id: row.id, type: 'AD_ACCOUNT' }, context),
  name: row.name,
  country: row.country,
  currency: row.currency as AdAccountView['currency'],
  time_zone: row.timeZone,
  status: row.status as AdAccountView['status'],
  created_time: row.createdAt.toISOString(),
})

export const toAdAccountSettingsView = (row: AdAccountRow, actor: Actor): AdAccountSettingsView => ({
  id: row.id,
  adAccountId: row.id,
  version: row.version,
  settings: {
    name: row.name,
    country: row.country,
    currency: row.currency as AdAccountView['currency'],
    time_zone: row.timeZone,
    spend_cap_micros: row.spendCapMicros === null ? null : Number(row.spendCapMicros),
    notification_emails: row.notificationEmails,
    business_address: row.businessAddress as AdAccountSettingsView['settings']['business_address'],
    default_locale: row.defaultLocale,
  },
  abilities: { can_edit: canManageAsset(actor, { id: row.id, type: 'AD_ACCOUNT' }) },
})

export const toProfileView = (row: ProfileRow, context: AssetContext, imageBase: string): ProfileView => ({
  ...sharedFields({ id: row.id, type: 'PROFILE' }, context),
  username: row.username,
  full_name: row.fullName,
  image_medium_url: row.avatarSignature ? imageUrl(imageBase, row.avatarSignature, '75x75') : null,
})
