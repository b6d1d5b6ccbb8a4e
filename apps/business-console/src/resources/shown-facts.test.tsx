import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'
import { sampleRow } from '../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const plan = { marketingPlanName: 'Autumn', dailyAdsBudget: 12.5, currency: 'EUR' }
const invoice = {
  ad_account_name: 'Autumn',
  period_start: '2026-03-01',
  due_date: '2026-04-14',
  total_micros: 41_500_000,
  currency: 'EUR',
}
const tag = {
  name: 'Autumn',
  created_time: '2026-02-03T12:00:00.000Z',
  last_fired_event: { event_name: 'checkout', fired_at: '2026-03-05T12:00:00.000Z' },
}
const catalog = { name: 'Autumn', product_count: 1234, last_ingested_at: '2026-03-05T12:00:00.000Z' }

it.each([
  ['marketing-plans', plan, [/€12\.50/]],
  ['invoices', invoice, [/Mar 1, 2026/, /Apr 14, 2026/, /€41\.50/]],
  ['tags', tag, [/Mar 5, 2026/, /Feb 3, 2026/]],
  ['catalogs', catalog, [/1,234/, /Mar 5, 2026/]],
])('a row of %s shows what its record holds', async (resource, record, shown) => {
  openConsole(resource, { rows: { [resource]: [{ id: '1', ...sampleRow(resource), ...record }] } })
  const row = (await screen.findAllByText('Autumn'))[0]?.closest('tr') as HTMLElement
  for (const text of shown) expect(within(row).getByText(text)).toBeInTheDocument()
})
