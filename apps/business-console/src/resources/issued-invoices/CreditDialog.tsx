import Typography from '@mui/material/Typography'
import {
  AutocompleteInput,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useLocale,
  useTranslate,
} from 'react-admin'
import type { IssuedInvoiceDetail } from '@tessera/api-types/ads/credit-note-contracts'
import {
  CREDIT_REASONS,
  MAX_CREDIT_EXPLANATION,
  type CreditReason,
} from '@tessera/api-types/ads/credit-notes'
import type { Locale } from '@tessera/api-types/locales'
import { MICROS } from '@tessera/api-types/wire/micros'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { formatValue } from '../../shared/format-value.ts'
import { useOperation } from '../../shared/use-operation.ts'

interface Values {
  line: string | null
  amount_micros: number
  reason: CreditReason
  explanation: string
}

const text = (key: string) => `resources.issued-invoices.${key}`
const reasons = CREDIT_REASONS.map((id) => ({ id, name: `resources.invoices.credit_reason.${id}` }))

/** In units of a currency. */
const SMALLEST = 1 / MICROS

/** What a line is called by in the form: its promotion and its day. */
const keyOf = ({ campaign_id, date }: { campaign_id: string; date: string }) => `${campaign_id} ${date}`

function lineOf(key: string | null) {
  const [campaign_id, date] = (key ?? '').split(' ')
  return campaign_id && date ? { campaign_id, date } : null
}

/** Gives back a line of an invoice, or an amount of the whole. */
export function CreditDialog({ invoice, onClose }: { invoice: IssuedInvoiceDetail; onClose: () => void }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const { creditable_micros, currency, id, lines, tax_micros } = invoice
  const money = (micros: number) => formatValue('money', micros, { locale, currency })
  const { perform, isRunning } = useOperation('creditNotes.create', text('done'))
  const credit = async ({ line, amount_micros, ...given }: Values) => {
    let faults: Record<string, string> = {}
    const about = { invoice_id: id, line: lineOf(line) }
    const input = { ...given, ...about, amount_micros: Math.round(amount_micros * MICROS) }
    if (await perform(input, {}, (found) => (faults = found))) onClose()
    return faults
  }
  const choices = lines.map((line) => ({
    id: keyOf(line),
    name: `${formatValue('date', line.date, { locale })} · ${line.campaign_name} · ${money(line.amount_micros)}`,
  }))
  return (
    <FormDialog<Values>
      title={translate(text('credit'))}
      submit={text('send')}
      start={{ line: null }}
      isRunning={isRunning}
      onSubmit={credit}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate(text(`lead.${tax_micros > 0 ? 'taxed' : 'plain'}`), { left: money(creditable_micros) })}
      </Typography>
      <AutocompleteInput
        source="line"
        label={text('line')}
        choices={choices}
        helperText={text('line_help')}
      />
      <NumberInput
        source="amount_micros"
        label={translate(text('amount'), { currency })}
        min={0}
        step={0.01}
        validate={[required(), minValue(SMALLEST)]}
      />
      <Why />
    </FormDialog>
  )
}

const Why = () => (
  <>
    <SelectInput source="reason" label={text('reason')} choices={reasons} validate={required()} />
    <TextInput
      source="explanation"
      label={text('explanation')}
      helperText={text('explanation_help')}
      multiline
      minRows={2}
      validate={[required(), maxLength(MAX_CREDIT_EXPLANATION)]}
    />
  </>
)
