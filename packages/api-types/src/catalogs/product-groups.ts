import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, text, Timestamp } from '../wire/scalars.ts'
import { CATALOG_NAME_MAX, MAX_PRODUCT_FILTERS } from './catalog-options.ts'
import { catalogsRoutes } from './routes.ts'

const words = text({ min: 1, max: 200 })
const amount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)

/** Which products belong to a group: those that fit every one of its filters. */
export const ProductFilter = z.union([
  z.object({
    field: z.enum(['brand', 'product_type', 'item_id', 'title']),
    operator: z.enum(['IS', 'CONTAINS']),
    value: words,
  }),
  z.object({
    field: z.literal('availability'),
    operator: z.literal('IS'),
    value: z.enum(['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER']),
  }),
  z.object({ field: z.literal('price'), operator: z.enum(['AT_LEAST', 'AT_MOST']), value: amount }),
])
export type ProductFilter = z.output<typeof ProductFilter>

export const ProductGroupView = z.object({
  id: Id,
  catalog_id: Id,
  catalog_name: z.string(),
  name: z.string(),
  filters: z.array(ProductFilter),
  product_count: z.number(),
  created_time: Timestamp,
  abilities: z.object({ can_edit: z.boolean() }),
})
export type ProductGroupView = z.output<typeof ProductGroupView>

const name = text({ min: 1, max: CATALOG_NAME_MAX })
const filters = z.array(ProductFilter).max(MAX_PRODUCT_FILTERS)
export const ProductGroupFields = z.object({ catalog_id: Id, name, filters: filters.default([]) })
export type ProductGroupFields = z.output<typeof ProductGroupFields>
export const ProductGroupChanges = z.object({
  name: name.optional(),
  filters: filters.optional(),
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: z.object({ name: z.string(), filters }).partial().optional(),
})
export type ProductGroupChanges = z.output<typeof ProductGroupChanges>

const search = z.string().max(200)
const record = z.object({ business_id: Id, id: Id })
const reading = ['BUSINESS_NOT_FOUND', 'PRODUCT_GROUP_NOT_FOUND'] as const
const changing = [...reading, 'NOT_ALLOWED'] as const

export const productGroupsContracts = {
  'productGroups.list': contract(catalogsRoutes['productGroups.list'], {
    summary: 'The product groups of the catalogs of a business.',
    input: adminListInput(
      ['id', 'name', 'created_time', 'product_count'],
      { q: search.optional(), name: search.optional(), catalog_id: Id.optional() },
      ['name', 'ASC'],
    ),
    output: adminListOf(ProductGroupView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'productGroups.get': contract(catalogsRoutes['productGroups.get'], {
    summary: 'One product group.',
    input: record,
    output: ProductGroupView,
    errors: reading,
  }),
  'productGroups.count': contract(catalogsRoutes['productGroups.count'], {
    summary: 'How many products of a catalog rules hold, before there is a group of them.',
    input: z.object({ business_id: Id, catalog_id: Id, filters: filters.default([]) }),
    output: z.object({ product_count: z.number() }),
    errors: ['BUSINESS_NOT_FOUND', 'CATALOG_NOT_FOUND'],
  }),
  'productGroups.create': contract(catalogsRoutes['productGroups.create'], {
    summary: 'Creates a product group of a catalog by rules.',
    input: ProductGroupFields.extend({ business_id: Id }),
    output: ProductGroupView,
    errors: ['BUSINESS_NOT_FOUND', 'CATALOG_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED'],
  }),
  'productGroups.update': contract(catalogsRoutes['productGroups.update'], {
    summary: 'Changes the name or the rules of a product group.',
    input: ProductGroupChanges.extend({ business_id: Id, id: Id }),
    output: ProductGroupView,
    errors: [...changing, 'STALE_RECORD'],
  }),
  'productGroups.delete': contract(catalogsRoutes['productGroups.delete'], {
    summary: 'Deletes a product group; its products stay.',
    input: record,
    output: ProductGroupView,
    errors: changing,
  }),
}
