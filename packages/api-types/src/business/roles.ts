/** Roles a person has in a business, lowest first. // decided: B-6.06 */
export const BUSINESS_ROLES = ['EMPLOYEE', 'ADMIN', 'OWNER'] as const
export type BusinessRole = (typeof BUSINESS_ROLES)[number]
/** What an invite makes of the invited: a role of a person, or what another business becomes. // decided: B-6.06 */
export const INVITED_ROLES = [...BUSINESS_ROLES, 'PARTNER', 'ORG_MANAGER'] as const
/** OWNER is never given: it is transferred. */
export const GIVEN_BUSINESS_ROLES = ['EMPLOYEE', 'ADMIN'] as const
export type GivenBusinessRole = (typeof GIVEN_BUSINESS_ROLES)[number]

export const AD_ACCOUNT_PERMISSIONS = [
  'ADMIN',
  'CAMPAIGN_MANAGER',
  'AUDIENCE_MANAGER',
  'CATALOGS_MANAGER',
  'FINANCE_MANAGER',
  'ANALYST',
] as const
export type AdAccountPermission = (typeof AD_ACCOUNT_PERMISSIONS)[number]
export const PROFILE_PERMISSIONS = ['PROFILE_ADMIN', 'PROFILE_PUBLISHER'] as const
export const ASSET_PERMISSIONS = [...AD_ACCOUNT_PERMISSIONS, ...PROFILE_PERMISSIONS] as const
export type AssetPermission = (typeof ASSET_PERMISSIONS)[number]

export const ASSET_TYPES = ['AD_ACCOUNT', 'PROFILE'] as const
export type AssetType = (typeof ASSET_TYPES)[number]

/** Which permissions fit an asset of a type. */
export const permissionsOfType: Record<AssetType, readonly AssetPermission[]> = {
  AD_ACCOUNT: AD_ACCOUNT_PERMISSIONS,
  PROFILE: PROFILE_PERMISSIONS,
}

/** The permission that includes every other one of its asset type. */
export const fullPermission: Record<AssetType, AssetPermission> = {
  AD_ACCOUNT: 'ADMIN',
  PROFILE: 'PROFILE_ADMIN',
}
