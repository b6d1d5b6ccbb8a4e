import {
  BUSINESS_ROLES,
  fullPermission,
  permissionsOfType,
  type AdAccountPermission,
  type AssetPermission,
  type AssetType,
  type BusinessRole,
} from '@tessera/api-types/business/roles'

/** A member at work in one business. */
export interface Actor {
  userId: string
  businessId: string
  role: BusinessRole
  /** Asset roles by asset id, given directly and through groups. */
  grants: ReadonlyMap<string, readonly AssetPermission[]>
  /** What the business itself holds of assets that others own. */
  shared: ReadonlyMap<string, readonly AssetPermission[]>
}

export interface MemberRef {
  userId: string
  role: BusinessRole
}

export interface AssetRef {
  id: string
  type: AssetType
}

const rank = (role: BusinessRole): number => BUSINESS_ROLES.indexOf(role)
const isManager = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'EMPLOYEE'
const isOwner = ({ role }: Actor): boolean => role === 'OWNER'

export const canManagePeople = isManager
export const canEditBusiness = isManager
export const canCreateAdAccounts = isManager
export const canSeeHistory = isManager
export const canManageAssetGroups = isManager
export const canManageMerchant = isManager
export const canManageHierarchy = isManager
export const canReachAllAssets = isManager
export const canTransfer = isOwner
export const canClose = isOwner

/** Members change neither themselves nor the owner. // decided: B-6.11 */
export const mayTouch = (actor: Actor, target: MemberRef): boolean =>
  target.userId !== actor.userId && target.role !== 'OWNER'

/** OWNER is never granted, and no one grants more than they have. */
export const mayGiveRole = (actor: Actor, role: BusinessRole): boolean =>
  isManager(actor) && role !== 'OWNER' && rank(role) <= rank(actor.role)

export const canEditRole = (actor: Actor, target: MemberRef): boolean =>
  isManager(actor) && mayTouch(actor, target) && rank(target.role) <= rank(actor.role)

export const canChangeRole = (actor: Actor, target: MemberRef, role: BusinessRole): boolean =>
  canEditRole(actor, target) && mayGiveRole(actor, role)

/** Members who may grant a role may revoke it. */
export const canRemove = (actor: Actor, target: MemberRef): boolean => canEditRole(actor, target)

/** Managers hold what their business was given, others what was passed on to them. // decided: B-6.13 */
const permissionsOnShared = ({ role, grants }: Actor, id: string, held: readonly AssetPermission[]) => [
  ...(isManager({ role }) ? held : (grants.get(id) ?? [])),
]

/** What the actor may do with an asset: the business role and the asset roles together. */
export function permissionsOn(actor: Actor, { id, type }: AssetRef): (AssetPermission | 'OWNER')[] {
  const held = actor.shared.get(id)
  if (held) return permissionsOnShared(actor, id, held)
  if (actor.role === 'OWNER') return ['OWNER']
  const direct = actor.grants.get(id) ?? []
  return [...new Set([...(actor.role === 'ADMIN' ? [fullPermission[type]] : []), ...direct])]
}

/** Whether what is held of an ad account includes one of the permissions that are wanted. */
export const isAllowed = (
  held: readonly (AssetPermission | 'OWNER')[],
  ...wanted: AdAccountPermission[]
): boolean => held.some((one) => one === 'OWNER' || one === 'ADMIN' || wanted.some((each) => each === one))

/** Manages the business, or holds one of the permissions on some ad account. */
const holdsSomewhere = (actor: Actor, ...wanted: AdAccountPermission[]): boolean =>
  isManager(actor) || [...actor.grants.values()].some((held) => isAllowed(held, ...wanted))

export const canCreateTags = (actor: Actor): boolean => holdsSomewhere(actor)
export const canCreateAudiences = (actor: Actor): boolean => holdsSomewhere(actor, 'AUDIENCE_MANAGER')
export const canCreateCatalogs = (actor: Actor): boolean => holdsSomewhere(actor, 'CATALOGS_MANAGER')

export const canReadAsset = (actor: Actor, assetId: string): boolean =>
  isManager(actor) || (actor.grants.get(assetId)?.length ?? 0) > 0

/** May change the asset. */
export const canManageAsset = (actor: Actor, asset: AssetRef): boolean =>
  permissionsOn(actor, asset).some((held) => held === 'OWNER' || held === fullPermission[asset.type])

/** May decide who of the business works with an asset; one of a partner is passed on by managers alone. // decided: B-6.13 */
export const canAssign = (actor: Actor, asset: AssetRef): boolean =>
  actor.shared.has(asset.id) ? isManager(actor) : canManageAsset(actor, asset)

/** May change what `target` may do with an asset. */
export const canGrant = (actor: Actor, target: MemberRef, asset: AssetRef): boolean =>
  mayTouch(actor, target) && canAssign(actor, asset)

/** A business passes on no more than it holds. // decided: B-6.11 */
export const exceedsShare = (
  { shared }: Pick<Actor, 'shared'>,
  { id, type }: AssetRef,
  permissions: readonly AssetPermission[],
): boolean => {
  const held = shared.get(id)
  return (
    held !== undefined &&
    !held.includes(fullPermission[type]) &&
    permissions.some((permission) => !held.includes(permission))
  )
}

/** May let a partner work with an asset: its owner alone, so that no partner passes access on. // decided: B-6.11 */
export const canShare = (actor: Actor, asset: AssetRef): boolean =>
  isManager(actor) && !actor.shared.has(asset.id)

export const canManagePartners = isManager

/** May change some asset of `target`: a manager, or somebody in charge of at least one asset. */
export const canEditAssets = (actor: Actor, target: MemberRef): boolean =>
  mayTouch(actor, target) &&
  (isManager(actor) || [...actor.grants.values()].some((held) => held.some(isFullPermission)))

const isFullPermission = (permission: AssetPermission): boolean =>
  Object.values(fullPermission).includes(permission)

export const fitsType = (type: AssetType, permissions: readonly AssetPermission[]): boolean =>
  permissions.every((permission) => permissionsOfType[type].includes(permission))
