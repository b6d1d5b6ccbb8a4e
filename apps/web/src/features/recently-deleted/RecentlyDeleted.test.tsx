import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DeletedItem } from '@tessera/api-types/recently-deleted/contracts'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/browser/clock.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { RecentlyDeleted } from './RecentlyDeleted.tsx'

browserLike()

const board: DeletedItem = {
  type: 'board',
  id: '7',
  name: 'Travel',
  image_url: null,
  board_name: null,
  pin_count: 21,
  reply_count: 0,
  deleted_at: new Date(Date.now() - 2 * DAY_MS).toISOString(),
  deleted_until: new Date(Date.now() + 27.5 * DAY_MS).toISOString(),
}
const pin: DeletedItem = { ...board, type: 'pin', id: '8', name: '', board_name: 'Cups', pin_count: 1 }

async function show(items: DeletedItem[]) {
  const one = { type: 'board' as const, id: '7' }
  const server = fakeServer({
    'recentlyDeleted.list': { data: { items, bookmark: null }, bookmark: null },
    'recentlyDeleted.restore': one,
    'recentlyDeleted.delete': one,
  })
  await renderWithStore(<RecentlyDeleted />, { transport: server.transport, messageAreas: ['deleted'] })
  return server
}

it('lists what was deleted, from where and for how long', async () => {
  await show([board, pin])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent(/Travel.*Board with 21 pins.*Deleted 2 days ago · 28 days left/)
  expect(second).toHaveTextContent(/Untitled pin.*Pin from Cups/)
})

it('a comment is listed by its words, with its replies, or as a photo', async () => {
  const comment: DeletedItem = { ...board, type: 'comment', id: '9', name: 'Which glaze?', pin_count: 0 }
  await show([
    { ...comment, reply_count: 2 },
    { ...comment, id: '10', name: '' },
  ])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent(/Which glaze\?.*Comment with 2 replies.*28 days left/)
  expect(second).toHaveTextContent(/Comment with a photo/)
})

it('restores with one press, and asks before it deletes for good', async () => {
  const server = await show([board])
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Travel' }))
  await waitFor(() => expect(server.askedFor('recentlyDeleted.restore')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Travel for good' }))
  expect(server.askedFor('recentlyDeleted.delete')).toHaveLength(0)
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(server.askedFor('recentlyDeleted.delete')).toHaveLength(1))
})

it.each([
  ['Restore Travel', 'recentlyDeleted.restore'],
  ['Delete Travel for good', 'recentlyDeleted.delete'],
])('what is settled by “%s” leaves the list', async (label, name) => {
  let items = [board, pin]
  const server = fakeServer({
    'recentlyDeleted.list': () => ({ data: { items, bookmark: null }, bookmark: null }),
    [name]: () => {
      items = [pin]
      return { type: 'board', id: '7' }
    },
  })
  await renderWithStore(<RecentlyDeleted />, { transport: server.transport, messageAreas: ['deleted'] })
  await userEvent.click(await screen.findByRole('button', { name: label }))
  const sure = screen.queryByRole('button', { name: 'Delete for good' })
  if (sure) await userEvent.click(sure)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('listitem')).toHaveTextContent('Untitled pin')
})

it('an empty list names how long things stay', async () => {
  await show([])
  expect(await screen.findByText('Nothing here')).toBeInTheDocument()
  expect(screen.getByText(/30 days/)).toBeInTheDocument()
})
