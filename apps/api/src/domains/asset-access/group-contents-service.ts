import type { AssetGroupContentsView } from '@tessera/api-types/asset-access/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { assetGroupContents } from '../business/asset-group-contents-service.ts'
import { catalogsOf } from '../catalogs/catalog-explanation-service.ts'

/** All that a group holds; its catalogs are those of the owners of its ad accounts. // decided: B-3.08 */
export async function readGroupContents(
  viewer: Member,
  businessId: string,
  groupId: string,
  deps: Pick<Deps, 'read' | 'now'>,
): Promise<AssetGroupContentsView> {
  const { actor, ...held } = await assetGroupContents(viewer, businessId, groupId, deps)
  const owners = held.adAccountOwners.map(({ id }) => id)
  return { ...held, catalogs: await catalogsOf(deps.read, actor, owners) }
}
