import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Message } from '../layout/Message.tsx'
import { useActingBusiness } from '../session/business-context.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { useHubPath } from './use-hub-path.ts'

interface Props {
  /** Why the ad accounts could not be read. */
  error: unknown
  onRetry: () => void
  icon: ReactNode
}

/** In place of what belongs to an ad account where there is none to show. */
export function NoAccount({ error, onRetry, icon }: Props) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const { name, abilities } = useActingBusiness().business
  if (error) return <LoadFailure error={error} onRetry={onRetry} />
  return abilities.can_create_ad_accounts ? (
    <Message
      title={translate('resources.ads.no_accounts')}
      text={translate('resources.ads.no_accounts_text')}
      icon={icon}
    >
      <Button component={Link} to={hubPath('ad-accounts/create')} variant="contained">
        {translate('resources.ad-accounts.create')}
      </Button>
    </Message>
  ) : (
    <Message
      title={translate('resources.ad-accounts.not_shared')}
      text={translate('console.ask_for_access', { name })}
      icon={icon}
    />
  )
}
