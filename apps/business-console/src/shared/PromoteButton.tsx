import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { promotePath } from './promote-path.ts'
import { useChosenAccount } from './use-chosen-account.ts'

interface Props {
  advertiserId: string
  /** The promotion to launch another one like. */
  copiedId?: string
}

/** Leads to another promotion of an ad account, for those who may begin one there. */
export function PromoteButton({ advertiserId, copiedId }: Props) {
  const translate = useTranslate()
  const { accounts } = useChosenAccount(advertiserId)
  const account = accounts?.find(({ id }) => id === advertiserId)
  if (!accounts || account?.abilities.can_promote === false) return null
  return (
    <Button
      component={Link}
      to={promotePath({ advertiserId, ...(copiedId && { copiedId }) })}
      variant={copiedId ? 'outlined' : 'contained'}
    >
      {translate(copiedId ? 'resources.ads.duplicate' : 'resources.ads.promote')}
    </Button>
  )
}
