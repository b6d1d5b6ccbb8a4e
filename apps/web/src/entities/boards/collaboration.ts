import { createAction } from '@reduxjs/toolkit'
import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import type { BoardView } from '@tessera/api-types/boards/views'

type OnBoard = { boardId: string }
type OnPerson = OnBoard & { userId: string }

/** Plain events, so that boards follow them where the invites themselves are not loaded. */
export const inviteAccepted = createAction<OnPerson>('collaboration/inviteAccepted')
/** Gives the open invitation back that could not be accepted. */
export const inviteReopened = createAction<OnPerson & { invite: BoardView['viewer_invite'] }>(
  'collaboration/inviteReopened',
)
export const inviteApproved = createAction<OnPerson & Pick<CollaboratorInvite, 'kind'>>(
  'collaboration/inviteApproved',
)
/** By the owner, or by the invited person. */
export const inviteDenied = createAction<OnPerson>('collaboration/inviteDenied')
export const collaboratorsAdded = createAction<
  OnBoard & { viewerId: string; invites: readonly CollaboratorInvite[] }
>('collaboration/collaboratorsAdded')
export const collaboratorRemoved = createAction<OnPerson & { viewerId: string }>(
  'collaboration/collaboratorRemoved',
)
export const joinRequested = createAction<OnBoard & { isRequested: boolean }>('collaboration/joinRequested')
export const transferRequested = createAction<OnPerson>('collaboration/transferRequested')
export const transferCancelled = createAction<OnBoard>('collaboration/transferCancelled')
