import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { describe, expect, it, vi } from 'vitest'
import { makeStore } from '../store/make-store.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectToasts, toastDismissed, toastShown } from '../toasts/toast-slice.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'
import { apiError } from './http-answer.ts'

const event = toastShown({ text: 'The board is gone' })

// Files share the one API of a worker: endpoints by names that the product has would stand for those.
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    triedBoard: build.query(endpoint(boardsRoutes['boards.get'])),
    triedDeletion: build.mutation(
      endpoint(boardsRoutes['boards.delete'], {
        optimistic: () => ({ apply: event, undo: toastDismissed(event.payload.id) }),
      }),
    ),
    triedRenaming: build.mutation(
      endpoint(boardsRoutes['boards.update'], {
        input: ({ boardId, name }: { boardId: string; name: string }) => ({ board_id: boardId, name }),
        optimistic: ({ boardId }) => ({
          apply: event,
          settle: ({ name }) => toastShown({ text: `${boardId} is ${name}` }),
          undo: toastDismissed(event.payload.id),
        }),
      }),
    ),
    triedArchiving: build.mutation(
      endpoint(boardsRoutes['boards.archive'], {
        confirmed: (_board, _ask, stateBefore) => {
          const [shown] = selectToasts(stateBefore as RootState)
          return toastShown({ text: `It was: ${shown?.text}` })
        },
      }),
    ),
  }),
})

describe('an endpoint of an operation', () => {
  it('calls the operation through the transport of its store and answers with the output', async () => {
    const calls: unknown[] = []
    const store = makeStore({
      transport: (route, input) => {
        calls.push([route.name, input])
        return Promise.resolve({ data: { id: '7', name: 'Clay' } })
      },
    })
    const answer = await store.dispatch(api.endpoints.triedBoard.initiate({ board_id: '7' }))
    expect(calls).toEqual([['boards.get', { board_id: '7' }]])
    expect(answer.data?.name).toBe('Clay')
  })

  it('tells an optimistic event at once and takes it back when the server refuses', async () => {
    const refusal = { error: apiError({ api_error_code: 40, message: 'gone' }, 404) }
    const store = makeStore({ transport: () => Promise.resolve(refusal) })
    const deletion = store.dispatch(api.endpoints.triedDeletion.initiate({ board_id: '7' }))
    expect(selectToasts(store.getState())).toHaveLength(1)
    expect((await deletion).error).toMatchObject({ api_error_code: 40, message: 'gone', httpStatus: 404 })
    expect(selectToasts(store.getState())).toEqual([])
  })

  it('confirms with the state in which it was asked', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const store = makeStore({ transport: () => promise.then(() => ({ data: {} })) })
    store.dispatch(toastShown({ text: 'Clay' }))
    const call = store.dispatch(api.endpoints.triedArchiving.initiate({ board_id: '7' }))
    store.dispatch(toastDismissed(selectToasts(store.getState())[0]?.id ?? ''))
    resolve()
    await call
    await vi.waitFor(() =>
      expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['It was: Clay']),
    )
  })

  it('settles an optimistic event by what the server made of it, and sends what the ask comes to', async () => {
    const inputs: unknown[] = []
    const store = makeStore({
      transport: (_route, input) => {
        inputs.push(input)
        return Promise.resolve({ data: { id: '7', name: 'Clay' } })
      },
    })
    const renaming = store.dispatch(api.endpoints.triedRenaming.initiate({ boardId: '7', name: ' Clay ' }))
    const texts = () => selectToasts(store.getState()).map(({ text }) => text)
    expect(texts()).toEqual(['The board is gone'])
    await renaming
    expect(inputs).toEqual([{ board_id: '7', name: ' Clay ' }])
    expect(texts()).toContain('7 is Clay')
  })
})
