import { invitesContracts as contracts } from '@tessera/api-types/invites/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { createInvite, inviterOf } from './invite-service.ts'
import { toInviteMetadata } from './invite-view.ts'

export const invitesOperations: Operation[] = [
  implement(contracts['friendInvites.create'], async (input, { viewer, deps }) => {
    const { code, url, expiresAt } = await createInvite(viewer, input, deps)
    return { invite_code: code, url, expires_at: expiresAt.toISOString() }
  }),
  implement(contracts['friendInvites.metadata'], async ({ invite_code }, { viewer, deps }) =>
    toInviteMetadata(await inviterOf(invite_code, viewer, deps), deps.site),
  ),
]
