import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { arrivedSession } from '../../../entities/session/session-slice.ts'
import { makeStore } from '../../../shared/store/make-store.ts'
import { browserLike } from '../../../test/browser-like.ts'
import { fakeServer, page } from '../../../test/fake-server.ts'
import { aPinView } from '../../../test/pin-builders.ts'
import { pinDocument, relatedDocument } from '../../../test/stored-documents.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { aPageData, aRequestContext } from '../../../test/request-fixtures.ts'
import { preload as preloadSent } from '../[id]/sent.tsx'
import { messageAreas, Page, preload } from '../[id]/repin.tsx'

browserLike()

const board = {
  id: '21',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  image_url: null,
  is_collaborative: false,
  pin_count: 3,
  saved_pin_id: null,
  sections: [],
}
const answers = {
  CloseupDetailQuery: pinDocument(aPinView()),
  CloseupPageQuery: pinDocument(aPinView()),
  CloseupRelatedModulesFeedQuery: relatedDocument([]),
  'comments.list': page([]),
  'boards.picker': { boards_shortlist: [board], all_boards: [board] },
}

function repin(isMobile: boolean) {
  const userAgent = { ...aRequestContext().userAgent, isMobile }
  const part = (
    <Routes>
      <Route path="/pin/:id/repin/" element={<Page />} />
    </Routes>
  )
  return renderWithStore(part, {
    transport: fakeServer(answers).transport,
    path: '/pin/1/repin/',
    messageAreas,
    requestContext: { isAuthenticated: true, loginState: 1, userAgent },
  })
}

const arrival = (isAuthenticated: boolean) => {
  const server = fakeServer(answers)
  const session = arrivedSession({
    requestContext: aRequestContext({ isAuthenticated }),
    pageData: aPageData(),
  })
  const store = makeStore({ transport: server.transport, preloadedState: { session } })
  return { server, at: { store, params: { id: '1' }, url: new URL('http://site.test/pin/1/repin/') } }
}

describe('saving a pin from its address', () => {
  it('C-2.17 I-2.18 on a phone is a page with the boards to choose from', async () => {
    await repin(true)
    expect(await screen.findByText('Clay')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Fired twice.')).toBeNull()
  })

  it('C-2.18 elsewhere is the closeup with the boards open beside it', async () => {
    await repin(false)
    expect(await screen.findByText('Fired twice.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByText('Clay').length).toBeGreaterThan(1))
  })

  it('C-2.18 leads a visitor to the login page and back', async () => {
    expect(await preload(arrival(false).at)).toEqual({ redirect: '/login/?next=%2Fpin%2F1%2Frepin%2F' })
    expect(await preload(arrival(true).at)).toEqual({})
  })
})

it('I-4.80 the pin and its sent view ask for the pin before anything is shown', async () => {
  const { server, at } = arrival(true)
  await preloadSent(at)
  expect(server.askedFor('CloseupDetailQuery')).toHaveLength(1)
  expect(server.askedFor('CloseupRelatedModulesFeedQuery')).toHaveLength(1)
})
