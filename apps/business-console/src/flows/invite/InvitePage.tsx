import { useLoaderData } from 'react-router-dom'
import { FlowFrame } from '../../layout/FlowFrame.tsx'
import type { InviteState, SignedIn } from '../../session/load-session.ts'
import { InviteOffer } from './InviteOffer.tsx'
import { PartnerOffer } from './PartnerOffer.tsx'
import { RefusedInvite } from './RefusedInvite.tsx'

export function InvitePage() {
  const { invite: state, businesses } = useLoaderData<SignedIn & { invite: InviteState }>()
  if (state.status === 'refused') {
    return (
      <FlowFrame>
        <RefusedInvite refusal={state.refusal} />
      </FlowFrame>
    )
  }
  const { token, invite } = state
  return (
    <FlowFrame>
      {invite.invite_type === 'EMPLOYEE' ? (
        <InviteOffer token={token} invite={invite} />
      ) : (
        <PartnerOffer token={token} invite={invite} businesses={businesses} />
      )}
    </FlowFrame>
  )
}
