import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'

browserLike()

const ada = { id: '1', type: 'user', username: 'ada', full_name: 'Ada', image_medium_url: null }
const entry = (id: string, more: object) => ({
  id,
  type: 'boardactivity',
  actor: ada,
  person: null,
  section: null,
  pin_count: 0,
  pins: [],
  created_at: '2026-01-01T00:00:00Z',
  ...more,
})

async function show(answer: unknown) {
  const board = {
    id: '21',
    type: 'board' as const,
    name: 'Clay',
    url: '/ada/clay/',
    privacy: 'public' as const,
  }
  const server = fakeServer({ 'boards.activity': answer })
  await renderWithStore(<ActivityDialog board={board} onDismiss={() => undefined} />, {
    transport: server.transport,
    messageAreas: ['board-tools'],
  })
}

it('says who did what, with the pictures of pins', async () => {
  const pins = [{ id: '5', title: 'Bowl', image_url: '/i.jpg', dominant_color: '#fff' }]
  await show(
    page([
      entry('3', { kind: 'added', pin_count: 2, pins, section: { id: '9', slug: 'cups', title: 'Cups' } }),
      entry('2', { kind: 'person_removed', person: { ...ada, id: '2', full_name: 'Ben' } }),
      entry('1', { kind: 'renamed' }),
    ]),
  )
  expect(await screen.findByText('Ada added 2 pins to Cups')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/pin/5/')
  expect(screen.getByText('Ada removed Ben from the board')).toBeVisible()
  expect(screen.getByText('Ada renamed the board')).toBeVisible()
})

it('says so where nothing was done yet', async () => {
  await show(page([]))
  expect(await screen.findByText('No activity yet')).toBeVisible()
})

it('can be asked for again after a failure', async () => {
  let isDown = true
  await show(() => (isDown ? refusal(500, 'Down.') : page([entry('1', { kind: 'joined' })])))
  isDown = false
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ada joined the board')).toBeVisible()
})
