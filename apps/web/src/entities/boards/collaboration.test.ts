import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import { describe, expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { aUser } from '../../test/pin-builders.ts'
import { invitesListed, inviteDeleted, inviteKey, selectBoardInvites } from './board-invites-slice.ts'
import { boardCreated, selectBoard, type Board } from './boards-slice.ts'
import * as events from './collaboration.ts'

const ME = '11'
const mini = { id: 'A', type: 'board', name: 'A', url: '/ada/a/', privacy: 'public' } as const
const anInvite = (userId: string, over: Partial<CollaboratorInvite> = {}): CollaboratorInvite => ({
  type: 'boardcollaboratorinvite',
  board: mini,
  kind: 'invitation',
  status: 'new',
  access: ['write'],
  invited_user: { ...aUser(), id: userId },
  invited_email: null,
  invited_by_user: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

function aStore(over: Partial<Board> = {}, ...invites: CollaboratorInvite[]) {
  const store = makeStore({ transport: () => Promise.reject(new Error('no calls')) })
  store.dispatch(boardCreated({ ...mini, collaborator_count: 0, access: [], ...over }))
  store.dispatch(invitesListed({ boardId: 'A', invites }))
  const board = () => selectBoard(store.getState(), 'A')
  const status = (userId: string) => selectBoardInvites(store.getState())[inviteKey('A', userId)]?.status
  return { ...store, board, status }
}
const one = (userId: string) => ({ boardId: 'A', userId })
const added = (...invites: CollaboratorInvite[]) =>
  events.collaboratorsAdded({ boardId: 'A', viewerId: ME, invites })

describe('accepting an invitation', () => {
  const accept = events.inviteAccepted(one(ME))

  it('C-4.28 gives the viewer write access', () => {
    const { dispatch, board } = aStore()
    dispatch(accept)
    expect(board()?.access).toContain('write')
  })

  it('C-4.29 makes the board one that the viewer keeps with others', () => {
    const { dispatch, board } = aStore({ is_collaborative: false, collaborated_by_me: false })
    dispatch(accept)
    expect(board()).toMatchObject({ collaborated_by_me: true, is_collaborative: true })
  })

  it('C-4.30 adds one collaborator', () => {
    const { dispatch, board } = aStore({ collaborator_count: 2 })
    dispatch(accept)
    expect(board()?.collaborator_count).toBe(3)
  })

  it('is taken back whole where the server refuses', () => {
    const invite = { invited_by_user: null, access: ['write' as const] }
    const { dispatch, board } = aStore({ viewer_invite: invite })
    dispatch(accept)
    expect(board()?.viewer_invite).toBeNull()
    dispatch(events.inviteReopened({ ...one(ME), invite }))
    expect(board()).toMatchObject({ viewer_invite: invite, access: [], collaborator_count: 0 })
    expect(board()).toMatchObject({ collaborated_by_me: false, is_collaborative: false })
  })
})

describe('adding collaborators', () => {
  it('C-4.31 counts those who have accepted', () => {
    const { dispatch, board } = aStore({ collaborator_count: 1 })
    dispatch(
      added(anInvite('1', { status: 'accepted' }), anInvite('2', { status: 'accepted' }), anInvite('3')),
    )
    expect(board()?.collaborator_count).toBe(3)
  })

  it('C-4.32 gives the viewer among them write and delete access', () => {
    const { dispatch, board } = aStore()
    dispatch(added(anInvite(ME)))
    expect(board()?.access).toEqual([])
    dispatch(added(anInvite(ME, { status: 'accepted' })))
    expect(board()).toMatchObject({ access: ['write', 'delete'], collaborated_by_me: true })
  })

  it('C-4.49 never overwrites an invite, but one by which nobody is invited', () => {
    const { dispatch, status } = aStore(
      {},
      anInvite('1', { status: 'new' }),
      anInvite('2', { status: 'accepted' }),
      anInvite('3', { status: 'not_invited' }),
    )
    dispatch(added(anInvite('1', { status: 'accepted' }), anInvite('2'), anInvite('3')))
    expect(['1', '2', '3'].map(status)).toEqual(['new', 'accepted', 'new'])
  })

  it('C-3.22 keeps one invite for a board and a person', () => {
    const { dispatch, getState } = aStore()
    dispatch(added(anInvite('1'), anInvite('1', { access: ['write', 'delete'] })))
    expect(Object.keys(selectBoardInvites(getState()))).toEqual(['A/1'])
  })
})

describe('removing a collaborator', () => {
  const removed = (userId: string) => events.collaboratorRemoved({ ...one(userId), viewerId: ME })

  it('C-4.33 lowers the count, never below zero', () => {
    const { dispatch, board } = aStore({ collaborator_count: 1 }, anInvite('1', { status: 'accepted' }))
    dispatch(removed('1'))
    expect(board()).toMatchObject({ collaborator_count: 0, is_collaborative: false })
    dispatch(removed('1'))
    expect(board()?.collaborator_count).toBe(0)
  })

  it('C-4.34 clears the access of the viewer, where it is they', () => {
    const { dispatch, board } = aStore({ collaborator_count: 2, access: ['write'], collaborated_by_me: true })
    dispatch(removed('1'))
    expect(board()?.access).toEqual(['write'])
    dispatch(removed(ME))
    expect(board()).toMatchObject({ access: [], collaborated_by_me: false })
  })
})

describe('the transfer of a board', () => {
  it('C-4.37 names the collaborator whom the owner asks, C-4.38 and nobody once it is cancelled', () => {
    const { dispatch, board } = aStore()
    dispatch(events.transferRequested(one('5')))
    expect(board()?.pending_ownership_transfer).toBe('5')
    dispatch(events.transferCancelled({ boardId: 'A' }))
    expect(board()?.pending_ownership_transfer).toBeNull()
  })
})

describe('an invite', () => {
  it('C-4.45 that is deleted has invited nobody', () => {
    const { dispatch, status } = aStore({}, anInvite('1'))
    dispatch(inviteDeleted(one('1')))
    expect(status('1')).toBe('not_invited')
  })

  it('C-4.46 is accepted by the viewer, or as a request by the owner’s approval', () => {
    const { dispatch, status, board } = aStore({}, anInvite(ME), anInvite('2', { kind: 'join_request' }))
    dispatch(events.inviteAccepted(one(ME)))
    expect(status(ME)).toBe('accepted')
    dispatch(events.inviteApproved({ ...one('2'), kind: 'join_request' }))
    expect(status('2')).toBe('accepted')
    expect(board()?.collaborator_count).toBe(2)
  })

  it('C-4.47 is new once its proposal was approved', () => {
    const { dispatch, status, board } = aStore({}, anInvite('2', { status: 'not_invited' }))
    dispatch(events.inviteApproved({ ...one('2'), kind: 'invitation' }))
    expect(status('2')).toBe('new')
    expect(board()?.collaborator_count).toBe(0)
  })

  it('C-4.48 that is denied is gone', () => {
    const { dispatch, getState } = aStore({}, anInvite('1'))
    dispatch(events.inviteDenied(one('1')))
    expect(selectBoardInvites(getState())).not.toHaveProperty('A/1')
  })
})
