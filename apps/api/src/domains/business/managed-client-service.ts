import { imageUrl } from '@tessera/api-types/images/image-path'
import type { ManagedClientView } from '@tessera/api-types/partners/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { bothNames } from './employee-view.ts'
import { lockBoth, recordShare } from './partner-grant-service.ts'
import { grantsBetween, type PartnerGrantRow } from './shared-asset-store.ts'
import { client, listClients as listRows, type ClientRow } from './managed-client-store.ts'
import { managing } from './partner-service.ts'
import { deleteGivenAccess } from './partner-store.ts'
import { sharedAssets } from './partner-view.ts'

export async function listClients(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  deps: Pick<Deps, 'read' | 'site'>,
) {
  await managing(deps.read, businessId, viewer)
  const { rows, ...range } = await listRows(deps.read, businessId, request)
  return { items: await views(deps.read, deps, businessId, rows), ...range }
}

export async function getClient(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<ManagedClientView> {
  await managing(deps.read, businessId, viewer)
  return view(deps.read, deps, businessId, id)
}

/** Gives back all access to assets of a client; the partnership stays. */
export function stopManaging(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>,
): Promise<ManagedClientView> {
  return deps.transact(async (tx) => {
    await lockBoth(tx, businessId, id)
    const { actor, business } = await managing(tx, businessId, viewer)
    const removed = await view(tx, deps, businessId, id)
    await deleteGivenAccess(tx, id, businessId)
    const changes = removed.adAccounts.map(({ name, permissions }) => ({
      field: `adAccounts: ${name}`,
      old: permissions,
      new: [],
    }))
    const partner = { partnerId: id, partnerName: removed.name, version: 0 }
    await recordShare(tx, deps, { actor, businessName: business.name }, partner, changes)
    return removed
  })
}

async function view(
  db: Db,
  deps: Pick<Deps, 'site'>,
  businessId: string,
  id: string,
): Promise<ManagedClientView> {
  const row = await client(db, businessId, id)
  if (!row) throw new DomainError('PARTNER_NOT_FOUND')
  return (await views(db, deps, businessId, [row]))[0] as ManagedClientView
}

async function views(
  db: Db,
  { site }: Pick<Deps, 'site'>,
  businessId: string,
  rows: readonly ClientRow[],
): Promise<ManagedClientView[]> {
  const grants = await grantsBetween(
    db,
    businessId,
    rows.map(({ id }) => id),
  )
  const received = Map.groupBy(
    grants.filter(({ partnerId }) => partnerId === businessId),
    ({ ownerId }) => ownerId,
  )
  return rows.map((row) => toView(row, received.get(row.id) ?? [], site.imageBase))
}

function toView(row: ClientRow, grants: readonly PartnerGrantRow[], imageBase: string): ManagedClientView {
  const { adAccounts } = sharedAssets(grants)
  return {
    id: row.id,
    name: row.name,
    image_medium_url: row.avatarSignature ? imageUrl(imageBase, row.avatarSignature, '75x75') : null,
    ad_accounts: row.adAccountCount,
    adAccounts,
    ...bothNames([...new Set(adAccounts.flatMap(({ permissions }) => permissions))]),
    created_time: row.createdAt.toISOString(),
  }
}
