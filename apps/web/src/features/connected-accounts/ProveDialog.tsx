import { useId } from 'react'
import { z } from 'zod'
import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { givenPasswordField } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'

const ProveValues = z.object({ password: givenPasswordField })

type Props = { slot: string; name: string; onDismiss: () => void }

/** The password before a new way into the account, then on to the provider. */
export function ProveDialog({ slot, name, onDismiss }: Props) {
  const t = useT()
  const formId = useId()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting } = useCallForm({
    schema: ProveValues,
    fields: ['password'],
    async send({ password }) {
      const { path } = await dispatch(socialLoginApi.endpoints.connect.initiate({ slot, password })).unwrap()
      openPage(path)
    },
  })
  return (
    <Dialog
      title={t('social.connections.proveTitle', { name })}
      onDismiss={onDismiss}
      footer={
        <>
          <Button onClick={onDismiss}>{t('social.connections.cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={isSubmitting}>
            {t('social.connections.connect')}
          </Button>
        </>
      }
    >
      <FormStack id={formId} onSubmit={submit}>
        <p>{t('social.connections.proveLead')}</p>
        <FormAlert text={formError} />
        <PasswordField
          label={t('social.connections.password')}
          autoComplete="current-password"
          {...field('password')}
        />
      </FormStack>
    </Dialog>
  )
}
