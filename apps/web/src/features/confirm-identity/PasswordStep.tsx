import { z } from 'zod'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { requiredText } from '../../shared/forms/account-fields.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'
import type { StepActions } from './ConfirmSteps.tsx'

const PasswordValues = z.object({ password: requiredText('confirm.password.missing') })

type Props = Pick<StepActions, 'give'> & { lead?: string }

export function PasswordStep({ give, lead }: Props) {
  const t = useT<'confirm'>()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: PasswordValues,
    fields: ['password'],
    values: { password: '' },
    send: give,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{lead ?? t('confirm.password.lead')}</p>
      <FormAlert text={formError} />
      <PasswordField
        label={t('confirm.password.label')}
        autoComplete="current-password"
        {...field('password')}
      />
      <Button type="submit" tone="primary" size="large" isBusy={isSubmitting}>
        {t('confirm.submit')}
      </Button>
    </form>
  )
}
