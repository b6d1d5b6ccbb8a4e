import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { assetsNamed } from './asset-store.ts'
import { canManageAsset, canReachAllAssets, canReadAsset, type Actor } from './business-permissions.ts'

export type { Actor }

export const managesBusiness = canReachAllAssets

export const managesAccount = (actor: Actor, id: string): boolean =>
  canManageAsset(actor, { id, type: 'AD_ACCOUNT' })

/** Works on an ad account with one of its roles; its managers have them all. */
export const worksOnAccount = (actor: Actor, id: string, role: AssetPermission): boolean =>
  managesAccount(actor, id) || (actor.grants.get(id)?.includes(role) ?? false)

/**
 * An ad account that a tag, an audience or the like is to belong to.
 * @throws DomainError ASSET_NOT_FOUND, also for those who do not reach it, and NOT_ALLOWED
 */
export async function accountToManage(
  tx: Db,
  actor: Actor,
  id: string,
  role?: AssetPermission,
): Promise<{ id: string; name: string }> {
  const account = (await assetsNamed(tx, actor.businessId, [id])).get(id)
  if (account?.type !== 'AD_ACCOUNT' || !canReadAsset(actor, id)) throw new DomainError('ASSET_NOT_FOUND')
  const may = role ? worksOnAccount(actor, id, role) : managesAccount(actor, id)
  if (!may) throw new DomainError('NOT_ALLOWED')
  return account
}
