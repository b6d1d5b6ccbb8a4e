import type { AssetGrant } from '@tessera/api-types/business/views'
import type { EffectivePermissionView } from '@tessera/api-types/partners/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { accessOf } from './business-access-service.ts'
import { canManagePartners } from './business-permissions.ts'
import { bothNames } from './employee-view.ts'
import { findEmployee } from './employee-service.ts'
import { grantsBetween } from './shared-asset-store.ts'
import { sharedAssets } from './partner-view.ts'

/** What a person of the business, or a partner of it, may do with its assets, each with all its sources. */
export async function listPermissions(
  viewer: Member,
  businessId: string,
  { filter, range: [first, last] }: ListRequest & { filter: { subject_id?: string; asset_id?: string } },
  deps: Pick<Deps, 'read' | 'site'>,
) {
  const { subject_id = viewer.userId, asset_id } = filter
  const grants = await grantsOf(viewer, businessId, subject_id, deps)
  const items = grants
    .filter(({ id }) => asset_id === undefined || id === asset_id)
    .map((grant) => toView(subject_id, grant))
  return { items: items.slice(first, last + 1), total: items.length, offset: first }
}

async function grantsOf(
  viewer: Member,
  businessId: string,
  subjectId: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<AssetGrant[]> {
  const person = await findEmployee(viewer, businessId, subjectId, deps)
  if (person) return [...person.adAccounts, ...person.profiles]
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  if (!canManagePartners(actor)) return []
  const between = await grantsBetween(deps.read, businessId, [subjectId])
  const { adAccounts, profiles } = sharedAssets(between.filter(({ ownerId }) => ownerId === businessId))
  return [...adAccounts, ...profiles]
}

const toView = (subjectId: string, { id, permissions, granted_by }: AssetGrant): EffectivePermissionView => ({
  id: `${subjectId}:${id}`,
  subject_id: subjectId,
  asset_id: id,
  ...bothNames(permissions),
  granted_by,
})
