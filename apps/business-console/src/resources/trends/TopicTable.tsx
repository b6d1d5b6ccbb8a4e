import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLocale, useTranslate } from 'react-admin'
import { languageTag } from '@tessera/api-types/locales'
import type { TrendsView } from '@tessera/api-types/search/trends'

/** Topics with the saves of the last seven days, beside the seven before. */
export function TopicTable({ topics }: Pick<TrendsView, 'topics'>) {
  const translate = useTranslate()
  const locale = languageTag(useLocale())
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  const growth = (now: number, before: number) =>
    before === 0
      ? translate('resources.trends.new')
      : percents.format(Math.round((now / before - 1) * 100) / 100)
  return (
    <Table
      size="small"
      aria-labelledby="trending-topics"
      sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{translate('resources.trends.topic')}</TableCell>
          <TableCell align="right">{translate('resources.trends.saves')}</TableCell>
          <TableCell align="right">{translate('resources.trends.growth')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {topics.map(({ id, slug, name, saves, saves_before }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              <MuiLink href={`/topics/${slug}/`} underline="hover">
                {name}
              </MuiLink>
            </TableCell>
            <TableCell align="right">{numbers.format(saves)}</TableCell>
            <TableCell align="right">{growth(saves, saves_before)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
