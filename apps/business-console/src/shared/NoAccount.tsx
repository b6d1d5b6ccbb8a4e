import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Message } from '../layout/Message.tsx'
import { useActingBusiness } from '../session/business-context.ts'
import { LoadFailure } from './LoadFailure.tsx'

interface Props {
  /** Why the ad accounts could not be read. */
  error: unknown
  onRetry: () => void
  icon: ReactNode
}

/** In place of what belongs to an ad account where there is none to show. */
export function NoAccount({ error, onRetry, icon }: Props) {
  const translate = useTranslate()
  const { name, abilities } = useActingBusiness().business
  if (error) return <LoadFailure error={error} onRetry={onRetry} />
  return abilities.can_create_ad_accounts ? (
    <Message
      title={translate('resources.ads.no_accounts')}
      text={translate('resources.ads.no_accounts_text')}
      icon={icon}
    />
  ) : (
    <Message
      title={translate('resources.ad-accounts.not_shared')}
      text={translate('console.ask_for_access', { name })}
      icon={icon}
    />
  )
}
