import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const InvoicePage = lazy(async () => ({ default: (await import('./InvoicePage.tsx')).InvoicePage }))

export const invoices: HubResource = {
  name: 'invoices',
  icon: ReceiptIcon,
  group: 'accounts',
  list: exactPage('invoices', async () => (await import('./InvoiceList.tsx')).InvoiceList),
  recordRepresentation: 'invoice_number',
  children: <Route path=":invoiceId" element={<InvoicePage />} />,
  allows: (action, { can_create_ad_accounts }) =>
    can_create_ad_accounts && (isReading(action) || action === 'edit'),
}
