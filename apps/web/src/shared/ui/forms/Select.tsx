import type { Ref, SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Option = { value: string; label: string }

type Props = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[]; ref?: Ref<HTMLSelectElement> }

export function Select({ label, hint, error, isOptional, id, options, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <select {...rest} {...wiring}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
