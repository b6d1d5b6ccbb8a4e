import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { bringParts } from '../../../test/render-with-store.tsx'
import { browserLike } from '../../../test/browser-like.ts'
import { fakeServer, page } from '../../../test/fake-server.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { lateParts, Page } from '../[board].tsx'

browserLike()
bringParts(lateParts)

const owner = { id: '1', type: 'user', username: 'ada', full_name: 'Ada Byron', image_medium_url: null }
const board = {
  id: '7',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  owner,
  pin_count: 3,
  section_count: 0,
  collaborating_users: [],
  cover_images: [],
  abilities: { can_edit: true, can_delete: true, can_add_pins: true, can_follow: false },
}
const move = (state: string, progress: number) => ({
  id: '9',
  created_timestamp: '2026-01-01T00:00:00.000Z',
  progress,
  section_id: '-1',
  state,
  target: { name: 'Cups', url: '/ada/cups/' },
})

async function show(given: object, more: Record<string, unknown> = {}) {
  const server = fakeServer({ 'boards.get': { ...board, ...given }, 'boards.feed': page([]), ...more })
  await renderWithStore(
    <Routes>
      <Route path="/:username/:board" element={<Page />} />
    </Routes>,
    { path: '/ada/clay', messageAreas: ['boards', 'pins'], transport: server.transport },
  )
  return server
}

it('C-3.17 C-4.39 a warning with its reason stands before a sensitive board until one goes past it', async () => {
  await show({ sensitivity: 'medical', sensitivity_screen: { reason: 'medical', show_warning: true } })
  expect(await screen.findByText('It was flagged for medical content.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Clay' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show board' }))
  expect(await screen.findByRole('heading', { name: 'Clay' })).toBeVisible()
})

it('a move shows how far it is, and is stopped and undone', async () => {
  const server = await show(
    { blocking_actions: [move('moving', 40)] },
    { 'boards.undoMoveAll': { ...board, blocking_actions: [move('undoing', 0)] } },
  )
  expect(await screen.findByRole('progressbar', { name: 'Pins moved' })).toHaveValue(40)
  expect(screen.getByText(/Your pins are moving to Cups/)).toBeVisible()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stop and undo' }))
  expect(await screen.findByText(/Moving your pins back from Cups/)).toBeVisible()
  const asked = server.askedFor('boards.undoMoveAll').map(({ input }) => input)
  expect(asked).toEqual([{ board_id: '7', blocking_action_id: '9' }])
})

it('a move that ended can be undone', async () => {
  await show({ blocking_actions: [move('moved', 100)] })
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('what came back is shown once a move is undone', async () => {
  let now = { ...board, pin_count: 0, section_count: 1, blocking_actions: [move('undoing', 50)] }
  const server = await show({}, { 'boards.get': () => now, 'sections.list': page([]) })
  expect(await screen.findByText(/Moving your pins back from Cups/)).toBeVisible()
  const before = server.askedFor('boards.feed').length
  now = { ...now, pin_count: 3, blocking_actions: [] }
  expect(await screen.findByText(/3 pins/, {}, { timeout: 4_000 })).toBeVisible()
  expect(screen.queryByText(/Moving your pins back from Cups/)).toBeNull()
  await waitFor(() => expect(server.askedFor('boards.feed')).toHaveLength(before + 1))
  expect(server.askedFor('sections.list')).toHaveLength(2)
})
