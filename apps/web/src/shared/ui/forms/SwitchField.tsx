import { type InputHTMLAttributes, type Ref, useId } from 'react'
import styles from './SwitchField.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string
  /** A change is on its way: for a moment it cannot be switched, and looks as before. */
  isWaiting?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A choice that is on or off. */
export function SwitchField({ label, hint, isWaiting = false, ...rest }: Props) {
  const hintId = useId()
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        {...rest}
        disabled={rest.disabled || isWaiting}
        aria-busy={isWaiting || undefined}
        aria-describedby={hint ? hintId : undefined}
        className={styles.input}
      />
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
