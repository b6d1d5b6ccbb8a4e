import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { promotePath } from './promote-path.ts'
import { useChosenAccount } from './use-chosen-account.ts'

/** Leads to another promotion of an ad account, for those who may begin one there. */
export function PromoteButton({ advertiserId }: { advertiserId: string }) {
  const label = useTranslate()('resources.ads.promote')
  const { accounts } = useChosenAccount(advertiserId)
  const account = accounts?.find(({ id }) => id === advertiserId)
  if (!accounts || account?.abilities.can_promote === false) return null
  return (
    <Button component={Link} to={promotePath({ advertiserId })} variant="contained">
      {label}
    </Button>
  )
}
