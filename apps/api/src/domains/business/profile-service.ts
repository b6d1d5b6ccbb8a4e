import type { ProfileView } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { grantsOnAssets } from './asset-store.ts'
import { toProfileView } from './asset-view.ts'
import { accessOf, readableAssets, type Access } from './business-access-service.ts'
import { canReadAsset } from './business-permissions.ts'
import { listProfiles as listRows, profile, type ProfileRow } from './profile-store.ts'

export async function listProfiles(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  deps: Pick<Deps, 'read' | 'site'>,
) {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  const { rows, ...range } = await listRows(deps.read, businessId, readableAssets(access.actor), request)
  return { items: await views(deps.read, deps, access, rows), ...range }
}

export async function getProfile(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<ProfileView> {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  const row = canReadAsset(access.actor, id) ? await profile(deps.read, businessId, id) : null
  const [view] = row ? await views(deps.read, deps, access, [row]) : []
  if (!view) throw new DomainError('ASSET_NOT_FOUND')
  return view
}

async function views(
  db: Db,
  { site }: Pick<Deps, 'site'>,
  { actor, business }: Access,
  rows: ProfileRow[],
): Promise<ProfileView[]> {
  const ids = rows.map(({ id }) => id)
  const context = {
    actor,
    businessName: business.name,
    grants: await grantsOnAssets(db, actor.businessId, ids),
  }
  return rows.map((row) => toProfileView(row, context, site.imageBase))
}
