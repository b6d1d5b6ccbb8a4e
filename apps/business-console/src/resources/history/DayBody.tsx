import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { ComponentProps } from 'react'
import { DataTableBody, DataTableRow, useListContext, useLocale, useRecordContext } from 'react-admin'
import type { HistoryView } from '@tessera/api-types/business/views'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import { localDay } from '@tessera/i18n/formats'

const row = { position: 'relative', height: 44 } as const
/** Over the whole row, however many of its columns are shown. */
const name = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  px: 2,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  backgroundColor: 'var(--color-surface-sunken)',
} as const

const dayOf = ({ occurred_at }: HistoryView): string => localDay(new Date(occurred_at))

const inWords = (entry: HistoryView, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full' }).format(new Date(entry.occurred_at))

/** The first entry of a day stands below the name of the day, as long as entries are sorted by time. */
function DayRow(entryRow: ComponentProps<typeof DataTableRow>) {
  const locale = useLocale() as Locale
  const entry = useRecordContext<HistoryView>()
  const { data = [], sort } = useListContext<HistoryView>()
  const before = data[data.findIndex(({ id }) => id === entry?.id) - 1]
  const isFirst = entry && sort.field === 'occurred_at' && (!before || dayOf(before) !== dayOf(entry))
  return (
    <>
      {isFirst && (
        <TableRow sx={row}>
          <TableCell component="th" scope="rowgroup">
            <Box component="span" sx={name}>
              {inWords(entry, locale)}
            </Box>
          </TableCell>
        </TableRow>
      )}
      <DataTableRow {...entryRow} />
    </>
  )
}

/** The entries of a history, by day. */
export const DayBody = (body: ComponentProps<typeof DataTableBody>) => (
  <DataTableBody {...body} row={DayRow} />
)
