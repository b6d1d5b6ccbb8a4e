import { assetAccessContracts } from '@tessera/api-types/asset-access/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { previewCatalogChange } from './catalog-preview-service.ts'
import { explainAccess } from './explain-service.ts'
import { readGroupContents } from './group-contents-service.ts'
import { previewChange } from '../business/access-preview-service.ts'

export const assetAccessOperations: Operation[] = [
  implement(assetAccessContracts['assetAccess.explain'], ({ business_id, ...asked }, { viewer, deps }) =>
    explainAccess(viewer, business_id, asked, deps),
  ),
  implement(assetAccessContracts['assetAccess.preview'], ({ business_id, change }, { viewer, deps }) =>
    change.type === 'CATALOG_PERSON' || change.type === 'CATALOG_PARTNER'
      ? previewCatalogChange(viewer, business_id, change, deps)
      : previewChange(viewer, business_id, change, deps),
  ),
  implement(
    assetAccessContracts['assetGroups.contents'],
    ({ business_id, asset_group_id }, { viewer, deps }) =>
      readGroupContents(viewer, business_id, asset_group_id, deps),
  ),
]
