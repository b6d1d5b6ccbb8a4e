import { useEffect, useRef } from 'react'
import { useLinkToken } from '../../shared/use-link-token.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const verifyEmailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ verifyEmail: build.mutation(endpoint(identityRoutes['auth.verifyEmail'])) }),
})

const { useVerifyEmailMutation } = verifyEmailApi

/** Consumes the token of the emailed link and shows the result. */
export function VerifyEmail() {
  const t = useT<'auth'>()
  const [verify, { data, error }] = useVerifyEmailMutation()
  const token = useLinkToken()
  const sent = useRef<string | null>(null)

  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    void verify({ token })
  }, [token, verify])

  if (data) {
    return (
      <EmptyState
        heading="h1"
        icon={<CheckIcon size={40} />}
        title={t('auth.verify.doneTitle')}
        description={t('auth.verify.done', { email: data.email })}
        action={
          <ButtonLink to="/" tone="primary" size="large">
            {t('auth.verify.continue')}
          </ButtonLink>
        }
      />
    )
  }
  if (error || token === null) {
    const reason = error ? readFailure(error, [], t).message : t('auth.verify.noToken')
    return (
      <EmptyState
        heading="h1"
        icon={<AlertIcon size={40} />}
        title={t('auth.verify.failedTitle')}
        description={reason ?? ''}
        action={<ButtonLink to="/settings/edit/email/">{t('auth.verify.toSettings')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      heading="h1"
      icon={<Spinner size={40} />}
      title={t('auth.verify.title')}
      description={t('auth.verify.working')}
    />
  )
}
