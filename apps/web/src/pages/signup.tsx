import { Link } from '../shared/navigation/Link.tsx'
import { socialLoginApi } from '../entities/social-login/social-login-api.ts'
import { OneTapButton } from '../features/one-tap/OneTapButton.tsx'
import { SocialButtons } from '../features/social-login/SocialButtons.tsx'
import { prefetched } from '../shared/api/prefetch.ts'
import type { AppStore } from '../shared/store/make-store.ts'
import { visitorsOnly } from '../entities/session/sign-in-required.ts'
import { useNextPath } from '../entities/session/use-next-path.ts'
import { CameFromBanner } from '../features/came-from/CameFromBanner.tsx'
import { BesidePictures } from '../features/home-feed/BesidePictures.tsx'
import { preloadHome } from '../features/home-feed/home-page.ts'
import { AgeGate } from '../features/sign-up/AgeGate.tsx'
import { SignUpForm } from '../features/sign-up/SignUpForm.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { NarrowPage } from '../shared/ui/NarrowPage.tsx'

export const messageAreas: readonly MessageArea[] = ['auth', 'social']

export async function preload(arrival: { store: AppStore; url: URL }) {
  await Promise.all([
    preloadHome(arrival),
    prefetched(arrival.store.dispatch(socialLoginApi.endpoints.signInProviders.initiate({}))),
  ])
  return visitorsOnly(arrival)
}

export const head = ({ t }: { t: Translate<'auth'> }) => ({
  title: t('auth.signUp.title'),
  canonical: '/signup/',
  isListed: true,
})

export function Page() {
  const t = useT<'auth' | 'core'>()
  const { raw, next, carry } = useNextPath()
  const footer = (
    <>
      <Link to={carry('/login/')}>{t('auth.signUp.toLogIn')}</Link>
      <Link to={carry('/signup/business/')}>{t('auth.signUp.toBusiness')}</Link>
      <Link to="/about/">{t('nav.about')}</Link>
    </>
  )
  return (
    <BesidePictures>
      <NarrowPage title={t('auth.signUp.title')} lead={t('auth.signUp.lead')} footer={footer}>
        <CameFromBanner next={raw} />
        <AgeGate>
          <OneTapButton next={next} />
          <SocialButtons next={next} />
          <SignUpForm next={raw === null ? '/welcome/' : next} />
        </AgeGate>
      </NarrowPage>
    </BesidePictures>
  )
}
