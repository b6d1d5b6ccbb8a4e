import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { changedFields } from '../../shared/forms/changed-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'

type FieldOf<V extends FieldValues> = ReturnType<typeof useCallForm<V>>['field']

type Props<V extends FieldValues> = {
  lead: MessageKey<'preferences'>
  schema: z.ZodType<V, V>
  values: V
  /** Takes the choices that were changed. */
  send: (changed: Partial<V>) => Promise<unknown>
  children: (field: FieldOf<V>) => ReactNode
}

/** One page of settings: what it is about, its choices, and the saving of them. */
export function SettingsForm<V extends FieldValues>({ lead, schema, values, send, children }: Props<V>) {
  const t = useT<'preferences'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting, isReady } = useCallForm<V>({
    schema,
    fields: Object.keys(values) as FieldPath<V>[],
    values,
    async send(given) {
      await send(changedFields(values, given))
      dispatch(toastShown({ text: t('preferences.saved') }))
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t(lead)}</p>
      <FormAlert text={formError} />
      {children(field)}
      <Button type="submit" tone="primary" size="large" disabled={!isReady} isBusy={isSubmitting}>
        {t('preferences.save')}
      </Button>
    </form>
  )
}
