import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import * as events from './collaboration.ts'

type BoardInvitesState = {
  /** By board and invited user. */
  entities: Record<string, CollaboratorInvite>
}
type OnPerson = { boardId: string; userId: string }

/** The key of an invited person: the user id, or the address where only that is known. */
const personOf = ({ invited_user, invited_email }: CollaboratorInvite): string =>
  invited_user?.id ?? invited_email ?? ''

export const inviteKey = (boardId: string, person: string): string => `${boardId}/${person}`

const keyOf = (invite: CollaboratorInvite): string => inviteKey(invite.board.id, personOf(invite))

const setStatus =
  (status: CollaboratorInvite['status']) =>
  ({ entities }: BoardInvitesState, { payload: { boardId, userId } }: PayloadAction<OnPerson>): void => {
    const invite = entities[inviteKey(boardId, userId)]
    if (invite) invite.status = status
  }

const remove = ({ entities }: BoardInvitesState, { payload }: PayloadAction<OnPerson>): void => {
  delete entities[inviteKey(payload.boardId, payload.userId)]
}

const initialState: BoardInvitesState = { entities: {} }

/** Collaborators, invitations and requests of boards. // spec 000 §4 */
const boardInvitesSlice = createSlice({
  name: 'boardInvites',
  initialState,
  reducers: {
    invitesListed: (
      { entities },
      { payload }: PayloadAction<{ boardId: string; invites: readonly CollaboratorInvite[] }>,
    ) => {
      for (const key of Object.keys(entities)) {
        if (key.startsWith(inviteKey(payload.boardId, ''))) delete entities[key]
      }
      for (const invite of payload.invites) entities[keyOf(invite)] = invite
    },
    /** By person, or by address. */
    inviteDeleted: setStatus('not_invited'),
    accessChanged: ({ entities }, { payload }: PayloadAction<CollaboratorInvite>) => {
      entities[keyOf(payload)] = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(events.collaboratorsAdded, ({ entities }, { payload }) => {
        for (const invite of payload.invites) {
          const known = entities[keyOf(invite)]
          if (!known || known.status === 'not_invited') entities[keyOf(invite)] = invite
        }
      })
      .addCase(events.inviteAccepted, setStatus('accepted'))
      .addCase(events.inviteApproved, (state, action) =>
        setStatus(action.payload.kind === 'join_request' ? 'accepted' : 'new')(state, action),
      )
      .addCase(events.inviteDenied, remove)
      .addCase(events.collaboratorRemoved, remove),
  selectors: {
    selectBoardInvites: (state) => state.entities,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof boardInvitesSlice> {}
}

export const { invitesListed, inviteDeleted, accessChanged } = boardInvitesSlice.actions
export const { selectBoardInvites } = boardInvitesSlice.injectInto(rootReducer).selectors
