import { leadGenApi } from '../../entities/lead-gen/lead-gen-api.ts'
import { selectLeadGen } from '../../entities/lead-gen/lead-gen-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'

/** What forms of businesses begin with, as the settings are now. */
export function LeadFormPreview() {
  const t = useT<'preferences'>()
  const { isSuccess } = leadGenApi.useLeadFormPrefillQuery({})
  const { fullName, email } = useAppSelector(selectLeadGen)
  if (!isSuccess) return null
  const known = [fullName, email].filter((value) => value !== '')
  return (
    <p role="status">
      {known.length > 0
        ? t('preferences.privacy.leadPreview', { known: known.join(', ') })
        : t('preferences.privacy.leadNone')}
    </p>
  )
}
