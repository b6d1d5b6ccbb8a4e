import { z } from 'zod'
import { int } from './scalars.ts'

export const DEFAULT_PAGE_SIZE = 25
export const MAX_PAGE_SIZE = 250
/** Stands where a bookmark would when nothing follows. */
export const END_BOOKMARK = '-end-'

/** How many items a page has; more than the most means the most. */
export const pageSize = (usual: number) =>
  int({ min: 1, max: Number.MAX_SAFE_INTEGER })
    .transform((size) => Math.min(size, MAX_PAGE_SIZE))
    .default(usual)

/** Paging fields of every listing. An absent or empty bookmark asks for the first page. */
export const pageInput = {
  bookmark: z
    .string()
    .max(4096)
    .nullish()
    .transform((value) => value || null),
  page_size: pageSize(DEFAULT_PAGE_SIZE),
}

/** One page: the items in order, and the bookmark of the next page or null at the end. */
export const pageOf = <V extends z.ZodType>(item: V) =>
  z.object({ items: z.array(item), bookmark: z.string().nullable() })

export interface Page<T> {
  items: T[]
  bookmark: string | null
}
