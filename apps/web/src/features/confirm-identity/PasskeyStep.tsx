import { useState } from 'react'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from './ConfirmSteps.module.css'
import type { StepActions } from './ConfirmSteps.tsx'

export function PasskeyStep({ signByPasskey }: Pick<StepActions, 'signByPasskey'>) {
  const t = useT<'confirm'>()
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })
  const handleUse = () => {
    setState({ isBusy: true })
    signByPasskey().then(
      (isThrough) => setState({ isBusy: false, error: isThrough ? undefined : t('confirm.passkey.failed') }),
      (error: unknown) => setState({ isBusy: false, error: readFailure(error, [], t).message ?? '' }),
    )
  }
  return (
    <div className={styles.steps}>
      <p>{t('confirm.passkey.lead')}</p>
      <FormAlert text={state.error} />
      <Button tone="primary" size="large" isBusy={state.isBusy} onClick={handleUse}>
        {t('confirm.passkey.use')}
      </Button>
    </div>
  )
}
