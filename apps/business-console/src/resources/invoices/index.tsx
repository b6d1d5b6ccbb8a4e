import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { INVOICE_TABS } from '@tessera/api-types/ads/ad-options'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const InvoicePage = lazy(async () => ({ default: (await import('./InvoicePage.tsx')).InvoicePage }))

const InvoiceList = lazy(async () => ({ default: (await import('./InvoiceList.tsx')).InvoiceList }))

export const invoices: HubResource = {
  name: 'invoices',
  icon: ReceiptIcon,
  group: 'accounts',
  list: exactPage('invoices', async () => (await import('./InvoiceList.tsx')).InvoiceList),
  recordRepresentation: 'invoice_number',
  children: (
    <>
      {INVOICE_TABS.map((tab) => (
        <Route key={tab} path={tab.toLowerCase()} element={<InvoiceList asked={tab} />} />
      ))}
      <Route path=":invoiceId" element={<InvoicePage />} />
    </>
  ),
  allows: (action, { can_see_invoices }) => can_see_invoices && (isReading(action) || action === 'edit'),
}
