import { passwordStrength } from '@tessera/api-types/identity/password-rules'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './StrengthHint.module.css'

/** Says how hard a password is to guess, in words as well as by a bar. */
export function StrengthHint({ password }: { password: string }) {
  const t = useT<'auth'>()
  const strength = password === '' ? null : passwordStrength(password)
  return (
    <div className={styles.hint} data-strength={strength ?? 'none'}>
      <span aria-hidden="true" className={styles.bar} />
      <p id="password-strength" aria-live="polite">
        {t(strength === null ? 'auth.strength.hint' : `auth.strength.${strength}`)}
      </p>
    </div>
  )
}
