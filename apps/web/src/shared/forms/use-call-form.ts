import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useIsHydrated } from '../browser/use-is-hydrated.ts'
import { useT } from '../i18n/i18n-context.ts'
import type { MessageArea, MessageKey } from '../i18n/messages.ts'
import { useAppStore } from '../store/hooks.ts'
import { selectIsCauseShown } from '../toasts/toast-slice.ts'
import { isApiError } from '../api/call.ts'
import { readFailure } from './call-failure.ts'

/** Schemas of forms give message keys; errors of the server are text already. */
const SERVER = 'server'

/** A lost session, or what looks like forgery without its cookies. */
const isOfSession = (error: unknown): boolean =>
  isApiError(error) && (error.httpStatus === 401 || error.httpStatus === 403)

type Options<V extends FieldValues> = {
  schema: z.ZodType<V, V>
  /** The fields that a refusal may name; without them, those of `values`. */
  fields?: readonly FieldPath<V>[]
  /** Sends the values; a refused call is read for the fields. */
  send: (values: V) => Promise<void>
  /** Follows these, and puts them in the place of what was typed before the page was hydrated. */
  values?: V
  /** The values that the texts of a field's errors name. */
  texts?: Partial<Record<FieldPath<V>, Record<string, number>>>
  /** Stands there at first; other fields keep what was typed before the page was hydrated. */
  initially?: DefaultValues<V>
}

/** A form whose values survive failures and whose first wrong field gets the focus. */
export function useCallForm<V extends FieldValues>(options: Options<V>) {
  const { schema, send, values, texts, initially } = options
  const { fields = Object.keys(values ?? {}) as FieldPath<V>[] } = options
  const t = useT<MessageArea>()
  const store = useAppStore()
  const isHydrated = useIsHydrated()
  const resolver: Resolver<V> = zodResolver(schema)
  const form = useForm<V>({ resolver, values, ...(initially && { defaultValues: initially }) })
  const { errors, isSubmitting } = form.formState

  const isSending = useRef(false)

  const check = form.handleSubmit(async (given) => {
    try {
      await send(given)
    } catch (error) {
      const failure = readFailure(error, fields, t)
      for (const [index, [name, message]] of Object.entries(failure.fields).entries()) {
        const field = fields.find((one) => one === name)
        if (field) form.setError(field, { type: SERVER, message }, { shouldFocus: index === 0 })
      }
      const isShown = isOfSession(error) && selectIsCauseShown(store.getState())
      if (failure.message && !isShown) form.setError('root', { type: SERVER, message: failure.message })
    }
  })

  // A double press comes before the button is shown as busy.
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await check(event)
    } finally {
      isSending.current = false
    }
  }

  const textOf = (
    error: { type?: unknown; message?: unknown } | undefined,
    given?: Record<string, number>,
  ): string | undefined => {
    if (typeof error?.message !== 'string') return undefined
    return error.type === SERVER ? error.message : t(error.message as MessageKey, given)
  }

  return {
    form,
    submit,
    isSubmitting,
    /** False until the page is hydrated: a form sent before that would leave by itself. */
    isReady: isHydrated,
    formError: textOf(errors.root),
    /** Name, ref, handlers and error text of one control. */
    field: (name: FieldPath<V>) => ({ ...form.register(name), error: textOf(errors[name], texts?.[name]) }),
  }
}
