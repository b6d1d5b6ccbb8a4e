import { useLoaderData } from 'react-router-dom'
import { FlowFrame } from '../../layout/FlowFrame.tsx'
import type { InviteState, SignedIn } from '../../session/load-session.ts'
import { InviteOffer } from './InviteOffer.tsx'
import { RefusedInvite } from './RefusedInvite.tsx'

export function InvitePage() {
  const { invite } = useLoaderData<SignedIn & { invite: InviteState }>()
  return (
    <FlowFrame>
      {invite.status === 'open' ? (
        <InviteOffer token={invite.token} invite={invite.invite} />
      ) : (
        <RefusedInvite refusal={invite.refusal} />
      )}
    </FlowFrame>
  )
}
