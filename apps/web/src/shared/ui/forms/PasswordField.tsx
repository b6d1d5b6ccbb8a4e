import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { useT } from '../../i18n/i18n-context.ts'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './PasswordField.module.css'

type Props = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** A password that can be looked at; pasting and password managers work. */
export function PasswordField({ label, hint, error, isOptional, id, ...rest }: Props) {
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.frame}>
          <input {...rest} {...wiring} type={isShown ? 'text' : 'password'} />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isShown}
            aria-controls={wiring.id}
            onClick={() => setIsShown(!isShown)}
          >
            {t('app.showPassword')}
          </button>
        </div>
      )}
    </Field>
  )
}
