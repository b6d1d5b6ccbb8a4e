import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { QUICK_PROMOTE_PATH } from '../../shared/promote-path.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useOwnAddress } from './use-own-address.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

/** How an ad account pays where cards are entered at the payment provider: its page leads back here. */
export function HostedBillingForm({ work }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const { state, dispatch, isBusy, sent } = work
  useOwnAddress(work)
  const { billing_address, tax_id } = state.form.billingInformationForm
  const goOn = () =>
    void sent(async () => {
      const { url } = await run('cardSessions.begin', {
        advertiser_id: state.form.advertiserId ?? '',
        return_path: QUICK_PROMOTE_PATH,
        billing_address,
        tax_id,
      })
      window.location.assign(url)
    })
  return (
    <StepDialog
      title={translate('console.promote.billing.title')}
      submit={{ label: translate('console.promote.billing.to_card'), onSubmit: goOn, isDisabled: isBusy }}
      close={{
        label: translate('console.steps.back'),
        onClose: () => dispatch({ type: 'stepped', step: 'PIN_SELECTION_MODAL' }),
      }}
    >
      <Typography color="text.secondary">{translate('console.promote.billing.hosted')}</Typography>
      <TextField
        size="small"
        label={translate('console.promote.billing.tax_id')}
        value={tax_id}
        onChange={(event) => dispatch({ type: 'billingTyped', changes: { tax_id: event.target.value } })}
      />
      <BillingAddress work={work} refused={{}} />
    </StepDialog>
  )
}
