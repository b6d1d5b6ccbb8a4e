import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { ConsoleResource } from '../../shared/console-resource.ts'

export const issuedInvoices: ConsoleResource = {
  name: 'issued-invoices',
  icon: ReceiptIcon,
  list: exactPage('issued-invoices', async () => (await import('./IssuedInvoiceList.tsx')).IssuedInvoiceList),
  edit: exactPage('issued-invoices', async () => (await import('./IssuedInvoicePage.tsx')).IssuedInvoicePage),
}
