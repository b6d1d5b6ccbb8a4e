import { useQueryClient } from '@tanstack/react-query'
import { TextInput, useNotify, useTranslate } from 'react-admin'
import type { BillingProfileView } from '@tessera/api-types/ads/views'
import { reasonText } from '../../providers/i18n-provider.ts'
import { readExpiry } from '../card-expiry.ts'
import { CARD_FIELDS, CARD_INPUTS, cardFault, type CardField } from '../card-fields.ts'
import { messageOf } from '../field-errors.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useOperation, useRun } from '../use-operation.ts'

export const billingProfileKey = (advertiserId: string) => ['billing-profile', advertiserId]

export const NO_ADDRESS = { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' }

type Values = Record<CardField, string>

const EMPTY: Values = { cardholder_name: '', card_number: '', card_expiry: '', security_code: '' }

function cardOf({ card_expiry, ...typed }: Values) {
  const { month, year } = readExpiry(card_expiry)
  return { ...typed, card_expiry_month: month, card_expiry_year: year }
}

const ruleOf = (field: CardField) => (typed: unknown) =>
  reasonText(cardFault(field, cardOf({ ...EMPTY, [field]: String(typed ?? '') })) ?? undefined) ?? undefined

const rules = Object.fromEntries(CARD_FIELDS.map((field) => [field, ruleOf(field)]))

interface Props {
  profile: BillingProfileView
  onClose: () => void
}

/** Another card for an ad account, where cards are typed into a form of ours. */
export function CardDialog({ profile, onClose }: Props) {
  const translate = useTranslate()
  const { save, isRunning } = useSaveCard(profile.advertiser_id, onClose)
  return (
    <FormDialog<Values>
      title={translate(`resources.invoices.${profile.card_last4 === null ? 'add_card' : 'change_card'}`)}
      submit="ra.action.save"
      start={{ cardholder_name: profile.cardholder_name ?? '' }}
      isRunning={isRunning}
      onSubmit={save}
      onClose={onClose}
    >
      {CARD_FIELDS.map((field) => (
        <TextInput
          key={field}
          source={field}
          label={`console.promote.billing.${field}`}
          validate={rules[field]}
          {...CARD_INPUTS[field]}
        />
      ))}
    </FormDialog>
  )
}

function useSaveCard(advertiser_id: string, onSaved: () => void) {
  const run = useRun()
  const notify = useNotify()
  const queries = useQueryClient()
  const { perform, isRunning } = useOperation('billingProfiles.update', 'resources.invoices.card_changed')
  /** The call replaces everything: what is not of the card is sent as it is now. */
  const restOf = async () => {
    const { currency, billing_address, tax_id } = await run('billingProfiles.get', { advertiser_id })
    return { currency, billing_address: billing_address ?? NO_ADDRESS, tax_id: tax_id ?? '' }
  }
  const save = async (values: Values): Promise<object> => {
    let faults: Record<string, string> = {}
    try {
      const input = { ...cardOf(values), ...(await restOf()), advertiser_id }
      const saved = await perform(input, {}, (found) => (faults = found))
      if (saved) {
        queries.setQueryData(billingProfileKey(advertiser_id), saved)
        onSaved()
      }
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    const { card_expiry_month: expired, ...others } = faults
    return { ...others, ...(expired && { card_expiry: expired }) }
  }
  return { save, isRunning }
}
