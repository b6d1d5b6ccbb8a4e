import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { ProductTable } from '../../shared/ProductTable.tsx'

/** What a catalog offers. */
export const CatalogProducts = ({ catalog }: { catalog: CatalogView }) => (
  <ProductTable catalogId={catalog.id} />
)
