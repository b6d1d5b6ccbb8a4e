import { useEffect, useRef } from 'react'
import { signInApi } from '../../entities/session/sign-in-api.ts'
import { useNextPath } from '../../entities/session/use-next-path.ts'
import { replacePage } from '../../shared/browser/page-location.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { useLinkToken } from '../../shared/use-link-token.ts'

/** Uses the one-time token of an emailed link and opens the page it is for; a used token opens it, too. */
export function OpenMailedLink() {
  const t = useT<'auth'>()
  const dispatch = useAppDispatch()
  const token = useLinkToken()
  const { next } = useNextPath()
  const sent = useRef<string | null>(null)

  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    const goOn = () => replacePage(next)
    void dispatch(signInApi.endpoints.openMailedLink.initiate({ token })).then(goOn, goOn)
  }, [token, next, dispatch])

  const isWorking = token !== null
  return (
    <EmptyState
      heading="h1"
      icon={isWorking ? <Spinner size={40} /> : <AlertIcon size={40} />}
      title={t('auth.open.title')}
      description={t(isWorking ? 'auth.open.working' : 'auth.open.noToken')}
      action={<ButtonLink to={next}>{t('auth.verify.continue')}</ButtonLink>}
    />
  )
}
