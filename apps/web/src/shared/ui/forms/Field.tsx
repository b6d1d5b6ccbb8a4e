import { type ReactNode, useId } from 'react'
import { useT } from '../../i18n/i18n-context.ts'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  hint?: string
  /** What is wrong with the value; announced when it appears. */
  error?: string
  isOptional?: boolean
}

export type FieldWiring = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string | undefined
}

type Props = FieldTexts & { id?: string; children: (wiring: FieldWiring) => ReactNode }

/** Label, hint and error of one control, wired to it. */
export function Field({ id: givenId, label, hint, error, isOptional, children }: Props) {
  const t = useT()
  const ownId = useId()
  const id = givenId ?? ownId
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {t('app.optional')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
        className: styles.control,
      })}
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
