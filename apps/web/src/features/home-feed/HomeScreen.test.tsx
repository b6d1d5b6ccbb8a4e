import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { homeFeedApi } from './home-feed-api.ts'
import { homeFeedRenewed } from './home-feed-slice.ts'
import { HomeScreen } from './HomeScreen.tsx'

browserLike()

const ada = {
  id: '1',
  username: 'ada',
  full_name: 'Ada L',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

async function home(answer: unknown, isAuthenticated: boolean) {
  const server = fakeServer({ 'feeds.home': answer })
  return renderWithStore(<HomeScreen actionsOf={() => null} />, {
    transport: server.transport,
    messageAreas: ['pins', 'home'],
    requestContext: { isAuthenticated },
    pageData: { initialUser: isAuthenticated ? ada : null },
  })
}

describe('the home page', () => {
  it('C-2.01 C-2.03 shows members their feed', async () => {
    await home(page([aPin()]), true)
    expect(screen.getByText('Loading pins')).toBeInTheDocument()
    expect(await screen.findByRole('list', { name: 'Your home feed' })).toBeInTheDocument()
  })

  it('C-2.02 C-1.24 shows visitors what the site is, above a feed to browse', async () => {
    await home(page([aPin()]), false)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A place for every idea')
    expect(await screen.findByRole('list', { name: 'Pins people love' })).toBeInTheDocument()
  })

  it('calls popular only what is', async () => {
    const reason = { reason: 'fresh' as const, reasonId: null, name: null, board: null }
    await home(page([aPin({ recommendation_reason: reason })]), false)
    expect(await screen.findByRole('heading', { name: 'New ideas' })).toBeInTheDocument()
  })

  it('leads on from an empty feed to topics', async () => {
    await home(page([]), true)
    expect(await screen.findByRole('link', { name: 'Choose topics' })).toBeInTheDocument()
  })

  it('C-2.04 keeps the feed that can be come back to, and none before it', async () => {
    const { store } = await home(page([aPin()]), true)
    await screen.findByRole('list', { name: 'Your home feed' })
    act(() => void store.dispatch(homeFeedRenewed()))
    await screen.findByRole('list', { name: 'Your home feed' })
    const kept = homeFeedApi.util.selectCachedArgsForQuery(store.getState(), 'homeFeed')
    expect(kept).toEqual([{ visit: 1 }])
  })

  it('can be tried again', async () => {
    await home(refusal(503, 'Too busy.'), true)
    expect(await screen.findByRole('alert')).toHaveTextContent('Too busy.')
  })
})
