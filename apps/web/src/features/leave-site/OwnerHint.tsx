import { OWNS_BUSINESS } from '@tessera/api-types/error-numbers'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { isApiError } from '../../shared/api/call.ts'
import styles from '../../shared/ui/forms/Form.module.css'

/** Leads an owner who cannot leave to where a business is handed over or closed. */
export function OwnerHint({ refusal }: { refusal: unknown }) {
  const t = useT<'preferences'>()
  if (!isApiError(refusal) || refusal.api_error_code !== OWNS_BUSINESS) return null
  return (
    <p>
      <a href="/business/hub/settings" className={styles.link}>
        {t('preferences.leaving.toBusiness')}
      </a>
    </p>
  )
}
