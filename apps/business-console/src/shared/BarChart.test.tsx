import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BarChart } from './BarChart.tsx'

const series = [
  { name: 'Accepted', color: 'green' },
  { name: 'Refused', color: 'red' },
]

const column = (id: string, ...values: number[]) => ({ id, label: `May ${id}`, values })

function draw(...columns: ReturnType<typeof column>[]) {
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <BarChart
        label="Rows"
        over="Update"
        columns={columns}
        series={series}
        shown={(value) => `${value} rows`}
      />
    </AdminContext>,
  )
  return screen.getByRole('img', { name: 'Rows' })
}

it('values of one moment stand on top of each other, each with its name and number', () => {
  const chart = draw(column('1', 6, 4), column('2', 3, 0))
  const bars = [...chart.querySelectorAll('rect')]
  expect(bars.map((bar) => bar.textContent)).toEqual([
    'May 1, Accepted: 6 rows',
    'May 1, Refused: 4 rows',
    'May 2, Accepted: 3 rows',
    'May 2, Refused: 0 rows',
  ])
  const [accepted, refused, later] = bars.map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }))
  expect(refused).toEqual({ top: 0, height: 80 })
  expect(accepted).toEqual({ top: 80, height: 120 })
  expect(later).toEqual({ top: 140, height: 60 })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Accepted',
    'Refused',
  ])
})

it('a table behind the chart has the same in numbers, the last moment first, and is scrolled by keys', () => {
  draw(column('1', 6, 4), column('2', 3, 0))
  fireEvent.click(screen.getByText('Show as a table'))
  const region = screen.getByRole('region', { name: 'Rows' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(
    within(region)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['UpdateAcceptedRefused', 'May 23 rows0 rows', 'May 16 rows4 rows'])
})

it('a single moment is named once', () => {
  draw(column('1', 6, 4))
  expect(screen.getAllByText('May 1', { selector: '[aria-hidden] *' })).toHaveLength(1)
})
