import { z } from 'zod'
import { ADMIN_PAGE_SIZE } from '../business/business-options.ts'
import { Id } from './scalars.ts'

export const MAX_ADMIN_ROWS = 100
const MAX_OFFSET = 1_000_000
/** How many rows of a list are counted at once. */
const COUNTED_ROWS = 1000

/** How a list of the admin dialect is asked for, as stores read it. */
export interface ListRequest {
  sort: [field: string, direction: 'ASC' | 'DESC']
  /** First and last row, both included. */
  range: [first: number, last: number]
  filter: { id?: string[] | undefined; [field: string]: unknown }
}

/**
 * Input of a list in the admin dialect. A sort or filter field that is not named here is refused.
 * `filter.id` asks for exactly these records, whatever the range.
 */
export const adminListInput = <const F extends readonly [string, ...string[]], const S extends z.ZodRawShape>(
  fields: F,
  filters: S,
  defaultSort: [F[number], 'ASC' | 'DESC'],
) =>
  z.object({
    business_id: Id,
    sort: z.tuple([z.enum(fields), z.enum(['ASC', 'DESC'])]).default(defaultSort as never),
    range: z
      .tuple([z.number().int().min(0).max(MAX_OFFSET), z.number().int().min(0)])
      .default([0, ADMIN_PAGE_SIZE - 1])
      .refine(([first, last]) => last >= first, 'must end after it begins')
      .transform(([first, last]): [number, number] => [first, Math.min(last, first + MAX_ADMIN_ROWS - 1)]),
    filter: z.strictObject({ id: idList, ...filters }).prefault({} as never),
  })

const idList = z
  .preprocess(
    (value) => (Array.isArray(value) || value === undefined ? value : [value]),
    z.array(Id).max(MAX_ADMIN_ROWS),
  )
  .optional()

/** Up to where the rows are counted for a range that ends at `last`: always past the end of its page. */
export const countedRows = (last: number): number =>
  (Math.floor((last + 1) / COUNTED_ROWS) + 1) * COUNTED_ROWS

/**
 * Response of a list: the rows of the range, where the range began, and how many rows there are in all.
 * A `total` above {@link countedRows} stands for more rows than were counted.
 */
export const adminListOf = <V extends z.ZodType>(item: V) =>
  z.object({ items: z.array(item), total: z.number(), offset: z.number() })
