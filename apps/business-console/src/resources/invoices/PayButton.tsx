import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import { useBillingProfile } from '../../shared/billing/PayingCard.tsx'
import { useOperation } from '../../shared/use-operation.ts'

/** Pays an invoice, once it is known with which card. */
export function PayButton({ invoice: { id, business_id, ad_account_id } }: { invoice: InvoiceDetail }) {
  const translate = useTranslate()
  const { perform, isRunning } = useOperation('invoices.pay', 'resources.invoices.paid')
  const { data: profile } = useBillingProfile(ad_account_id)
  return (
    <Button
      variant="contained"
      disabled={isRunning || !profile}
      onClick={() => void perform({ business_id, id })}
    >
      {translate('resources.invoices.pay')}
    </Button>
  )
}
