import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { keepSave, takeKeptSave } from '../../../entities/session/kept-save.ts'
import { arrivedSession } from '../../../entities/session/session-slice.ts'
import { makeStore } from '../../../shared/store/make-store.ts'
import { selectToasts } from '../../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../../test/fake-server.ts'
import { aPin, aPinView, aUser } from '../../../test/pin-builders.ts'
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

const newcomers = {
  ...answers,
  'boards.picker': { boards_shortlist: [], all_boards: [] },
  'pins.boardTitleSuggestions': ['Ceramics'],
  'boards.create': { ...board, id: '31', name: 'Ceramics', owner: aUser({ id: '11' }) },
}

function repin(isMobile: boolean, server = fakeServer(answers)) {
  const userAgent = { ...aRequestContext().userAgent, isMobile }
  const part = (
    <Routes>
      <Route path="/pin/:id/repin/" element={<Page />} />
      <Route path="/welcome/" element={<p>What do you like?</p>} />
      <Route path="/pin/:id/" element={<p>The pin alone</p>} />
    </Routes>
  )
  return renderWithStore(part, {
    transport: server.transport,
    entities: { pins: [theirs] },
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

/** Somebody else's pin, on a board of theirs. */
const theirs = aPin({
  pinner: aUser({ id: '12' }),
  board: { id: '90', type: 'board', name: 'Bowls', url: '/bea/bowls/', privacy: 'public' },
})

describe('the save a visitor began', () => {
  it.each([true, false])(
    'C-4.93 C-2.18 is done once they are a member, in a first board, and leads on to their topics (phone: %s)',
    async (isMobile) => {
      keepSave('1')
      const server = fakeServer({
        ...newcomers,
        'pins.save': aPin({ id: '77', pinner: aUser({ id: '11' }) }),
      })
      const { store } = await act(() => repin(isMobile, server))
      expect(await screen.findByText('What do you like?')).toBeInTheDocument()
      expect(server.askedFor('boards.create')[0]?.input).toMatchObject({ name: 'Ceramics' })
      expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ pin_id: '1', board_id: '31' })
      expect(selectToasts(store.getState())[0]).toMatchObject({ text: 'Saved to Ceramics' })
    },
  )

  it('C-4.93 goes to the last board of who has some, once', async () => {
    keepSave('1')
    const server = fakeServer({ ...answers, 'pins.save': aPin({ id: '77', pinner: aUser({ id: '11' }) }) })
    await repin(true, server)
    expect(await screen.findByText('The pin alone')).toBeInTheDocument()
    expect(server.askedFor('pins.save')[0]?.input).toMatchObject({ pin_id: '1', board_id: '21' })
    expect(takeKeptSave('1')).toBe(false)
  })

  it('C-4.93 leaves the boards to choose from when it is refused', async () => {
    keepSave('1')
    await repin(true, fakeServer({ ...newcomers, 'boards.create': refusal(409) }))
    expect(await screen.findByRole('button', { name: 'Create board' })).toBeInTheDocument()
  })

  it('C-4.93 of another pin waits for that one', async () => {
    keepSave('2')
    await repin(true)
    expect(await screen.findByText('Clay')).toBeInTheDocument()
    expect(takeKeptSave('2')).toBe(true)
  })
})

describe('saving a pin from its address', () => {
  it('C-2.17 I-2.18 on a phone is a page with the boards to choose from', async () => {
    await repin(true)
    expect(await screen.findByText('Clay')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Fired twice.')).toBeNull()
  })

  it('C-2.18 elsewhere is the closeup with the boards open beside it', async () => {
    await act(() => repin(false))
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
