import { useQueryClient } from '@tanstack/react-query'
import { TextInput, useTranslate } from 'react-admin'
import {
  cardExpiryFault,
  cardholderFault,
  cardNumberFault,
  securityCodeFault,
} from '@tessera/api-types/ads/billing-rules'
import type { BillingProfileView, InvoiceDetail } from '@tessera/api-types/ads/views'
import { reasonText } from '../../providers/i18n-provider.ts'
import { readExpiry } from '../../shared/card-expiry.ts'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { keyOf, NO_ADDRESS } from './billing-profile.ts'

interface Values {
  cardholder_name: string
  card_number: string
  card_expiry: string
  security_code: string
}

type Judge = (typed: string) => Parameters<typeof reasonText>[0] | null

const FIELDS: { field: keyof Values; autoComplete: string; judge: Judge; placeholder?: string }[] = [
  { field: 'cardholder_name', autoComplete: 'cc-name', judge: cardholderFault },
  { field: 'card_number', autoComplete: 'cc-number', judge: cardNumberFault },
  {
    field: 'card_expiry',
    autoComplete: 'cc-exp',
    judge: (typed) => cardExpiryFault(readExpiry(typed), new Date()),
    placeholder: 'MM/YY',
  },
  { field: 'security_code', autoComplete: 'cc-csc', judge: securityCodeFault },
]

const rules = Object.fromEntries(
  FIELDS.map(({ field, judge }) => [
    field,
    (typed: unknown) => reasonText(judge(String(typed ?? '')) ?? undefined) ?? undefined,
  ]),
)

interface Props {
  invoice: InvoiceDetail
  profile: BillingProfileView
  onClose: () => void
}

/** Another card for the ad account of an invoice, where cards are typed into a form of ours. */
export function CardDialog({ invoice: { ad_account_id: advertiser_id }, profile, onClose }: Props) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { perform, isRunning } = useOperation('billingProfiles.update', 'resources.invoices.card_changed')
  const save = async ({ card_expiry, ...typed }: Values) => {
    let faults: Record<string, string> = {}
    const { month, year } = readExpiry(card_expiry)
    const input = {
      ...typed,
      advertiser_id,
      card_expiry_month: month,
      card_expiry_year: year,
      currency: profile.currency,
      billing_address: profile.billing_address ?? NO_ADDRESS,
      tax_id: profile.tax_id ?? '',
    }
    const saved = await perform(input, {}, (found) => (faults = found))
    if (saved) {
      queries.setQueryData(keyOf(advertiser_id), saved)
      onClose()
    }
    const { card_expiry_month: expired, ...others } = faults
    return { ...others, ...(expired && { card_expiry: expired }) }
  }
  return (
    <FormDialog<Values>
      title={translate(`resources.invoices.${profile.card_last4 === null ? 'add_card' : 'change_card'}`)}
      submit="ra.action.save"
      start={{ cardholder_name: profile.cardholder_name ?? '' }}
      isRunning={isRunning}
      onSubmit={save}
      onClose={onClose}
    >
      {FIELDS.map(({ field, autoComplete, placeholder }) => (
        <TextInput
          key={field}
          source={field}
          label={`console.promote.billing.${field}`}
          validate={rules[field]}
          autoComplete={autoComplete}
          inputMode={field === 'cardholder_name' ? 'text' : 'numeric'}
          {...(placeholder && { placeholder })}
        />
      ))}
    </FormDialog>
  )
}
