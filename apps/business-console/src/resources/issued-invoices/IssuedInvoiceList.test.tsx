import { render, screen } from '@testing-library/react'
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider, loadSiteTexts } from '../../providers/i18n-provider.ts'
import { IssuedInvoiceList } from './IssuedInvoiceList.tsx'

beforeAll(loadSiteTexts)

it('issued invoices are searched by words that say what is found, and each is opened by a link', async () => {
  const invoice = { id: '5', invoice_number: '202801-9-01', business_name: 'Kiln & Co', status: 'PAID' }
  const reads = { getList: async () => ({ data: [invoice], total: 1 }) }
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider(reads as object)}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <ResourceContextProvider value="issued-invoices">
          <IssuedInvoiceList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('textbox', { name: 'Search invoice number' })).toBeVisible()
  const link = await screen.findByRole('link', { name: /202801-9-01/ })
  expect(link).toHaveAttribute('href', '/issued-invoices/5')
})
