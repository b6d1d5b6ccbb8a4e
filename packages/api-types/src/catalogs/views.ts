import { z } from 'zod'
import { grantEnd } from '../business/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import {
  AVAILABILITIES,
  CATALOG_PERMISSIONS,
  CATALOG_STATUSES,
  DIFFERENCE_KINDS,
  FAULT_RULES,
  FEED_FIELDS,
  FEED_FORMATS,
  FEED_SCHEDULES,
  RUN_FAILURES,
  RUN_STATES,
} from './catalog-options.ts'

const given = z.array(z.enum(CATALOG_PERMISSIONS))
const held = z.array(z.enum([...CATALOG_PERMISSIONS, 'OWNER']))
const Holder = z.object({ id: Id, permissions: given })

export const CatalogView = z.object({
  id: Id,
  name: z.string(),
  country: z.string(),
  language: z.string(),
  currency: z.string(),
  status: z.enum(CATALOG_STATUSES),
  product_count: z.number(),
  owner_business: z.object({ id: Id, name: z.string() }),
  employees: z.array(Holder),
  partners: z.array(Holder),
  roles: held,
  permissions: held,
  last_ingested_at: Timestamp.nullable(),
  abilities: z.object({ can_edit: z.boolean(), can_share: z.boolean() }),
})
export type CatalogView = z.output<typeof CatalogView>

/** A person or a partner business, what they may do with a catalog, and until when. */
export const CatalogHolderView = z.object({
  id: Id,
  name: z.string(),
  roles: given,
  permissions: given,
  ...grantEnd,
})
export type CatalogHolderView = z.output<typeof CatalogHolderView>

export const CatalogRunView = z.object({
  id: Id,
  feed_id: Id,
  feed_name: z.string(),
  state: z.enum(RUN_STATES),
  is_dry_run: z.boolean(),
  failure: z.enum(RUN_FAILURES).nullable(),
  rows: z.number(),
  /** Rows that became no product; one of them may have several faults. Null: it is not known of an old run. */
  refused: z.number().nullable(),
  faults: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  created_time: Timestamp,
  ended_at: Timestamp.nullable(),
  /** It is the newest of its feed and can be taken back. */
  can_roll_back: z.boolean(),
})
export type CatalogRunView = z.output<typeof CatalogRunView>

export const CatalogFeedView = z.object({
  id: Id,
  catalog_id: Id,
  name: z.string(),
  format: z.enum(FEED_FORMATS),
  country: z.string(),
  language: z.string(),
  currency: z.string(),
  url: z.string().nullable(),
  schedule: z.enum(FEED_SCHEDULES),
  is_active: z.boolean(),
  next_run_at: Timestamp.nullable(),
  created_time: Timestamp,
})
export type CatalogFeedView = z.output<typeof CatalogFeedView>

export const CatalogFaultView = z.object({
  id: z.string(),
  run_id: Id,
  row: z.number(),
  item_id: z.string().nullable(),
  field: z.enum(FEED_FIELDS),
  rule: z.enum(FAULT_RULES),
  value: z.string(),
})
export type CatalogFaultView = z.output<typeof CatalogFaultView>

export const CatalogDifferenceView = z.object({
  id: z.string(),
  run_id: Id,
  kind: z.enum(DIFFERENCE_KINDS),
  item_id: z.string(),
  title: z.string(),
  /** What of a changed product would be another value. */
  fields: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
})
export type CatalogDifferenceView = z.output<typeof CatalogDifferenceView>

export const CatalogProductView = z.object({
  id: Id,
  feed_id: Id,
  item_id: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  image_link: z.string(),
  price: z.number(),
  sale_price: z.number().nullable(),
  currency: z.string(),
  availability: z.enum(AVAILABILITIES),
  brand: z.string().nullable(),
  product_type: z.string().nullable(),
  pin_id: Id.nullable(),
  /** Why it could not be pinned, or its pin not get its new picture: a name of the error catalogue. */
  pin_failure: z.string().nullable(),
  /** When that is tried again. */
  pin_retry_at: Timestamp.nullable(),
})
export type CatalogProductView = z.output<typeof CatalogProductView>
