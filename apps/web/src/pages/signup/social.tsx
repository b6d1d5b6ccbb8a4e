import { visitorsOnly } from '../../entities/session/sign-in-required.ts'
import { useNextPath } from '../../entities/session/use-next-path.ts'
import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { LinkAccountForm } from '../../features/log-in/LinkAccountForm.tsx'
import { SocialButtons } from '../../features/social-login/SocialButtons.tsx'
import { AgeGate } from '../../features/sign-up/AgeGate.tsx'
import { SocialSignUpForm } from '../../features/sign-up/SocialSignUpForm.tsx'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import type { AppStore } from '../../shared/store/make-store.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'

export const messageAreas: readonly MessageArea[] = ['auth', 'social']

export async function preload(arrival: { store: AppStore; url: URL }) {
  await prefetched(arrival.store.dispatch(socialLoginApi.endpoints.pendingIdentity.initiate({})))
  return visitorsOnly(arrival)
}

export const head = ({ t }: { t: Translate<'auth' | 'social'> }) => ({ title: t('social.signUp.title') })

export function Page() {
  const t = useT<'auth' | 'social'>()
  const { next, carry } = useNextPath()
  const { data: pending, isError, refetch } = socialLoginApi.usePendingIdentityQuery({})
  if (isError && pending === undefined)
    return <ErrorState title={t('social.nothing.title')} onRetry={() => void refetch()} />
  if (pending === undefined) {
    return (
      <div role="status" aria-label={t('social.loading')}>
        <Skeleton height="12rem" />
      </div>
    )
  }
  const footer = <Link to={carry('/login/')}>{t('auth.signUp.toLogIn')}</Link>
  if (pending === null) {
    return (
      <NarrowPage title={t('social.nothing.title')} lead={t('social.nothing.lead')} footer={footer}>
        <SocialButtons next={next} />
      </NarrowPage>
    )
  }
  const name = pending.provider_name
  if (pending.has_account) {
    const lead = t('social.link.lead', { email: pending.email ?? '', name })
    return (
      <NarrowPage title={t('social.link.title')} lead={lead}>
        <LinkAccountForm pending={pending} next={next} />
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={t('social.signUp.title')} lead={t('social.signUp.lead', { name })} footer={footer}>
      <AgeGate>
        <SocialSignUpForm pending={pending} next={next} />
      </AgeGate>
    </NarrowPage>
  )
}
