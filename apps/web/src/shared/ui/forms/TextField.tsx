import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function TextField({ label, hint, error, isOptional, id, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <input type="text" {...rest} {...wiring} />}
    </Field>
  )
}
