import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { StepDialog } from './StepDialog.tsx'
import { useLeave } from './use-leave.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

const TEXT_VERSION = 1

/** Where the law asks for it, the advertiser accepts to be responsible for consent. */
export function TermsModal({ work: { state, dispatch, isBusy, sent } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const leave = useLeave(state.form)
  const [isChecked, setIsChecked] = useState(false)
  const { advertiserId } = state.form
  const accept = () =>
    void sent(async () => {
      const input = { advertiser_id: advertiserId ?? '', version: TEXT_VERSION } as const
      dispatch({ type: 'standingRead', advertiser: await run('advertisers.acceptTerms', input) })
    })
  return (
    <StepDialog
      title={translate('console.promote.terms.title')}
      submit={{
        label: translate('console.promote.terms.accept'),
        onSubmit: accept,
        isDisabled: !isChecked || isBusy,
      }}
      close={{ label: translate('ra.action.cancel'), onClose: leave }}
    >
      <DialogContentText>{translate('console.promote.terms.text')}</DialogContentText>
      <FormControlLabel
        label={translate('console.promote.terms.check')}
        control={<Checkbox checked={isChecked} onChange={(_event, isNow) => setIsChecked(isNow)} />}
      />
    </StepDialog>
  )
}
