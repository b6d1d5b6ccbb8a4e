import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { ComponentProps } from 'react'
import { DataTableBody, DataTableRow, useListContext, useLocale, useRecordContext } from 'react-admin'
import type { HistoryView } from '@tessera/api-types/business/views'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import { localDay } from '@tessera/i18n/formats'

const day = {
  fontWeight: 700,
  gridColumn: '1 / -1',
  overflow: 'visible',
  whiteSpace: 'nowrap',
} as const

const dayOf = ({ occurred_at }: HistoryView): string => localDay(new Date(occurred_at))

const inWords = (entry: HistoryView, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full' }).format(new Date(entry.occurred_at))

/** The first entry of a day stands below the name of the day, as long as entries are sorted by time. */
function DayRow(row: ComponentProps<typeof DataTableRow>) {
  const locale = useLocale() as Locale
  const entry = useRecordContext<HistoryView>()
  const { data = [], sort } = useListContext<HistoryView>()
  const before = data[data.findIndex(({ id }) => id === entry?.id) - 1]
  const isFirst = entry && sort.field === 'occurred_at' && (!before || dayOf(before) !== dayOf(entry))
  return (
    <>
      {isFirst && (
        <TableRow sx={{ backgroundColor: 'var(--color-surface-sunken)' }}>
          {/* It runs on over the columns that are shown; some are hidden by the width. */}
          <TableCell component="th" scope="rowgroup" sx={day}>
            {inWords(entry, locale)}
          </TableCell>
        </TableRow>
      )}
      <DataTableRow {...row} />
    </>
  )
}

/** The entries of a history, by day. */
export const DayBody = (body: ComponentProps<typeof DataTableBody>) => (
  <DataTableBody {...body} row={DayRow} />
)
