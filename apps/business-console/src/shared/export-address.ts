import type { SortPayload } from 'react-admin'
import { addressOf, recordsAddress } from '../providers/data-provider.ts'
import { BUSINESS_BASE, SITE_BASE } from './console-paths.ts'

interface ExportedList {
  resource: string
  sort: SortPayload
  filter: object
  /** Those it has, as JSON; null for every field there is. */
  columns: string | null
  title: string
}

/** Where a list of the console at `basename` is downloaded as a file, with its sort and filter. */
export function exportAddress(
  basename: string,
  { resource, sort: { field, order }, filter, columns, title }: ExportedList,
): string {
  const [businessId = ''] = basename.slice(BUSINESS_BASE.length + 1).split('/')
  const query = new URLSearchParams({
    sort: JSON.stringify([field, order]),
    filter: JSON.stringify(filter),
    ...(columns && { columns }),
    title,
  })
  const address =
    basename === SITE_BASE ? `/v3/site/${addressOf(resource)}` : recordsAddress(businessId, resource)
  return `${address}/export?${query.toString()}`
}
