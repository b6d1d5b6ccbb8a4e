import { z } from 'zod'
import { contract } from '../contract.ts'
import { fieldText } from '../field-text.ts'
import { Email } from '../identity/sign-in-inputs.ts'
import { Id, list } from '../wire/scalars.ts'
import { MAX_INVITED_AT_ONCE } from './board-limits.ts'
import { collaboratorsRoutes as routes } from './collaborator-routes.ts'
import { CollaboratorInvite } from './collaborator-views.ts'
import { BOARD_ACCESS, BoardView } from './views.ts'

const oneBoard = z.object({ board_id: Id })
const onePerson = oneBoard.extend({ user_id: Id })
const BOARD_GONE = ['BOARD_NOT_FOUND', 'NOT_ALLOWED'] as const
const INVITE_GONE = ['BOARD_NOT_FOUND', 'INVITE_NOT_FOUND'] as const

export const collaboratorsContracts = {
  'collaborators.list': contract(routes['collaborators.list'], {
    summary:
      'Who keeps a board with its owner; with open invites and requests as far as the viewer may see them.',
    input: oneBoard,
    output: z.array(CollaboratorInvite),
    errors: BOARD_GONE,
  }),
  'collaborators.invite': contract(routes['collaborators.invite'], {
    summary:
      'Invites members by id and anybody by email address; of a collaborator it is a proposal to the owner. ' +
      'Returns the invites of all of them; those that stood already stay as they were.',
    input: z
      .object({
        board_id: Id,
        user_ids: list(Id, MAX_INVITED_AT_ONCE).default([]),
        emails: list(Email, MAX_INVITED_AT_ONCE).default([]),
      })
      .refine(({ user_ids, emails }) => user_ids.length + emails.length > 0, {
        error: fieldText('field.nobody'),
        path: ['user_ids'],
      }),
    output: z.array(CollaboratorInvite),
    errors: [...BOARD_GONE, 'USER_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'collaborators.updateAccess': contract(routes['collaborators.updateAccess'], {
    summary: 'What a collaborator may do: save (write), or also remove pins of others (delete).',
    input: onePerson.extend({ access: list(z.enum(BOARD_ACCESS), BOARD_ACCESS.length) }),
    output: CollaboratorInvite,
    errors: [...BOARD_GONE, 'USER_NOT_FOUND'],
  }),
  'collaborators.remove': contract(routes['collaborators.remove'], {
    summary: 'Removes a collaborator, who is not notified; collaborators may leave by removing themselves.',
    input: onePerson,
    output: z.object({ board_id: Id, user_id: Id, collaborator_count: z.number() }),
    errors: [...BOARD_GONE, 'USER_NOT_FOUND'],
  }),
  'boardInvites.accept': contract(routes['boardInvites.accept'], {
    summary: 'Accepts the invitation to a board.',
    input: oneBoard,
    output: BoardView,
    errors: [...INVITE_GONE, 'LIMIT_REACHED'],
  }),
  'boardInvites.decline': contract(routes['boardInvites.decline'], {
    summary: 'Declines the invitation to a board, or takes back the own request to join it.',
    input: oneBoard,
    output: z.object({ board_id: Id }),
    errors: INVITE_GONE,
  }),
  'boardInvites.approve': contract(routes['boardInvites.approve'], {
    summary: 'Approves a request to join a board, or the proposal to invite somebody.',
    input: onePerson,
    output: CollaboratorInvite,
    errors: [...BOARD_GONE, 'INVITE_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'boardInvites.deny': contract(routes['boardInvites.deny'], {
    summary: 'Denies a request to join a board, or the proposal to invite somebody; nobody is notified.',
    input: onePerson,
    output: z.object({ board_id: Id, user_id: Id }),
    errors: [...BOARD_GONE, 'INVITE_NOT_FOUND'],
  }),
  'boardInvites.delete': contract(routes['boardInvites.delete'], {
    summary: 'Takes back an invitation by person or by address.',
    input: z
      .object({ board_id: Id, user_id: Id.optional(), email: Email.optional() })
      .refine((value) => value.user_id ?? value.email, {
        error: fieldText('field.needed'),
        path: ['user_id'],
      }),
    output: z.object({ board_id: Id, status: z.literal('not_invited') }),
    errors: [...BOARD_GONE, 'INVITE_NOT_FOUND'],
  }),
  'joinRequests.create': contract(routes['joinRequests.create'], {
    summary: 'Asks the owner of a board to be its collaborator.',
    input: oneBoard,
    output: z.object({ board_id: Id, viewer_collaborator_join_requested: z.boolean() }),
    errors: [...BOARD_GONE, 'LIMIT_REACHED'],
  }),
  'boardOwnership.offer': contract(routes['boardOwnership.offer'], {
    summary: 'Offers a board to one of its collaborators, who becomes its owner by accepting.',
    input: onePerson,
    output: BoardView,
    errors: [...BOARD_GONE, 'USER_NOT_FOUND'],
  }),
  'boardOwnership.accept': contract(routes['boardOwnership.accept'], {
    summary: 'Takes over an offered board; who owned it stays a collaborator.',
    input: oneBoard,
    output: BoardView,
    errors: [...BOARD_GONE, 'LIMIT_REACHED'],
  }),
  'boardOwnership.cancel': contract(routes['boardOwnership.cancel'], {
    summary: 'Ends the offer of a board: its owner takes it back, or the collaborator declines it.',
    input: oneBoard,
    output: BoardView,
    errors: BOARD_GONE,
  }),
}
