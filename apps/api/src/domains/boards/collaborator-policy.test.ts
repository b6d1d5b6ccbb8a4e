import { expect, it } from 'vitest'
import { memberOf } from '../../testing/plain-viewers.ts'
import { visitor } from '../../testing/test-callers.ts'
import {
  canAskToJoin,
  canCancelTransfer,
  canDeleteInvite,
  canInvite,
  canRemoveCollaborator,
  mayKeepTogether,
} from './collaborator-policy.ts'

const board = {
  ownerId: '1',
  isCollaborator: false,
  canCollaboratorDelete: false,
  privacy: 'public',
  collaboratorInvitesEnabled: false,
  collaboratorRequestsEnabled: true,
}
const shared = { ...board, isCollaborator: true }
const [owner, other] = [memberOf('1'), memberOf('2')]

it('owners invite, collaborators where they may', () => {
  expect(canInvite(owner, board)).toBe(true)
  expect(canInvite(other, shared)).toBe(false)
  expect(canInvite(other, { ...shared, collaboratorInvitesEnabled: true })).toBe(true)
  expect(canInvite(other, { ...board, collaboratorInvitesEnabled: true })).toBe(false)
})

it.each([
  ['a member', other, board, true],
  ['a visitor', visitor, board, false],
  ['a collaborator', other, shared, false],
  ['the owner', owner, board, false],
  ['a member, where the board is not public,', other, { ...board, privacy: 'protected' }, false],
  ['a member, where nobody may ask,', other, { ...board, collaboratorRequestsEnabled: false }, false],
])('%s asks to join or not', (_who, viewer, joinable, may) => {
  expect(canAskToJoin(viewer, joinable)).toBe(may)
})

it('owners remove anybody, collaborators themselves', () => {
  expect(canRemoveCollaborator(owner, board, '2')).toBe(true)
  expect(canRemoveCollaborator(other, shared, '2')).toBe(true)
  expect(canRemoveCollaborator(other, shared, '3')).toBe(false)
  expect(canRemoveCollaborator(other, board, '2')).toBe(false)
})

it('owners take back every invitation, collaborators their own', () => {
  expect(canDeleteInvite(owner, board, { invitedBy: '2' })).toBe(true)
  expect(canDeleteInvite(other, shared, { invitedBy: '2' })).toBe(true)
  expect(canDeleteInvite(other, shared, { invitedBy: null })).toBe(false)
  expect(canDeleteInvite(other, board, { invitedBy: '2' })).toBe(false)
})

it('an offered board is given back by its owner or by who was offered it', () => {
  expect(canCancelTransfer(owner, { ...board, pendingOwnerId: '2' })).toBe(true)
  expect(canCancelTransfer(other, { ...board, pendingOwnerId: '2' })).toBe(true)
  expect(canCancelTransfer(other, { ...board, pendingOwnerId: '3' })).toBe(false)
})

const [grown, young] = [{ isUnder16: false }, { isUnder16: true }]

it.each([
  [grown, grown, false, true],
  [young, grown, false, false],
  [grown, young, false, false],
  [young, young, true, true],
])('I-6.03 %j and %j keep a board together, mutual followers: %s, or not', (one, two, areMutual, may) => {
  expect(mayKeepTogether(one, two, areMutual)).toBe(may)
})
