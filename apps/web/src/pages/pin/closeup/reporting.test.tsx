import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ReportMount } from '../../../features/report/ReportMount.tsx'
import { bringParts } from '../../../test/render-with-store.tsx'
import { browserLike } from '../../../test/browser-like.ts'
import { fakeServer, page } from '../../../test/fake-server.ts'
import { aPinView, aUser } from '../../../test/pin-builders.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { pinDocument, relatedDocument } from '../../../test/stored-documents.ts'
import { Closeup } from './Closeup.tsx'
import { closeupParts } from './closeup-parts.ts'

browserLike()
bringParts(closeupParts)

const comment = {
  id: '51',
  type: 'aggregatedcomment',
  user: aUser({ id: '12', full_name: 'Ben Oit' }),
  text: 'Lovely glaze',
  tags: [],
  tagged_users: [],
  reaction_counts: [],
  reaction_by_me: 0,
  comment_count: 0,
  parent_id: null,
  featureMap: {},
  pin_id: '1',
  created_at: '2026-01-02T03:04:05.000Z',
  abilities: { can_edit: false, can_delete: false, can_highlight: false },
}

it('I-3.15 a report tells what was reported, as what, and on which page it was met', async () => {
  const abilities = { can_edit: false, can_delete: false, can_save: true, can_comment: true }
  const others = {
    can_highlight: false,
    can_ask_sponsor: false,
    can_set_captions: false,
    can_edit_carousel: false,
    can_say_made_with_ai: false,
    can_edit_story: false,
  }
  const pin = aPinView({ price_value: 30, ai_label: 'creator', abilities: { ...abilities, ...others } })
  const server = fakeServer({
    CloseupRelatedModulesFeedQuery: relatedDocument([]),
    CloseupDetailQuery: pinDocument(pin),
    'comments.list': page([comment]),
    'reports.create': { done: true },
  })
  const part = (
    <>
      <Routes>
        <Route path="/pin/:id/" element={<Closeup />} />
      </Routes>
      <ReportMount />
    </>
  )
  await renderWithStore(part, {
    transport: server.transport,
    path: '/pin/1/',
    messageAreas: ['pins', 'closeup', 'comments', 'report'],
    requestContext: { isAuthenticated: true },
  })
  const user = userEvent.setup()
  const reasonsAboutAi = () =>
    screen.queryAllByRole('radio', { name: /made with AI/i }).map((radio) => radio.parentElement?.textContent)
  const report = async (menu: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: menu }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    await user.click(await screen.findByRole('radio', { name: 'Spam' }))
    expect(reasonsAboutAi()).toEqual(item === 'Report pin' ? ['Labeled as made with AI, but isn’t'] : [])
    await user.click(screen.getByRole('button', { name: 'Report' }))
  }
  const reported = () => server.askedFor('reports.create').map(({ input }) => input)

  await report('More actions for this pin', 'Report pin')
  await expect.poll(reported).toHaveLength(1)
  await report('More actions for Ben Oit’s comment', 'Report comment')
  await expect.poll(reported).toHaveLength(2)
  expect(reported()).toMatchObject([
    { type: 'pin', id: '1', reason: 'spam', is_product: true, view_type: 3 },
    { type: 'comment', id: '51', reason: 'spam', parent_id: '1', view_type: 3 },
  ])
})
