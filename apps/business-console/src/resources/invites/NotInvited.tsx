import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslate } from 'react-admin'
import type { InviteOutcome } from '@tessera/api-types/business/people-contracts'
import { reasonText } from '../../providers/i18n-provider.ts'

const textOf = ({ code, message }: NonNullable<InviteOutcome['error']>) =>
  reasonText({ key: `refusal.invitee.${code}` }) ?? message

/** Who could not be invited, each with the reason. */
export function NotInvited({ outcomes }: { outcomes: readonly InviteOutcome[] }) {
  const translate = useTranslate()
  if (outcomes.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, color: 'inherit' }}>
      <AlertTitle>{translate('resources.invites.create.failed')}</AlertTitle>
      {outcomes.map(({ invitee, error }) => (
        <div key={invitee}>
          <strong>{invitee}</strong> – {error && textOf(error)}
        </div>
      ))}
    </Alert>
  )
}
