import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useRecordContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import { CreditNotes } from '../../shared/billing/CreditNotes.tsx'
import { InvoiceLines } from '../../shared/billing/InvoiceLines.tsx'
import { InvoiceParties } from '../../shared/billing/InvoiceParties.tsx'
import { PayingCard } from '../../shared/billing/PayingCard.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { PayButton } from './PayButton.tsx'

/** One invoice with its lines, as a file, and paid from here. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams()
  return (
    <RecordPage resource="invoices" id={invoiceId} listPath="invoices" onSaved={() => undefined}>
      <Invoice />
    </RecordPage>
  )
}

function Invoice() {
  const translate = useTranslate()
  const invoice = useRecordContext<InvoiceDetail>()
  if (!invoice) return null
  const { id, business_id, invoice_number, status, abilities } = invoice
  const file = (kind: string) => `/v3/businesses/${business_id}/invoices/${id}/${kind}`
  return (
    <>
      <PageHeader title={invoice_number ?? translate('resources.invoices.in_progress')} back="invoices">
        <RecordStatus resource="invoices" status={status} />
        {['pdf', 'csv'].map((kind) => (
          <Button key={kind} href={file(kind)} download startIcon={<DownloadIcon />}>
            {kind.toUpperCase()}
          </Button>
        ))}
        {abilities.can_pay && <PayButton invoice={invoice} />}
      </PageHeader>
      {(abilities.can_pay || status === 'PROGRESS') && (
        <PayingCard
          advertiser_id={invoice.ad_account_id}
          return_path={`/business/${invoice.business_id}/hub/invoices/${invoice.id}`}
        />
      )}
      <InvoiceParties invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <CreditNotes invoice={invoice} fileOf={(noteId, kind) => file(`credit_notes/${noteId}/${kind}`)} />
    </>
  )
}
