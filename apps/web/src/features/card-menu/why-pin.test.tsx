import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { saveActionsOf } from '../save-pin/SaveActions.tsx'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { CardMenuMount } from './CardMenuMount.tsx'

browserLike()
// Its code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./CardMenu.tsx'))

const viewer = {
  id: '11',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}
const topic = {
  id: '5',
  type: 'interest',
  name: 'Ceramics',
  slug: 'ceramics',
  follower_count: 1,
  image_url: null,
  is_followed: false,
}
const pin = aPin({
  id: '1',
  pinner: aUser({ id: '12', full_name: 'Ben Ito' }),
  grid_title: 'Green vase',
  recommendation_reason: { reason: 'saved_together', reasonId: '7', name: 'Kitchen', board: null },
})

async function asked(answers: Record<string, unknown> = {}, shown = pin) {
  const server = fakeServer({
    'pins.interests': [topic],
    'feedTuning.exclude': { type: 'board', id: '7' },
    'feedTuning.include': { type: 'board', id: '7' },
    ...answers,
  })
  const feed = {
    status: 'ready' as const,
    ids: [shown.id],
    error: null,
    isLoadingMore: false,
    hasMoreFailed: false,
    onRetry: () => undefined,
  }
  const view = await renderWithStore(
    <>
      <CardMenuMount />
      <PinGrid label="Feed" feed={feed} empty={null} actionsOf={saveActionsOf} />
    </>,
    {
      transport: server.transport,
      entities: { pins: [shown] },
      messageAreas: ['pins', 'card-menu'],
      requestContext: { isAuthenticated: true },
      pageData: { initialUser: viewer },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'More options' }))
  return { ...view, server, menu: within(await screen.findByRole('dialog', { name: 'Options' })) }
}

const WHY = 'Why am I seeing this pin?'

it('names the board that brought a pin, and leaves the board, the person or a topic out', async () => {
  const { menu } = await asked()
  await userEvent.click(menu.getByRole('button', { name: WHY }))
  const dialog = within(await screen.findByRole('dialog', { name: WHY }))
  expect(dialog.getByText(/You saved to your board “Kitchen”/)).toBeInTheDocument()
  expect(await dialog.findByRole('button', { name: 'Don’t show pins about Ceramics' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Don’t show pins from Ben Ito' })).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Tune your home feed' })).toHaveAttribute(
    'href',
    '/settings/home-feed/',
  )
})

it('what is left out takes the card along, and both come back by undo', async () => {
  const { menu, server, store } = await asked()
  await userEvent.click(menu.getByRole('button', { name: WHY }))
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t use my board “Kitchen” for ideas' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Green vase/ })).toBeNull())
  expect(server.askedFor('feedTuning.exclude').map(({ input }) => input)).toEqual([
    { type: 'board', id: '7' },
  ])
  const [toast] = selectToasts(store.getState())
  expect(toast?.text).toBe('Got it. Your feeds will leave out Kitchen.')
  store.dispatch(toast!.undo!)
  expect(await screen.findByRole('link', { name: /Green vase/ })).toBeInTheDocument()
  expect(server.askedFor('feedTuning.include').map(({ input }) => input)).toEqual([
    { type: 'board', id: '7' },
  ])
})

it('a card stays where the server refuses, and a toast names the reason', async () => {
  const { menu, store } = await asked({ 'feedTuning.exclude': refusal(503) })
  await userEvent.click(menu.getByRole('button', { name: WHY }))
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t show pins from Ben Ito' }))
  await waitFor(() => expect(selectToasts(store.getState())[0]?.tone).toBe('error'))
  expect(screen.getByRole('link', { name: /Green vase/ })).toBeInTheDocument()
})

it('is not asked of a pin that stands there for no reason of a feed', async () => {
  const { menu } = await asked({}, { ...pin, recommendation_reason: null })
  expect(menu.queryByRole('button', { name: WHY })).toBeNull()
})

it.each([
  ['related_board', null, 'People saved it to the same boards.'],
  ['related_words', null, 'It’s described in similar words.'],
  ['related_topic', 'Ceramics', 'It’s about Ceramics, too.'],
  ['related_look', null, 'It looks similar.'],
] as const)(
  'beside another pin, %s is named in the menu and not on the card',
  async (reason, name, words) => {
    const recommendation_reason = { reason, reasonId: null, name, board: null }
    const { menu } = await asked({}, { ...pin, recommendation_reason })
    await userEvent.click(menu.getByRole('button', { name: WHY }))
    expect(within(await screen.findByRole('dialog', { name: WHY })).getByText(words)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Don’t show pins from Ben Ito' })).toBeInTheDocument()
  },
)
