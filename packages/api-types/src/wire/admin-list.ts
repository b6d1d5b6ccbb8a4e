import { z } from 'zod'
import { ADMIN_PAGE_SIZE } from '../business/business-options.ts'
import { Id } from './scalars.ts'

export const MAX_ADMIN_ROWS = 100
const MAX_OFFSET = 1_000_000

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

/** Response of a list: the rows of the range, how many there are in all, and where the range began. */
export const adminListOf = <V extends z.ZodType>(item: V) =>
  z.object({ items: z.array(item), total: z.number(), offset: z.number() })
