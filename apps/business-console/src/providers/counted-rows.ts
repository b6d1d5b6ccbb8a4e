import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { MORE_ROWS_HEADER } from '@tessera/api-types/business/business-options'
import type { HttpClient } from './http-client.ts'

/** Whether a list has more rows than its total, which is then as far as they were counted. */
export interface CountedMeta {
  hasMoreRows?: boolean
}

/** Reads a list as the provider of the dialect does, and what the response reports about its total. */
export const listCounted =
  (base: string, http: HttpClient): DataProvider['getList'] =>
  async (resource, params) => {
    let hasMoreRows = false
    const { getList } = simpleRestProvider(base, async (url, options) => {
      const response = await http(url, options)
      hasMoreRows = response.headers.has(MORE_ROWS_HEADER)
      return response
    })
    const list = await getList(resource, params)
    return hasMoreRows ? { ...list, meta: { ...list.meta, hasMoreRows } satisfies CountedMeta } : list
  }
