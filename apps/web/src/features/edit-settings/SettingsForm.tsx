import { type ReactNode, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { changedFields } from '../../shared/forms/changed-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
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

/** Runs tasks one after the other, and is busy while any of them runs. */
function useQueue() {
  const last = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const add = (task: () => Promise<void>) => {
    setWaiting((count) => count + 1)
    last.current = last.current.then(task).finally(() => setWaiting((count) => count - 1))
  }
  return { add, isBusy: waiting > 0 }
}

/** One page of settings: what it is about, and its choices, each saved as it is made. */
export function SettingsForm<V extends FieldValues>({ lead, schema, values, send, children }: Props<V>) {
  const t = useT<'preferences'>()
  const dispatch = useAppDispatch()
  const saved = useRef(values)
  const { add, isBusy } = useQueue()
  const { form, submit, field, formError } = useCallForm<V>({
    schema,
    fields: Object.keys(values) as FieldPath<V>[],
    // What was stored comes back between two choices; it does not undo the one that is on its way.
    ...(!isBusy && { values }),
    async send(given) {
      if (Object.entries(given).every(([name, value]) => saved.current[name] === value)) return
      try {
        await send(changedFields(saved.current, given))
      } catch (error) {
        form.reset(saved.current)
        throw error
      }
      saved.current = given
      dispatch(toastShown({ text: t('preferences.saved') }))
    },
  })
  const handleChange = () => {
    if (!isBusy) saved.current = values
    add(submit)
  }
  return (
    <form method="post" noValidate onSubmit={submit} onChange={handleChange} className={styles.form}>
      <p>{t(lead)}</p>
      <FormAlert text={formError} />
      {children(field)}
    </form>
  )
}
