import { useLocation } from 'react-router-dom'
import { askedAddress } from '../entities/texts/offsite.ts'
import { OffsiteNotice } from '../features/offsite/OffsiteNotice.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { NotFoundState } from '../shared/ui/NotFoundState.tsx'

export const messageAreas: readonly MessageArea[] = ['offsite']

export const preload = ({ url }: { url: URL }) =>
  Promise.resolve(askedAddress(url.search) === null ? { status: 404 } : {})

export const head = ({ t }: { t: Translate<'offsite'> }) => ({ title: t('offsite.title') })

/** Stands before every address that somebody wrote and that is not of this site. */
export function Page() {
  const t = useT<'offsite'>()
  const address = askedAddress(useLocation().search)
  return address === null ? (
    <NotFoundState title={t('offsite.wrong')} description={t('offsite.wrongDescription')} />
  ) : (
    <OffsiteNotice address={address} />
  )
}
