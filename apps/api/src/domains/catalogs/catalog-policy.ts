import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { CatalogPermission } from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogView } from '@tessera/api-types/catalogs/views'

interface Given {
  businessId: string
  employees: readonly { id: string; permissions: readonly CatalogPermission[] }[]
  partners: readonly { id: string; permissions: readonly CatalogPermission[] }[]
}

export interface CatalogViewer {
  businessId: string
  userId: string
  isOwner: boolean
  isManager: boolean
  worksOnAll: boolean
}

const WORKING: readonly AssetPermission[] = ['ADMIN', 'CATALOGS_MANAGER']

/** The role on an ad account that takes catalogs in. // decided: B-6.09 */
export const worksOnCatalogs = (grants: ReadonlyMap<string, readonly AssetPermission[]>): boolean =>
  [...grants.values()].some((held) => held.some((permission) => WORKING.includes(permission)))

/** What somebody may do with a catalog of their own business, or with one shared with it. */
export function catalogPermissions(catalog: Given, who: CatalogViewer): CatalogView['permissions'] {
  if (catalog.businessId !== who.businessId)
    return [...(catalog.partners.find(({ id }) => id === who.businessId)?.permissions ?? [])]
  if (who.isOwner) return ['OWNER']
  if (who.isManager || who.worksOnAll) return ['CATALOGS_MANAGER']
  return [...(catalog.employees.find(({ id }) => id === who.userId)?.permissions ?? [])]
}

export const mayManageCatalog = (catalog: Given, who: CatalogViewer): boolean =>
  catalogPermissions(catalog, who).some((held) => held === 'OWNER' || held === 'CATALOGS_MANAGER')

/** Only managers of the business it belongs to say who works with it. */
export const mayShareCatalog = ({ businessId }: Given, who: CatalogViewer): boolean =>
  who.isManager && businessId === who.businessId
