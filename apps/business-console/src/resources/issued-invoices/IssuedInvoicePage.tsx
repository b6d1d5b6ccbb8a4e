import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { IssuedInvoiceDetail } from '@tessera/api-types/ads/credit-note-contracts'
import { CreditNotes } from '../../shared/billing/CreditNotes.tsx'
import { InvoiceLines } from '../../shared/billing/InvoiceLines.tsx'
import { InvoiceParties } from '../../shared/billing/InvoiceParties.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { CreditDialog } from './CreditDialog.tsx'

/** One invoice with what was given back of it, and more to give back. */
export const IssuedInvoicePage = () => (
  <RecordPage listPath="issued-invoices" onSaved={() => undefined}>
    <Invoice />
  </RecordPage>
)

function Invoice() {
  const translate = useTranslate()
  const invoice = useRecordContext<IssuedInvoiceDetail>()
  const [isOpen, setIsOpen] = useState(false)
  if (!invoice) return null
  const { business_name, can_credit, creditable_micros, invoice_number, status } = invoice
  return (
    <>
      <PageHeader title={`${invoice_number} · ${business_name}`} back="issued-invoices">
        <RecordStatus resource="invoices" status={status} />
        {can_credit && creditable_micros > 0 && (
          <Button variant="contained" onClick={() => setIsOpen(true)}>
            {translate('resources.issued-invoices.credit')}
          </Button>
        )}
      </PageHeader>
      {!can_credit && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('resources.issued-invoices.own')}
        </Alert>
      )}
      <InvoiceParties invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <CreditNotes invoice={invoice} />
      {isOpen && <CreditDialog invoice={invoice} onClose={() => setIsOpen(false)} />}
    </>
  )
}
