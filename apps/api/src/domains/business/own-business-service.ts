import type { BusinessView } from '@tessera/api-types/business/views'
import type { Db } from '../../kernel/deps.ts'
import { listAdAccountsWith } from './ad-account-access.ts'
import { canReachAllAssets } from './business-permissions.ts'
import { heldInBusinesses, membershipsOf, type Membership } from './business-store.ts'
import { toBusinessView } from './business-view.ts'

/** Businesses as one of their members sees them. */
async function views(db: Db, userId: string, memberships: readonly Membership[]): Promise<BusinessView[]> {
  if (memberships.length === 0) return []
  const ids = memberships.map(({ business }) => business.id)
  const held = await heldInBusinesses(db, userId, ids)
  const financed = await listAdAccountsWith(db, userId, 'FINANCE_MANAGER')
  const isFinanced = new Set(financed.flatMap((each) => (each.isKeptFromBilling ? [] : [each.businessId])))
  return memberships.map((each) => {
    const { id } = each.business
    const grants = held.get(id) ?? new Map()
    const actor = { userId, businessId: id, role: each.role, grants, shared: new Map() }
    return toBusinessView(each, actor, canReachAllAssets(actor) || isFinanced.has(id))
  })
}

export const listBusinesses = async (db: Db, userId: string): Promise<BusinessView[]> =>
  views(db, userId, await membershipsOf(db, userId))

export async function businessView(db: Db, userId: string, membership: Membership): Promise<BusinessView> {
  const [only] = await views(db, userId, [membership])
  return only as BusinessView
}
