import { Link } from '../shared/navigation/Link.tsx'
import { socialLoginApi } from '../entities/social-login/social-login-api.ts'
import { OneTapButton } from '../features/one-tap/OneTapButton.tsx'
import { SocialButtons } from '../features/social-login/SocialButtons.tsx'
import { prefetched } from '../shared/api/prefetch.ts'
import type { AppStore } from '../shared/store/make-store.ts'
import { rememberedPersonApi } from '../entities/session/remembered-person-api.ts'
import { RememberedPerson } from '../features/log-in/RememberedPerson.tsx'
import { AskForPassword } from '../entities/session/AskForPassword.tsx'
import { selectViewer } from '../entities/session/session-slice.ts'
import { visitorsOnly } from '../entities/session/sign-in-required.ts'
import { useNextPath } from '../entities/session/use-next-path.ts'
import { CameFromBanner } from '../features/came-from/CameFromBanner.tsx'
import { BesidePictures } from '../features/home-feed/BesidePictures.tsx'
import { preloadHome } from '../features/home-feed/home-page.ts'
import { LogInForm } from '../features/log-in/LogInForm.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { useAppSelector } from '../shared/store/hooks.ts'
import { NarrowPage } from '../shared/ui/NarrowPage.tsx'

export const messageAreas: readonly MessageArea[] = ['auth', 'social']

export async function preload(arrival: { store: AppStore; url: URL }) {
  const { dispatch } = arrival.store
  await Promise.all([
    preloadHome(arrival),
    prefetched(dispatch(socialLoginApi.endpoints.signInProviders.initiate({}))),
    prefetched(dispatch(rememberedPersonApi.endpoints.unauthUserData.initiate({}))),
  ])
  return visitorsOnly(arrival)
}

export const head = ({ t }: { t: Translate<'auth'> }) => ({
  title: t('auth.logIn.title'),
  canonical: '/login/',
  isListed: true,
})

export function Page() {
  const t = useT<'auth'>()
  const { raw, next, carry } = useNextPath()
  const person = rememberedPersonApi.useUnauthUserDataQuery({}).data ?? null
  const viewer = useAppSelector(selectViewer)
  const title = person ? t('auth.logIn.welcomeBack', { name: person.first_name }) : t('auth.logIn.title')
  const footer = <Link to={carry('/signup/')}>{t('auth.logIn.toSignUp')}</Link>
  return (
    <BesidePictures>
      <NarrowPage title={title} footer={footer}>
        <CameFromBanner next={raw} />
        <OneTapButton next={next} />
        <SocialButtons next={next} />
        {person && <RememberedPerson person={person} />}
        {viewer && <AskForPassword next={next} />}
        <LogInForm key={person?.email} next={next} identifier={viewer?.username ?? person?.email} />
      </NarrowPage>
    </BesidePictures>
  )
}
