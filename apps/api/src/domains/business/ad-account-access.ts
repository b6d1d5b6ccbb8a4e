import type { AdAccountPermission, AssetPermission } from '@tessera/api-types/business/roles'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { adAccountsReachedBy, adAccountWays, type AdAccountWays } from './ad-account-access-store.ts'
import { isAllowed, permissionsOn } from './business-permissions.ts'

/** What one person may do with an ad account, over every way they reach it. */
export interface AdAccountAccess extends Omit<AdAccountWays, 'role' | 'granted' | 'isInherited'> {
  userId: string
  permissions: readonly (AssetPermission | 'OWNER')[]
  /** What they do for a business above does not include how this one pays. // decided: B-2.50 */
  isKeptFromBilling: boolean
}

/**
 * The access of a person to an ad account that is addressed without a business.
 * @throws DomainError ASSET_NOT_FOUND for an account they do not reach, there or not
 */
export async function adAccountAccess(db: Db, userId: string, adAccountId: string): Promise<AdAccountAccess> {
  const access = await findAdAccountAccess(db, userId, adAccountId)
  if (!access) throw new DomainError('ASSET_NOT_FOUND')
  return access
}

/** As {@link adAccountAccess}; null for an account the person does not reach. */
export async function findAdAccountAccess(
  db: Db,
  userId: string,
  adAccountId: string,
): Promise<AdAccountAccess | null> {
  const ways = await adAccountWays(db, userId, adAccountId)
  const access = ways && toAccess(userId, ways)
  return access && access.permissions.length > 0 ? access : null
}

/**
 * Refuses people who hold none of `permissions`; ADMIN and OWNER include each of them, reading needs none.
 * @throws DomainError NOT_ALLOWED
 */
export function assertAllowed(
  { permissions }: Pick<AdAccountAccess, 'permissions'>,
  ...wanted: AdAccountPermission[]
): void {
  if (!isAllowed(permissions, ...wanted)) throw new DomainError('NOT_ALLOWED')
}

/** Whether somebody holds one of `wanted`; ADMIN and OWNER include each of them. */
export const isAllowedOn = (
  { permissions }: Pick<AdAccountAccess, 'permissions'>,
  ...wanted: AdAccountPermission[]
): boolean => isAllowed(permissions, ...wanted)

/** Whether somebody may see and set how an ad account pays: who launches must be able to. */
export const maySetPayment = (account: Pick<AdAccountAccess, 'isKeptFromBilling' | 'permissions'>): boolean =>
  !account.isKeptFromBilling && isAllowedOn(account, 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER')

/** The ad accounts on which a person holds a permission, by name; READ stands for any. */
export async function listAdAccountsWith(
  db: Db,
  userId: string,
  permission: AdAccountPermission | 'READ',
): Promise<AdAccountAccess[]> {
  const accounts = await adAccountsReachedBy(db, userId)
  return accounts
    .map((ways) => toAccess(userId, ways))
    .filter(({ permissions }) => permission === 'READ' || isAllowed(permissions, permission))
}

function toAccess(
  userId: string,
  { role, granted, isInherited, ...account }: AdAccountWays,
): AdAccountAccess {
  const { id, businessId } = account
  const grants = new Map([[id, granted]])
  const permissions = role
    ? permissionsOn({ userId, businessId, role, grants, shared: new Map() }, { id, type: 'AD_ACCOUNT' })
    : granted
  const isKeptFromBilling = isInherited && !isAllowed(granted, 'FINANCE_MANAGER')
  return { ...account, userId, permissions, isKeptFromBilling }
}
