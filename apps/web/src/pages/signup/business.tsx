import { Link } from '../../shared/navigation/Link.tsx'
import { visitorsOnly } from '../../entities/session/sign-in-required.ts'
import { useNextPath } from '../../entities/session/use-next-path.ts'
import { BesidePictures } from '../../features/home-feed/BesidePictures.tsx'
import { preloadHome } from '../../features/home-feed/home-page.ts'
import { AgeGate } from '../../features/sign-up/AgeGate.tsx'
import { BusinessSignUpForm } from '../../features/sign-up/BusinessSignUpForm.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'

export const messageAreas: readonly MessageArea[] = ['auth']

export async function preload(arrival: { store: AppStore; url: URL }) {
  await preloadHome(arrival)
  return visitorsOnly(arrival)
}

export const head = ({ t }: { t: Translate<'auth'> }) => ({
  title: t('auth.business.title'),
  canonical: '/signup/business/',
  isListed: true,
})

/** The onboarding questions for a new business. */
const QUESTIONNAIRE = '/business/onboarding/'

export function Page() {
  const t = useT<'auth'>()
  const { raw, next, carry } = useNextPath()
  const footer = (
    <>
      <Link to={carry('/login/')}>{t('auth.signUp.toLogIn')}</Link>
      <Link to={carry('/signup/')}>{t('auth.business.toPersonal')}</Link>
    </>
  )
  return (
    <BesidePictures>
      <NarrowPage title={t('auth.business.title')} lead={t('auth.business.lead')} footer={footer}>
        <AgeGate>
          <BusinessSignUpForm next={raw === null ? QUESTIONNAIRE : next} />
        </AgeGate>
      </NarrowPage>
    </BesidePictures>
  )
}
