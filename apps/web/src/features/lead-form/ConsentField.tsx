import { type InputHTMLAttributes, type Ref, useId } from 'react'
import styles from './ConsentField.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  error: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** What somebody agrees to, in the words of who asks. */
export function ConsentField({ label, error, ...rest }: Props) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          {...rest}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        <span dir="auto">{label}</span>
      </label>
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  )
}
