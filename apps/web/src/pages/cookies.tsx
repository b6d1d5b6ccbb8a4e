import { CookieChoices } from '../features/cookie-consent/CookieChoices.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { NarrowPage } from '../shared/ui/NarrowPage.tsx'

export const messageAreas: readonly MessageArea[] = ['consent']

export const head = ({ t }: { t: Translate<'consent'> }) => ({
  title: t('consent.heading'),
  canonical: '/cookies/',
  isListed: true,
})

export function Page() {
  const t = useT<'consent'>()
  return (
    <NarrowPage title={t('consent.heading')} lead={t('consent.description')}>
      <CookieChoices />
    </NarrowPage>
  )
}
