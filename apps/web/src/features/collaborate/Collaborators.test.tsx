import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { selectBoard } from '../../entities/boards/boards-slice.ts'
import { selectIsProfileStale } from '../../entities/session/session-slice.ts'
import type { Transport } from '../../shared/api/call.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { BoardInvitation, BoardOffer } from './BoardInvitation.tsx'
import { CollaboratorsDialog } from './CollaboratorsDialog.tsx'
import { JoinButton } from './JoinButton.tsx'

browserLike()

const VIEWER = '77'
const ada = aUser({ id: VIEWER })
const ben = aUser({ id: '12', username: 'ben', full_name: 'Ben Gray' })
const mini = { id: '7', type: 'board', name: 'Clay', url: '/ada/clay/', privacy: 'public' } as const
const abilities = {
  can_edit: true,
  can_delete: true,
  can_add_pins: true,
  can_follow: false,
  can_invite: true,
  can_ask_to_join: false,
}
const board = { ...mini, owner: ada, collaborator_count: 0, is_collaborative: false, access: [], abilities }
const entry = (over: object = {}) => ({
  type: 'boardcollaboratorinvite',
  board: mini,
  kind: 'invitation',
  status: 'new',
  access: ['write'],
  invited_user: ben,
  invited_email: null,
  invited_by_user: ada,
  created_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

async function open(answers: Record<string, unknown>, over: object = {}) {
  const server = fakeServer({ 'shareSuggestions.list': [], ...answers })
  const { store } = await renderWithStore(<CollaboratorsDialog boardId="7" onDismiss={() => undefined} />, {
    transport: server.transport,
    messageAreas: ['collaborators'],
    entities: { boards: [{ ...board, ...over }] },
  })
  return { ...server, board: () => selectBoard(store.getState(), '7') }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('the people of a board', () => {
  it('are on their way, or could not be loaded and are asked for again', async () => {
    const { askedFor } = await open({ 'collaborators.list': refusal(500) })
    await press('Try again')
    expect(askedFor('collaborators.list')).toHaveLength(2)
  })

  it('are the owner alone at first; somebody found by name is invited', async () => {
    const { calls } = await open({
      'collaborators.list': [],
      'search.typeahead': { items: [ben] },
      'collaborators.invite': [entry()],
    })
    expect(await screen.findByText(/It’s just you so far/)).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Invite by name or email'), 'ben')
    await press('Invite Ben Gray')
    const waiting = await screen.findByRole('list', { name: 'Invites and requests' })
    expect(within(waiting).getByText('Invited')).toBeInTheDocument()
    expect(screen.getByLabelText('Invite by name or email')).toHaveFocus()
    expect(calls).toContainEqual({
      name: 'collaborators.invite',
      input: { board_id: '7', user_ids: ['12'], emails: undefined },
    })
  })

  it('C-4.46 C-4.48 a request is approved and then counted, or denied and gone', async () => {
    const asked = entry({ kind: 'join_request', invited_by_user: null })
    const cid = aUser({ id: '13', full_name: 'Cid Lane' })
    const seen = await open({
      'collaborators.list': [asked, { ...asked, invited_user: cid }],
      'boardInvites.approve': { ...asked, status: 'accepted' },
      'boardInvites.deny': { board_id: '7', user_id: '13' },
    })
    await press('Deny Cid Lane')
    await press('Approve Ben Gray')
    const people = screen.getByRole('list', { name: 'People on this board' })
    expect(await within(people).findByText('Ben Gray')).toBeInTheDocument()
    expect(screen.queryByText('Cid Lane')).toBeNull()
    expect(seen.board()).toMatchObject({ collaborator_count: 1, is_collaborative: true })
  })

  it('C-4.45 an invitation that is taken back is no more among them', async () => {
    await open({
      'collaborators.list': [entry()],
      'boardInvites.delete': { board_id: '7', status: 'not_invited' },
    })
    await press('Cancel invite to Ben Gray')
    expect(await screen.findByText(/It’s just you so far/)).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Invites and requests' })).toBeNull()
  })

  it('C-4.33 one of them is removed after a question', async () => {
    const seen = await open(
      {
        'collaborators.list': [entry({ status: 'accepted' })],
        'collaborators.remove': { board_id: '7', user_id: '12', collaborator_count: 0 },
      },
      { collaborator_count: 1 },
    )
    await press('Options for Ben Gray')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
    expect(screen.getByText(/Their pins will stay/)).toBeInTheDocument()
    expect(seen.askedFor('collaborators.remove')).toEqual([])
    await press('Remove')
    expect(await screen.findByText(/It’s just you so far/)).toBeInTheDocument()
    expect(seen.board()?.collaborator_count).toBe(0)
  })

  it('C-4.37 C-4.38 one of them is asked to own the board, and no longer', async () => {
    const offered = { ...board, pending_ownership_transfer: '12' }
    const seen = await open({
      'collaborators.list': [entry({ status: 'accepted' })],
      'boardOwnership.offer': offered,
      'boardOwnership.cancel': { ...board, pending_ownership_transfer: null },
    })
    await press('Options for Ben Gray')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Make owner' }))
    await press('Ask Ben Gray')
    expect(await screen.findByText('Invited to own this board')).toBeInTheDocument()
    expect(seen.board()?.pending_ownership_transfer).toBe('12')
    await press('Options for Ben Gray')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel ownership transfer' }))
    expect(await screen.findByText('Can save pins')).toBeInTheDocument()
    expect(seen.board()?.pending_ownership_transfer).toBeNull()
  })
})

describe('an invitation on a board', () => {
  const invite = { invited_by_user: ben, access: ['write' as const] }
  const show = async (transport: Transport, onDeclined = () => {}) => {
    const { store } = await renderWithStore(
      <BoardInvitation
        board={{ ...board, access: [], viewer_invite: invite }}
        viewerId={VIEWER}
        onDeclined={onDeclined}
      />,
      {
        transport,
        messageAreas: ['collaborators'],
        entities: { boards: [{ ...board, viewer_invite: invite }] },
      },
    )
    return () => selectBoard(store.getState(), '7')
  }

  it('C-4.28 C-4.29 is accepted at once', async () => {
    const seen = await show(() => new Promise(() => undefined))
    await press('Accept')
    expect(seen()).toMatchObject({ access: ['write'], collaborated_by_me: true, viewer_invite: null })
  })

  it('that is declined is told to its page, which a secret board may not stay on', async () => {
    const handleDeclined = vi.fn<() => void>()
    const { transport } = fakeServer({ 'boardInvites.decline': { board_id: '7' } })
    await show(transport, handleDeclined)
    await press('Decline')
    await waitFor(() => expect(handleDeclined).toHaveBeenCalledOnce())
  })

  it('that could not be declined stays where it is', async () => {
    const handleDeclined = vi.fn<() => void>()
    await show(() => Promise.resolve(refusal(500)), handleDeclined)
    await press('Decline')
    expect(await screen.findByRole('button', { name: 'Decline' })).toBeEnabled()
    expect(handleDeclined).not.toHaveBeenCalled()
  })

  it('that was answered elsewhere gives way to the board as it is', async () => {
    const now = { ...board, access: ['write'], viewer_invite: null }
    const { transport } = fakeServer({ 'boardInvites.decline': refusal(404), 'boards.get': now })
    const seen = await show(transport)
    await press('Decline')
    await waitFor(() => expect(seen()).toMatchObject({ access: ['write'], viewer_invite: null }))
  })

  it('is there again where the server refuses', async () => {
    const seen = await show(() => Promise.resolve(refusal(500)))
    await press('Accept')
    await screen.findByRole('button', { name: 'Accept' })
    expect(seen()).toMatchObject({ viewer_invite: invite, collaborated_by_me: false, collaborator_count: 0 })
  })
})

it('C-4.43 who takes a board over is led to its new address, and their profile is read anew', async () => {
  const handleTaken = vi.fn<(url: string) => void>()
  const taken = { ...board, url: '/me/clay/', owner: ada }
  const { transport } = fakeServer({ 'boardOwnership.accept': taken })
  const offer = { ...board, owner: ben, pending_ownership_transfer: VIEWER }
  const { store } = await renderWithStore(<BoardOffer board={offer} onTaken={handleTaken} />, {
    transport,
    messageAreas: ['collaborators'],
    entities: { boards: [offer] },
  })
  await press('Accept')
  await waitFor(() => expect(handleTaken).toHaveBeenCalledExactlyOnceWith('/me/clay/'))
  expect(selectBoard(store.getState(), '7')).toMatchObject({ url: '/me/clay/', owner: { id: VIEWER } })
  expect(selectIsProfileStale(store.getState())).toBe(true)
})

it('C-6.08 a request to join is shown at once and may be taken back', async () => {
  const { transport, askedFor } = fakeServer({ 'boardInvites.decline': { board_id: '7' } })
  const asked = { ...board, access: [], viewer_collaborator_join_requested: true }
  await renderWithStore(<JoinButton board={asked} viewerId={VIEWER} />, {
    transport,
    messageAreas: ['collaborators'],
  })
  await press('Withdraw the request to join Clay')
  expect(askedFor('boardInvites.decline')).toEqual([
    { name: 'boardInvites.decline', input: { board_id: '7' } },
  ])
})
