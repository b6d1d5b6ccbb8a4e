import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import { StoryDraftContent } from '@tessera/api-types/story-pins/story-content'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPinDraft } from '../../test/pin-draft-builder.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { StoryDrafts } from './StoryDrafts.tsx'

browserLike()

const signature = 'a'.repeat(32)
const picture = { type: types.image, image_signature: signature }
const page = (id: string, background_color: string, blocks: object[] = []) => ({
  id,
  background_color,
  blocks,
})
const story = (id: string, title: string, pages: object[]): PinDraftView => ({
  ...aPinDraft([], { id }),
  type: 'story',
  content: { type: 'story', story: StoryDraftContent.parse({ title, pages }) },
})

const bread = story('1', 'Bread', [page('a', '#ffeedd', [picture]), page('b', '#ffffff')])
const soup = story('2', '', [page('a', '#112233')])

const show = (answers: Record<string, unknown>, openId: string | null = null) => {
  const server = fakeServer(answers)
  const options = { transport: server.transport, messageAreas: ['story-drafts'] as const }
  return renderWithStore(<StoryDrafts openId={openId} isUnfolded />, options).then((rendered) => ({
    ...rendered,
    server,
  }))
}

function Opening({ id }: { id: string }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <>
      <button type="button" onClick={() => setOpenId(id)}>
        Open
      </button>
      <StoryDrafts openId={openId} isUnfolded />
    </>
  )
}

it('lists the drafts of stories with their first page and how many pages they have', async () => {
  const { container } = await show({ 'pinDrafts.stories': [bread, soup] })
  expect(await screen.findByText('2 story drafts')).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Bread2 pages')
  expect(container.querySelector('img')?.src).toContain(signature)
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/idea-pin-builder/?draft=1')
  expect(second).toHaveTextContent('Untitled story1 page')
  expect(second?.querySelector('[style]')).toHaveStyle({ backgroundColor: '#112233' })
})

it('the one that is edited is not listed', async () => {
  await show({ 'pinDrafts.stories': [bread, soup] }, '2')
  expect(await screen.findByText('1 story draft')).toBeVisible()
  expect(screen.queryByText('Untitled story')).toBeNull()
})

it('one is deleted, and comes back', async () => {
  let held = [bread, soup]
  const { server, store } = await show({
    'pinDrafts.stories': () => held,
    'pinDrafts.delete': () => {
      held = [soup]
      return { id: '1' }
    },
    'pinDrafts.restore': () => {
      held = [bread, soup]
      return bread
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Bread' }))
  await waitFor(() => expect(screen.queryByText('Bread')).toBeNull())
  expect(screen.getByText('1 story draft')).toHaveFocus()
  const [toast] = selectToasts(store.getState())
  expect(toast).toMatchObject({ text: 'Draft deleted', undo: expect.anything() })
  const undo = toast?.undo
  if (undo) act(() => void store.dispatch(undo))
  expect(await screen.findByText('Bread')).toBeVisible()
  expect(server.askedFor('pinDrafts.restore')[0]?.input).toEqual({ id: '1' })
})

it('one that is gone already leaves the list, and the list is asked for again when another one is opened', async () => {
  let held = [bread, soup]
  const server = fakeServer({
    'pinDrafts.stories': () => held,
    'pinDrafts.delete': () => {
      held = [soup]
      return refusal(404)
    },
  })
  const options = { transport: server.transport, messageAreas: ['story-drafts'] as const }
  await renderWithStore(<Opening id="2" />, options)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Bread' }))
  await waitFor(() => expect(screen.queryByText('Bread')).toBeNull())
  held = [soup, bread]
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('Bread')).toBeVisible()
})

it('a list that does not come can be asked for again', async () => {
  let isRefused = true
  await show({ 'pinDrafts.stories': () => (isRefused ? refusal(500) : [bread]) })
  expect(await screen.findByText('We couldn’t load your story drafts.', { exact: false })).toBeVisible()
  isRefused = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Bread')).toBeVisible()
})
