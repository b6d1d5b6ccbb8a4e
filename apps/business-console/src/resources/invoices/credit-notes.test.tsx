import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CreditNoteView } from '@tessera/api-types/ads/credit-notes'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const note: CreditNoteView = {
  id: '3',
  credit_number: '202701-5-01-C01',
  reason: 'INVALID_TRAFFIC',
  explanation: 'Clicks of a robot.',
  issued_date: '2027-02-03',
  line: { date: '2027-01-07', campaign_id: '8', campaign_name: 'Winter lamps' },
  subtotal_micros: 1_000_000,
  tax_micros: 190_000,
  total_micros: 1_190_000,
  settled_micros: 190_000,
}
const invoice = {
  ...sampleRow('invoices'),
  id: '7',
  business_id: '9',
  invoice_number: '202701-5-01',
  status: 'PAID',
  currency: 'EUR',
  subtotal_micros: 2_000_000,
  tax_micros: 380_000,
  total_micros: 2_380_000,
  credited_micros: 1_190_000,
  credit_used_micros: 190_000,
  balance_due_micros: 0,
  abilities: { can_pay: false },
  issued_by: ['Tessera'],
  billed_to: { name: 'Kiln & Co', address: null, tax_id: null },
  lines: [],
}

it('B-3.23 an invoice shows what was given back of it, what became of it, and each note as a file', async () => {
  openConsole('invoices/7', { rows: { invoices: [{ ...invoice, credit_notes: [note] }] } })
  const section = (await screen.findByRole('heading', { name: 'Credit notes' })).parentElement!
  const shown = within(section)
  expect(shown.getByText('202701-5-01-C01')).toBeVisible()
  expect(shown.getByText('-€1.19')).toBeVisible()
  expect(shown.getByText(/Invalid traffic · Winter lamps/)).toBeVisible()
  expect(shown.getByText(/€0.19 taken off this invoice, the rest for your next one/)).toBeVisible()
  expect(shown.getByRole('link', { name: 'PDF of 202701-5-01-C01' })).toHaveAttribute(
    'href',
    '/v3/businesses/9/invoices/7/credit_notes/3/pdf',
  )
  expect(screen.getByRole('row', { name: /Credit used/ })).toHaveTextContent('-€0.19')
})

it('an invoice of which nothing was given back has no word of it', async () => {
  openConsole('invoices/7', {
    rows: { invoices: [{ ...invoice, credit_used_micros: 0, credit_notes: [] }] },
  })
  expect(await screen.findByRole('row', { name: /Balance due/ })).toBeVisible()
  expect(screen.queryByText('Credit notes')).toBeNull()
  expect(screen.queryByRole('row', { name: /Credit used/ })).toBeNull()
})
