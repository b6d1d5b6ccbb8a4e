import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { BlockingActions } from './BlockingActions.tsx'

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
    messageAreas: ['boards'],
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
