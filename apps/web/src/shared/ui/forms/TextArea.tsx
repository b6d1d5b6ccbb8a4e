import type { Ref, TextareaHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

export function TextArea({ label, hint, error, isOptional, id, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <textarea rows={3} {...rest} {...wiring} />}
    </Field>
  )
}
