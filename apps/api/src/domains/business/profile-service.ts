import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { ProfileView } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { holdersOf } from './asset-store.ts'
import { toProfileView } from './asset-view.ts'
import { accessOf, lockedAccess, readableAssets, type Access } from './business-access-service.ts'
import { canAssign, canReadAsset } from './business-permissions.ts'
import { giveAsset } from './employee-service.ts'
import { lockBoth, sharePartners } from './partner-grant-service.ts'
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
  if (!row) throw new DomainError('ASSET_NOT_FOUND')
  return view(deps.read, deps, access, row)
}

/** Sets who works with a profile: people of the business, and partners of its owner. */
export function changeProfileHolders(
  viewer: Member,
  businessId: string,
  id: string,
  { employees, partners }: { employees: Given[]; partners: Given[] },
  deps: Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>,
): Promise<ProfileView> {
  return deps.transact(async (tx) => {
    for (const each of partners) await lockBoth(tx, businessId, each.id)
    const access = await lockedAccess(tx, businessId, viewer.userId)
    const { actor, business } = access
    const row = canReadAsset(actor, id) ? await profile(tx, businessId, id) : null
    if (!row) throw new DomainError('ASSET_NOT_FOUND')
    if (!canAssign(actor, { id, type: 'PROFILE' })) throw new DomainError('NOT_ALLOWED')
    for (const { id: userId, ...given } of employees) {
      await giveAsset(tx, deps, actor, userId, { ...given, id, type: 'PROFILE' })
    }
    const asset = { id, type: 'PROFILE', field: 'profiles' } as const
    await sharePartners(tx, deps, { actor, businessName: business.name }, asset, partners)
    return view(tx, deps, access, row)
  })
}

interface Given {
  id: string
  permissions: AssetPermission[]
  ends_at?: string | null | undefined
}

const view = async (
  db: Db,
  deps: Pick<Deps, 'site'>,
  access: Access,
  row: ProfileRow,
): Promise<ProfileView> => (await views(db, deps, access, [row]))[0] as ProfileView

async function views(
  db: Db,
  { site }: Pick<Deps, 'site'>,
  { actor }: Access,
  rows: ProfileRow[],
): Promise<ProfileView[]> {
  const ids = rows.map(({ id }) => id)
  const context = { actor, ...(await holdersOf(db, actor.businessId, ids)) }
  return rows.map((row) => toProfileView(row, context, site.imageBase))
}
