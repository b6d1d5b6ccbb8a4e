import type { DataProvider, GetListResult } from 'react-admin'
import type { CountedMeta } from './counted-rows.ts'

/** Asks that rows which were read stay where a page of the same list cannot be read. */
export const KEEP_ROWS = { keepsRows: true } as const

/** What is known about the rows besides themselves. */
export interface RowsMeta extends CountedMeta {
  /** Why they are those of an earlier request. */
  problem?: unknown
}

type GetList = DataProvider['getList']

/** How many pages are remembered. */
const MOST_KEPT = 40

/** Remembers what each list read: the page itself, if it was read before, else whatever was read last. */
export function keepingRows(getList: GetList): GetList {
  const kept = new Map<string, GetListResult>()
  const keep = (key: string, read: GetListResult) => {
    kept.delete(key)
    kept.set(key, read)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return async (resource, params) => {
    if (params.meta?.keepsRows !== true) return getList(resource, params)
    const { signal: _signal, ...request } = params
    const page = `${resource} ${JSON.stringify(request)}`
    try {
      const read = await getList(resource, params)
      keep(resource, read)
      keep(page, read)
      return read
    } catch (problem) {
      const before = kept.get(page) ?? kept.get(resource)
      if (!before || before.data.length === 0 || params.signal?.aborted) throw problem
      return { ...before, meta: { ...before.meta, problem } satisfies RowsMeta }
    }
  }
}
