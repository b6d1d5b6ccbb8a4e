import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { reactPinApi } from '../react-pin/react-pin-api.ts'
import { trackingApi } from '../tracking/send-events.ts'
import { LostCommandMount } from './LostCommandMount.tsx'

const lost = () => Promise.resolve({ error: apiError(null, 0) })

describe('without a connection', () => {
  it('I-4.66 any command that fails for lack of it says so, once', async () => {
    const { store } = await renderWithStore(<LostCommandMount />, { transport: lost })
    const like = () =>
      store.dispatch(reactPinApi.endpoints.reactToPin.initiate({ pin_id: '5', reaction_type: 1 }))
    await act(async () => void (await Promise.all([like(), like()])))
    await waitFor(() =>
      expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
        "Hmm...you're not connected to the internet",
      ]),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('what the page sends of itself fails in silence', async () => {
    const { store } = await renderWithStore(<LostCommandMount />, { transport: lost })
    await act(
      async () =>
        void (await store.dispatch(
          trackingApi.endpoints.sendMeasures.initiate({ metrics: [], missing_texts: [] }),
        )),
    )
    expect(selectToasts(store.getState())).toEqual([])
  })

  it('a refusal of the server is no matter of the connection', async () => {
    const refused = () => Promise.resolve({ error: apiError(null, 403) })
    const { store } = await renderWithStore(<LostCommandMount />, { transport: refused })
    await act(
      async () =>
        void (await store.dispatch(
          reactPinApi.endpoints.reactToPin.initiate({ pin_id: '5', reaction_type: 1 }),
        )),
    )
    expect(selectToasts(store.getState())).toEqual([])
  })
})
