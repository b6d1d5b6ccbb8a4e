import { EVENT_TYPES } from '@tessera/shared-tracking'
import { expect, it } from 'vitest'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { followApi } from '../follow/follow-api.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { trackedCall } from './tracked-calls.ts'

it('a call that succeeds is an event about the thing it names, one that fails is none', async () => {
  const told: unknown[] = []
  onAnyAction((action) => {
    const input = trackedCall(action)
    if (input) told.push(input)
  })
  const answers = [{ data: { id: '7' } }, { error: { httpStatus: 500 } }, { data: { id: '9' } }] as never[]
  const store = makeStore({ transport: async () => answers.shift() as never })
  await store.dispatch(followApi.endpoints.followUser.initiate({ user_id: '7' }))
  await store.dispatch(followApi.endpoints.followUser.initiate({ user_id: '8' }))
  await store.dispatch(boardsApi.endpoints.createBoard.initiate({ name: '2026' }))
  expect(told).toEqual([
    { event_type: EVENT_TYPES.FOLLOW, object_id_str: '7' },
    { event_type: EVENT_TYPES.BOARD_CREATED },
  ])
})
