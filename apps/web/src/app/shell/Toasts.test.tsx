import { createAction } from '@reduxjs/toolkit'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { removalUndone } from '../../entities/pins/restore-pins-api.ts'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { onEvent } from '../../shared/store/listeners.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Toasts } from './Toasts.tsx'

async function undo(restored: unknown) {
  const server = fakeServer({ 'pins.restore': restored })
  const view = await renderWithStore(<Toasts />, { transport: server.transport })
  view.store.dispatch(toastShown({ text: 'Your pin was deleted.', undo: removalUndone(['1']) }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  return { ...view, server }
}

it('the undo of a deletion brings the pin back', async () => {
  const { store, server } = await undo({ pins: [aPin()] })
  await waitFor(() => expect(selectPin(store.getState(), '1')).toBeDefined())
  expect(server.askedFor('pins.restore')[0]?.input).toEqual({ pin_ids: ['1'] })
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('an undo that fails says so', async () => {
  await undo(refusal(404))
  expect(await screen.findByText('That couldn’t be undone.')).toBeInTheDocument()
})

it('a toast stays while it is pointed at or has the focus, and can be closed', async () => {
  const { store } = await renderWithStore(<Toasts />, { transport: fakeServer({}).transport })
  vi.useFakeTimers()
  try {
    const show = () => act(() => void store.dispatch(toastShown({ text: 'Saved' })))
    show()
    const card = () => screen.getByRole('listitem')
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const close = () => screen.getByRole('button', { name: 'Dismiss' })
    act(() => close().focus())
    pass(60_000)
    expect(card()).toHaveTextContent('Saved')
    act(() => close().blur())
    pass(6_000)
    expect(screen.queryByRole('listitem')).toBeNull()
    show()
    fireEvent.click(close())
    expect(screen.queryByRole('listitem')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('"Change" of a toast emits its event and closes it', async () => {
  const changed = createAction<string>('test/changed')
  const emitted: string[] = []
  onEvent(changed, (pinId) => void emitted.push(pinId))
  const { store } = await renderWithStore(<Toasts />)
  const change = { label: 'Change', event: changed('1') }
  act(() => void store.dispatch(toastShown({ text: 'Saved to Clay', change })))
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(emitted).toEqual(['1'])
  expect(screen.queryByText('Saved to Clay')).toBeNull()
})
