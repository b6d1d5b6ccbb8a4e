import { Pagination, useListContext, useTranslate } from 'react-admin'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'
import type { RowsMeta } from '../providers/kept-rows.ts'

const rowsPerPage = [ADMIN_PAGE_SIZE]

interface Range {
  from: number
  to: number
  count: number
}

/** The pages of a list; one that could not be read has none, and a long one is counted only so far. */
export function ListPages() {
  const translate = useTranslate()
  const { error, meta } = useListContext()
  const { hasMoreRows = false } = (meta ?? {}) as RowsMeta
  if (error) return null
  const rangeOfMore = ({ from, to, count }: Range) => translate('console.range_of_more', { from, to, count })
  return (
    <Pagination rowsPerPageOptions={rowsPerPage} {...(hasMoreRows && { labelDisplayedRows: rangeOfMore })} />
  )
}
