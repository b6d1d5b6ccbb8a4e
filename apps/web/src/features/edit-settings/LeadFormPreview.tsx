import { identityRoutes } from '@tessera/api-types/identity/routes'
import { leadFormPrefilled, selectLeadGen } from '../../entities/lead-gen/lead-gen-slice.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { settingsApi } from './settings-api.ts'

const leadFormApi = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    leadFormPrefill: build.query({
      ...endpoint(identityRoutes['users.me'], { confirmed: leadFormPrefilled }),
      providesTags: ['Settings'],
    }),
  }),
})

/** What forms of businesses begin with, as the settings are now. */
export function LeadFormPreview() {
  const t = useT<'preferences'>()
  const { isSuccess } = leadFormApi.useLeadFormPrefillQuery({})
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
