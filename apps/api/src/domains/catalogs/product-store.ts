import { sql } from 'kysely'
import type { CatalogProductView } from '@tessera/api-types/catalogs/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

export interface ProductRow {
  id: string
  feedId: string
  itemId: string
  title: string
  description: string
  link: string
  imageLink: string
  price: string
  salePrice: string | null
  currency: string
  availability: CatalogProductView['availability']
  brand: string | null
  productType: string | null
  pinId: string | null
  pinFailure: string | null
  pinRetryAt: Date | null
}

export const listProducts = (db: Db, catalogId: string, request: ListRequest) =>
  readList<ProductRow>(
    db,
    db.selectFrom('catalogProducts').selectAll().where('catalogId', '=', catalogId).$castTo<ProductRow>(),
    request,
    {
      sort: {
        id: plainColumn('id'),
        title: textColumn('title'),
        price: plainColumn('price'),
        availability: plainColumn('availability'),
      },
      filter: {
        q: containing('title', 'itemId', 'brand'),
        feed_id: (id) => sql<boolean>`feed_id = ${id}::bigint`,
        product_group_id: (id) => sql<boolean>`EXISTS (SELECT FROM product_groups g JOIN catalog_products p
          ON p.catalog_id = g.catalog_id WHERE g.id = ${id}::bigint AND p.id = listed.id
          AND matches_product_filters(p, g.filters))`,
      },
    },
  )
