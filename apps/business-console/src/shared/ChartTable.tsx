import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'react-admin'

interface Props {
  label: string
  /** The head of the first column. */
  over: string
  series: readonly { name: string; shown?: (value: number) => string }[]
  columns: readonly { id: string; label: string; values: readonly number[] }[]
  /** A value as it is read, where its series has no way of its own. */
  shown: (value: number) => string
}

/** What a chart draws in numbers, the last moment first, behind a press. */
export function ChartTable({ label, over, series, columns, shown }: Props) {
  const translate = useTranslate()
  return (
    <Box component="details" sx={{ mt: 2, '& > summary': { cursor: 'pointer', py: 1, fontWeight: 500 } }}>
      <summary>{translate('console.chart_table')}</summary>
      <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 420 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{over}</TableCell>
              {series.map(({ name }) => (
                <TableCell key={name} align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.toReversed().map(({ id, label: when, values }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {when}
                </TableCell>
                {series.map(({ name, shown: asRead = shown }, at) => (
                  <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {asRead(values[at] ?? 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}
