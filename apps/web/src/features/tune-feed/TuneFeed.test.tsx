import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FeedSource } from '@tessera/api-types/feed-tuning/contracts'
import { expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { TuneFeed } from './TuneFeed.tsx'

browserLike()

const ben: FeedSource = {
  type: 'person',
  id: '12',
  name: 'Ben Ito',
  image_url: null,
  url: '/ben/',
  is_excluded: false,
}
const kitchen: FeedSource = { ...ben, type: 'own_board', id: '7', name: 'Kitchen', url: '/ada/kitchen/' }
const hidden: FeedSource = {
  ...ben,
  type: 'hidden_pin',
  id: '31',
  name: '',
  url: '/pin/31/',
  is_excluded: true,
}

async function show(items: FeedSource[], answers: Record<string, unknown> = {}) {
  const server = fakeServer({
    'feedTuning.list': { data: { items, bookmark: null }, bookmark: null },
    'feedTuning.exclude': { type: 'person', id: '12' },
    'feedTuning.include': { type: 'person', id: '12' },
    ...answers,
  })
  const view = await renderWithStore(<TuneFeed />, { transport: server.transport, messageAreas: ['tuning'] })
  const inputsOf = (name: string) => server.askedFor(name).map(({ input }) => input)
  return { ...view, inputsOf }
}

it('leaves a person out with one press, and takes them back in with the next', async () => {
  const { inputsOf } = await show([ben])
  const isIn = await screen.findByRole('checkbox', { name: 'Show Ben Ito in your home feed' })
  expect(isIn).toBeChecked()
  expect(screen.getByRole('link', { name: /Ben Ito/ })).toHaveAttribute('href', '/ben/')
  await userEvent.click(isIn)
  expect(isIn).not.toBeChecked()
  await waitFor(() => expect(inputsOf('feedTuning.exclude')).toEqual([{ type: 'person', id: '12' }]))
  await userEvent.click(isIn)
  await waitFor(() => expect(inputsOf('feedTuning.include')).toEqual([{ type: 'person', id: '12' }]))
})

it('one’s own board is left out as a board', async () => {
  const { inputsOf } = await show([kitchen])
  await userEvent.click(screen.getByRole('tab', { name: 'Your boards' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show Kitchen in your home feed' }))
  await waitFor(() => expect(inputsOf('feedTuning.exclude')).toEqual([{ type: 'board', id: '7' }]))
})

it('a hidden pin comes back', async () => {
  const { inputsOf } = await show([hidden], { 'pins.unhide': null })
  await userEvent.click(screen.getByRole('tab', { name: 'Hidden pins' }))
  const isIn = await screen.findByRole('checkbox', { name: 'Show Untitled pin in your home feed' })
  expect(isIn).not.toBeChecked()
  await userEvent.click(isIn)
  await waitFor(() => expect(inputsOf('pins.unhide')).toEqual([{ pin_id: '31' }]))
})

it('a switch that the server refuses is as it was, and a toast names the reason', async () => {
  const { store } = await show([ben], { 'feedTuning.exclude': refusal(503) })
  const isIn = await screen.findByRole('checkbox', { name: 'Show Ben Ito in your home feed' })
  await userEvent.click(isIn)
  await waitFor(() => expect(isIn).toBeChecked())
  expect(selectToasts(store.getState())[0]?.tone).toBe('error')
})

it('names what is missing where there is nothing to tune', async () => {
  await show([])
  expect(await screen.findByText('You don’t follow anyone yet')).toBeInTheDocument()
})
