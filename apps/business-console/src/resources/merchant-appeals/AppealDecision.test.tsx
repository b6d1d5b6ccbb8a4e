import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { MerchantAppealDetailView } from '@tessera/api-types/verified-merchants/views'
import { ConsoleNotification } from '../../layout/ConsoleNotification.tsx'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { AppealDecision } from './AppealDecision.tsx'

const appeal = {
  id: '5',
  can_decide: true,
  appeal_count: 1,
  checks: [],
} as unknown as MerchantAppealDetailView

/** The decision about an appeal whose sending fails. */
function open(error: HttpError) {
  expectComplaint()
  const dataProvider = { ...testDataProvider(), run: () => Promise.reject(error) }
  render(
    <MemoryRouter initialEntries={['/appeal']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={consoleTheme}>
        <Routes>
          <Route path="/appeal" element={<AppealDecision appeal={appeal} />} />
          <Route path="*" element={<p>The list</p>} />
        </Routes>
        <ConsoleNotification />
      </AdminContext>
    </MemoryRouter>,
  )
}

it('a decision that could not be sent keeps its page and the reasons chosen', async () => {
  open(new HttpError('Out of order.', 503))
  const [reason] = await screen.findAllByRole('checkbox')
  fireEvent.click(reason!)
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Out of order.')).toBeVisible()
  expect(reason).toBeChecked()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve', hidden: true })).toBeEnabled())
})

it('an appeal that somebody else has decided is left', async () => {
  open(new HttpError('Gone.', 404, { error_code: 'NOT_FOUND' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The list')).toBeVisible()
})
