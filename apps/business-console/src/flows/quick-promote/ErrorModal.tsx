import DialogContentText from '@mui/material/DialogContentText'
import { useTranslate } from 'react-admin'
import { StepDialog } from './StepDialog.tsx'
import type { QuickPromoteWork } from './use-quick-promote.ts'

/** Why nothing was launched; what was typed stays. */
export function ErrorModal({ work: { state, dispatch, launch, isBusy } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  return (
    <StepDialog
      title={translate('console.promote.error.title')}
      submit={{ label: translate('console.promote.error.again'), onSubmit: launch, isDisabled: isBusy }}
      close={{
        label: translate('console.promote.error.close'),
        onClose: () => dispatch({ type: 'stepped', step: 'QUICK_PROMOTE_PAGE' }),
      }}
    >
      <DialogContentText role="alert">{state.form.serverError?.message}</DialogContentText>
    </StepDialog>
  )
}
