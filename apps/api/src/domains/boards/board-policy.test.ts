import { expect, it } from 'vitest'
import { memberOf } from '../../testing/plain-viewers.ts'
import { visitor } from '../../testing/test-callers.ts'
import { type BoardAccess, canAddPins, canEditBoard, canFollowBoard, canRemovePin } from './board-policy.ts'

const board: BoardAccess = { ownerId: '1', isCollaborator: false, canCollaboratorDelete: false }
const shared = { ...board, isCollaborator: true }
const [owner, other] = [memberOf('1'), memberOf('2')]

it('only the owner edits a board', () => {
  expect(canEditBoard(owner, board)).toBe(true)
  expect(canEditBoard(other, shared)).toBe(false)
  expect(canEditBoard(visitor, board)).toBe(false)
})

it('the owner and collaborators add pins', () => {
  expect(canAddPins(owner, board)).toBe(true)
  expect(canAddPins(other, shared)).toBe(true)
  expect(canAddPins(other, board)).toBe(false)
})

it.each([
  ['the owner', owner, board, '9', true],
  ['who saved it', other, board, '2', true],
  ['another collaborator', other, shared, '9', false],
  ['a collaborator who may delete', other, { ...shared, canCollaboratorDelete: true }, '9', true],
  ['somebody who is no collaborator', other, { ...board, canCollaboratorDelete: true }, '9', false],
  ['a visitor', visitor, board, '9', false],
])('a pin is taken off a board by %s or not', (_who, viewer, access, userId, may) => {
  expect(canRemovePin(viewer, access, { userId })).toBe(may)
})

it('only public boards of others are followed', () => {
  expect(canFollowBoard(other, { ownerId: '1', privacy: 'public' })).toBe(true)
  expect(canFollowBoard(other, { ownerId: '1', privacy: 'protected' })).toBe(false)
  expect(canFollowBoard(owner, { ownerId: '1', privacy: 'public' })).toBe(false)
})
