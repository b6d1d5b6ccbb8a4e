import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ceilingOf } from './chart-scale.ts'
import { ChartTable } from './ChartTable.tsx'

interface ChartSeries {
  name: string
  /** A color of both themes. */
  color: string
}

interface ChartColumn {
  id: string
  /** The day or the moment it stands for. */
  label: string
  /** One for each series. */
  values: readonly number[]
}

interface Props {
  /** What is drawn. */
  label: string
  /** What the columns stand for, as the head of their column in the table. */
  over: string
  columns: readonly ChartColumn[]
  series: readonly ChartSeries[]
  /** A value as it is read. */
  shown: (value: number) => string
  /** A table that has more than what is drawn. */
  table?: ReactNode
}

const HEIGHT = 200
/** How much of its place a bar fills. */
const FILLED = 0.7
const LINES = [1, 0.5, 0] as const
/** Few bars are no wider than so many would be. */
const LEAST_PLACES = 7

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Bars over time, several values of one moment on top of each other; a table behind it has the same in numbers. */
export function BarChart({ label, over, columns, series, shown, table }: Props) {
  const ceiling = ceilingOf(columns.map(({ values }) => sumOf(values)))
  const place = 100 / Math.max(columns.length, LEAST_PLACES)
  // Where nothing happened there is one number, not three alike.
  const marks = LINES.filter((share) => share === 0 || shown(ceiling * share) !== shown(0))
  const ends = columns.length > 1 ? [columns[0], columns.at(-1)] : columns
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}>
        <Box aria-hidden="true" sx={{ height: HEIGHT, display: 'grid', justifyItems: 'end' }}>
          {marks.map((share) => (
            <Mark key={share} sx={{ gridArea: '1 / 1', mt: `${(1 - share) * HEIGHT - 10}px` }}>
              {shown(ceiling * share)}
            </Mark>
          ))}
        </Box>
        <Bars {...{ label, columns, series, shown, ceiling, place }} />
        <span />
        <Box aria-hidden="true" sx={{ ...endsOfTime, width: `${place * columns.length}%` }}>
          {ends.map((column) => (
            <Mark key={column?.id}>{column?.label}</Mark>
          ))}
        </Box>
      </Box>
      {table ?? <ChartTable {...{ label, over, columns, series, shown }} />}
    </>
  )
}

const endsOfTime = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  minWidth: 'min-content',
  mt: 0.5,
} as const

const Mark = ({ children, sx = {} }: { children: ReactNode; sx?: object }) => (
  <Typography variant="caption" color="textSecondary" sx={sx}>
    {children}
  </Typography>
)

const Legend = ({ series }: Pick<Props, 'series'>) => (
  <Box
    component="ul"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, listStyle: 'none', m: 0, mb: 2, p: 0 }}
  >
    {series.map(({ name, color }) => (
      <Box
        key={name}
        component="li"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}
      >
        <Box component="span" sx={{ width: 12, height: 12, borderRadius: '3px', backgroundColor: color }} />
        {name}
      </Box>
    ))}
  </Box>
)

interface BarsProps extends Pick<Props, 'label' | 'columns' | 'series' | 'shown'> {
  ceiling: number
  place: number
}

function Bars({ label, columns, series, shown, ceiling, place }: BarsProps) {
  const heightOf = (value: number) => (value / ceiling) * HEIGHT
  return (
    <Box component="svg" role="img" aria-label={label} sx={chart}>
      {LINES.map((share) => (
        <line key={share} x1="0" x2="100%" y1={(1 - share) * HEIGHT} y2={(1 - share) * HEIGHT} />
      ))}
      {columns.map(({ id, label: when, values }, index) =>
        values.map((value, at) => (
          <rect
            // Series keep their places.
            key={`${id}/${series[at]?.name}`}
            x={`${index * place + (place * (1 - FILLED)) / 2}%`}
            y={HEIGHT - heightOf(sumOf(values.slice(0, at + 1)))}
            width={`${place * FILLED}%`}
            height={heightOf(value)}
            rx={values.length > 1 ? 0 : 3}
            fill={series[at]?.color}
          >
            <title>{`${when}${series.length > 1 ? `, ${series[at]?.name}` : ''}: ${shown(value)}`}</title>
          </rect>
        )),
      )}
    </Box>
  )
}

// Time runs in the direction of the text.
const chart = {
  width: '100%',
  height: HEIGHT,
  overflow: 'visible',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '& rect:hover': { opacity: 0.75 },
  '& line': { stroke: 'var(--color-border)' },
} as const
