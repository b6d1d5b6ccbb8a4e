import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { BlockingActions } from './BlockingActions.tsx'

const owner = { id: '1', type: 'user', username: 'ada', full_name: 'Ada Byron', image_medium_url: null }

const board = (state: 'moving' | 'moved', progress: number) => ({
  id: '21',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  blocking_actions: [
    {
      id: '5',
      created_timestamp: '2026-01-01T00:00:00Z',
      progress,
      section_id: '-1',
      state,
      target: { name: 'Bowls', url: '/ada/bowls/' },
    },
  ],
})

async function show(answers: Record<string, unknown> = {}) {
  const onSettled = vi.fn()
  const server = fakeServer(answers)
  const view = await renderWithStore(<BlockingActions boardId="21" onSettled={onSettled} />, {
    transport: server.transport,
    entities: { boards: [board('moving', 40)] },
    messageAreas: ['boards', 'board-tools'],
  })
  return { ...view, server, onSettled }
}

it('C-3.20 a move that comes to its end has the pins asked for anew, once', async () => {
  const { store, onSettled } = await show()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40')
  expect(onSettled).not.toHaveBeenCalled()
  act(() => void store.dispatch(entitiesReceived({ boards: [board('moved', 100)] })))
  expect(onSettled).toHaveBeenCalledOnce()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('a move that stopped half way is called that, and can be undone', async () => {
  const { store, server } = await show({ 'boards.undoMoveAll': refusal(409, 'Too late.') })
  const [action] = board('moved', 100).blocking_actions
  const stopped = { ...board('moved', 100), blocking_actions: [{ ...action, is_partial: true }] }
  act(() => void store.dispatch(entitiesReceived({ boards: [stopped] })))
  expect(screen.getByText(/^Some of your pins couldn’t be moved to Bowls\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(server.askedFor('boards.undoMoveAll')).toHaveLength(1)
})

it('a move that left pins where they were says how many', async () => {
  const { store } = await show()
  const [action] = board('moved', 100).blocking_actions
  const left = { ...board('moved', 100), blocking_actions: [{ ...action, skipped_count: 2 }] }
  act(() => void store.dispatch(entitiesReceived({ boards: [left] })))
  expect(
    screen.getByText(/^2 pins stayed because they’re already in Bowls\. All others were moved\./),
  ).toBeVisible()
})

it('a move to a board that became secret is told without its name, and offers no way there', async () => {
  const { store } = await show()
  const [action] = board('moved', 100).blocking_actions
  const unseen = { ...action, is_partial: true, target: { name: '', url: '' } }
  act(
    () =>
      void store.dispatch(
        entitiesReceived({ boards: [{ ...board('moved', 100), blocking_actions: [unseen] }] }),
      ),
  )
  expect(
    screen.getByText('Some of your pins couldn’t be moved to a board you can no longer see.'),
  ).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a move that can no longer be stopped says so', async () => {
  const { store } = await show({ 'boards.undoMoveAll': refusal(409, 'Too late.') })
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ tone: 'error' }]))
})

it('a merge that ended has emptied its board away, and leads to the other one', async () => {
  const [action] = board('moving', 40).blocking_actions
  const merging = { ...action, merged_board: { id: '21', name: 'Clay' } }
  const server = fakeServer({
    'boards.get': ({ board_id }: { board_id?: string }) =>
      board_id === '21' ? refusal(404, 'No such board.') : { ...board('moved', 100), id: '22', owner },
  })
  await renderWithStore(
    <Routes>
      <Route path="/" element={<BlockingActions boardId="21" onSettled={vi.fn()} />} />
      <Route path="/ada/bowls" element={<p>The other board</p>} />
    </Routes>,
    {
      transport: server.transport,
      entities: { boards: [{ ...board('moving', 40), blocking_actions: [merging] }] },
      messageAreas: ['boards', 'board-tools'],
    },
  )
  expect(screen.getByText(/^Clay is being merged into Bowls\./)).toBeVisible()
  expect(await screen.findByText('The other board', {}, { timeout: 4_000 })).toBeVisible()
})

it('a merge is shown on the board that took everything, and is undone there', async () => {
  const [action] = board('moved', 100).blocking_actions
  const merged = { ...action, skipped_count: 2, merged_board: { id: '20', name: 'Cups' } }
  const { store, server } = await show({ 'boards.undoMoveAll': refusal(409, 'Too late.') })
  act(
    () =>
      void store.dispatch(
        entitiesReceived({ boards: [{ ...board('moved', 100), blocking_actions: [merged] }] }),
      ),
  )
  expect(screen.getByText(/^Cups was merged into this board\. 2 pins were already here/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(server.askedFor('boards.undoMoveAll')[0]?.input).toEqual({ board_id: '21', blocking_action_id: '5' })
})

it('on the emptied board, once it was restored, a merge names the board that took everything', async () => {
  const [action] = board('moved', 100).blocking_actions
  const merged = { ...action, skipped_count: 2, merged_board: { id: '21', name: 'Clay' } }
  const { store } = await show()
  const boards = [{ ...board('moved', 100), blocking_actions: [merged] }]
  act(() => void store.dispatch(entitiesReceived({ boards })))
  expect(screen.getByText(/^Clay was merged into Bowls\./)).toBeVisible()
})
