import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import type { IssuedInvoiceDetail } from '@tessera/api-types/ads/credit-note-contracts'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider, loadSiteTexts } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { CreditDialog } from './CreditDialog.tsx'

beforeAll(loadSiteTexts)

const invoice = {
  id: '7',
  currency: 'EUR',
  tax_micros: 380_000,
  creditable_micros: 1_500_000,
  lines: [{ date: '2027-01-07', campaign_id: '8', campaign_name: 'Winter lamps', amount_micros: 2_000_000 }],
} as unknown as IssuedInvoiceDetail

function open(run: (name: string, input: object) => Promise<unknown>) {
  // The inputs of react-admin hand on two properties that the DOM does not know.
  expectComplaint()
  expectComplaint()
  const onClose = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={{ ...testDataProvider(), run }}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <CreditDialog invoice={invoice} onClose={onClose} />
      </AdminContext>
    </MemoryRouter>,
  )
  return onClose
}

async function fill() {
  fireEvent.change(await screen.findByLabelText(/Amount in EUR/), { target: { value: '1.25' } })
  fireEvent.mouseDown(screen.getByLabelText(/Reason/))
  fireEvent.click(await screen.findByRole('option', { name: 'Goodwill' }))
  fireEvent.change(screen.getByLabelText(/Explanation/), { target: { value: 'For the trouble.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Issue credit note' }))
}

it('a credit says what is left, and sends the amount to the millionth', async () => {
  const sent: unknown[] = []
  const onClose = open(async (name, input) => sent.push([name, input]))
  expect(await screen.findByText(/Up to €1.50 before tax/)).toBeVisible()
  await fill()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const input = { invoice_id: '7', line: null, amount_micros: 1_250_000, reason: 'GOODWILL' }
  expect(sent).toEqual([['creditNotes.create', { ...input, explanation: 'For the trouble.' }]])
})

it('an amount that is too much is marked, and what was typed stays', async () => {
  const faults = { errors: { amount_micros: 'Enter an amount that’s not more than what’s left to credit' } }
  const onClose = open(() => Promise.reject(new HttpError('No', 422, faults)))
  await fill()
  expect(await screen.findByText(/not more than what’s left/)).toBeVisible()
  expect(screen.getByLabelText(/Explanation/)).toHaveValue('For the trouble.')
  expect(onClose).not.toHaveBeenCalled()
})
