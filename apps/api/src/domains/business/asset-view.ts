import type { AssetPermission } from '@tessera/api-types/business/roles'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { AdAccountSettingsView, AdAccountView, ProfileView } from '@tessera/api-types/business/views'
import type { AdAccountRow } from './ad-account-store.ts'
import { billingStatusOf } from './billing-rules.ts'
import type { GrantRow } from './asset-store.ts'
import {
  canAssign,
  canManageAsset,
  canManagePartners,
  canShare,
  isAllowed,
  permissionsOn,
  type Actor,
  type AssetRef,
} from './business-permissions.ts'
import { bothNames } from './employee-view.ts'
import { inForce, lastEnd, permissionsByAsset, type HeldGrant } from './grant-rules.ts'
import type { ProfileRow } from './profile-store.ts'
import type { PartnerGrantRow } from './shared-asset-store.ts'

/** What the views of a business's assets need besides the asset. */
export interface AssetContext {
  actor: Actor
  /** What they do for a business above does not include how this one pays. // decided: B-2.50 */
  isInherited: boolean
  grants: readonly GrantRow[]
  partnerGrants: readonly PartnerGrantRow[]
}

interface Owner {
  id: string
  name: string
}

type SharedContext = Omit<AssetContext, 'isInherited'>

function sharedFields(asset: AssetRef, owner: Owner, { actor, grants, partnerGrants }: SharedContext) {
  const people = holders(
    grants.filter(({ id }) => id === asset.id).map((grant) => ({ ...grant, id: grant.userId })),
  )
  const partners = holders(
    (canManagePartners(actor) ? partnerGrants : [])
      .filter(({ id }) => id === asset.id)
      .map((grant) => ({ ...grant, id: grant.partnerId })),
  )
  return {
    id: asset.id,
    owner_business: owner,
    ...bothNames(permissionsOn(actor, asset)),
    employees: people.open,
    partners: partners.open,
    expired_access: { employees: people.over, partners: partners.over },
    abilities: {
      can_edit: canManageAsset(actor, asset),
      can_assign: canAssign(actor, asset),
      can_share: canShare(actor, asset),
    },
  }
}

type HolderGrant = HeldGrant & { holderName: string; permissions: AssetPermission[] }

/** Who holds an asset, and who held it until it ended. */
function holders(all: readonly HolderGrant[]) {
  const open = eachOnce(inForce(all))
  const isOpen = new Set(open.map(({ id }) => id))
  return { open, over: eachOnce(all.filter(({ id }) => !isOpen.has(id))) }
}

/** Each holder once, with what all their grants give them. */
function eachOnce(grants: readonly HolderGrant[]) {
  const permissions = permissionsByAsset(grants)
  return [...Map.groupBy(grants, ({ id }) => id)].map(([id, theirs]) => ({
    id,
    name: theirs[0]?.holderName ?? '',
    ...bothNames(permissions.get(id) ?? []),
    ends_at: lastEnd(theirs)?.toISOString() ?? null,
  }))
}

/** How it pays is seen by those who may pay, what it costs by those who read results. // decided: B-6.09 */
function moneyFields(row: AdAccountRow, { actor, isInherited }: AssetContext, now: Date) {
  const held = permissionsOn(actor, { id: row.id, type: 'AD_ACCOUNT' })
  const mayPay = !isInherited && isAllowed(held, 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER')
  const mayReadResults = isAllowed(held, 'CAMPAIGN_MANAGER', 'ANALYST', 'FINANCE_MANAGER')
  return {
    billing_status: mayPay ? billingStatusOf(row.billing, now) : null,
    spend_month_micros: mayReadResults ? Number(row.spendMonthMicros) : null,
  }
}

export const toAdAccountView = (row: AdAccountRow, context: AssetContext, now: Date): AdAccountView => {
  const asset = { id: row.id, type: 'AD_ACCOUNT' } as const
  const { abilities, ...shared } = sharedFields(asset, { id: row.businessId, name: row.ownerName }, context)
  return {
    ...shared,
    name: row.name,
    country: row.country,
    currency: row.currency as AdAccountView['currency'],
    time_zone: row.timeZone,
    status: row.status as AdAccountView['status'],
    ...moneyFields(row, context, now),
    created_time: row.createdAt.toISOString(),
    abilities: {
      ...abilities,
      can_promote: isAllowed(permissionsOn(context.actor, asset), 'CAMPAIGN_MANAGER'),
    },
  }
}

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

export const toProfileView = (row: ProfileRow, context: SharedContext, imageBase: string): ProfileView => ({
  ...sharedFields({ id: row.id, type: 'PROFILE' }, { id: row.businessId, name: row.ownerName }, context),
  username: row.username,
  full_name: row.fullName,
  image_medium_url: row.avatarSignature ? imageUrl(imageBase, row.avatarSignature, '75x75') : null,
})
