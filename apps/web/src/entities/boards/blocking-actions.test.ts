import { describe, expect, it } from 'vitest'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { blockingActionsApi, NO_BLOCKING_ACTIONS } from './blocking-actions-api.ts'
import { type Board, selectBlockingProgress, selectBoard, warningPassed } from './boards-slice.ts'

const owner = { id: '1', type: 'user', username: 'ada', full_name: 'Ada', image_medium_url: null }
const board = { id: '1', type: 'board', name: 'Clay', url: '/ada/clay/', privacy: 'public', owner }
const action = (progress: number, section_id?: string) => ({
  id: String(progress),
  created_timestamp: '2026-01-01T00:00:00.000Z',
  progress,
  ...(section_id && { section_id }),
  state: 'moving',
  target: { name: 'Cups', url: '/ada/cups/' },
})

const ask = (answer: object) => {
  const server = fakeServer({ 'boards.get': answer })
  const store = makeStore({ transport: server.transport })
  const asked = store.dispatch(blockingActionsApi.endpoints.blockingActions.initiate('1'))
  return { asked, server, store }
}

describe('moves of all pins of a place', () => {
  it('C-4.22 progress of the whole board, of the pins in no section and of a section stand apart', async () => {
    const { asked, server, store } = ask({
      id: '1',
      type: 'board',
      blocking_actions: [action(10), action(20, '5'), action(30, '-1')],
    })
    await asked
    expect(selectBlockingProgress(store.getState(), '1')).toEqual({
      unorganized: 10,
      sections: { 5: 20 },
      board: 30,
    })
    expect(server.calls[0]?.input).toEqual({ board_id: '1', fields: 'board.id,board.blocking_actions' })
  })

  it('C-5.07 C-8.11 a response without them fails', async () => {
    const { asked } = ask(board)
    await expect(asked.unwrap()).rejects.toMatchObject({ message: NO_BLOCKING_ACTIONS })
    expect(NO_BLOCKING_ACTIONS).toBe('No blocking actions found in the response')
  })
})

it('C-4.39 a warning one went past stays away for the session, also when the board comes anew', () => {
  const sensitive = { ...board, sensitivity_screen: { reason: 'medical', show_warning: true } } as Board
  const received = entitiesReceived({ boards: [sensitive] })
  const store = makeStore({ transport: fakeServer({}).transport })
  store.dispatch(received)
  store.dispatch(warningPassed({ boardId: '1' }))
  const shows = () => selectBoard(store.getState(), '1')?.sensitivity_screen?.show_warning
  expect(shows()).toBe(false)
  store.dispatch(received)
  expect(shows()).toBe(false)
})
