import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  changeSaveEnded,
  changeSaveStarted,
  selectChangingSave,
} from '../../features/save-pin/change-save-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { lazyMount } from './lazy-mount.tsx'

it('what was asked for and does not load is reported, and loads at the next try', async () => {
  let tries = 0
  const load = () => {
    tries += 1
    return tries === 1 ? Promise.reject(new TypeError('no connection')) : Promise.resolve(() => <p>Boards</p>)
  }
  const Mount = lazyMount((state) => selectChangingSave(state) !== null, load, changeSaveEnded())
  const { store } = await renderWithStore(<Mount />)
  act(() => void store.dispatch(changeSaveStarted('1')))
  await waitFor(() => expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'error' }))
  expect(selectChangingSave(store.getState())).toBeNull()
  act(() => void store.dispatch(changeSaveStarted('1')))
  expect(await screen.findByText('Boards')).toBeInTheDocument()
})
