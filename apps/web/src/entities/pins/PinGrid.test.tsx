import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { aPin } from '../../test/pin-builders.ts'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinGrid } from './PinGrid.tsx'

browserLike()

const feed = (over: Partial<IdFeed> = {}): IdFeed => ({
  ids: [],
  status: 'ready',
  error: null,
  isLoadingMore: false,
  hasMoreFailed: false,
  onRetry: () => undefined,
  ...over,
})

const pins = [
  aPin({ id: '1', content: { kind: 'product', price_value: 12.5, price_currency: 'EUR' } }),
  aPin({
    id: '2',
    grid_title: '',
    alt_text: '',
    recommendation_reason: { reason: 'followed_interest', reasonId: '41', name: 'Ceramics', board: null },
  }),
  aPin({
    id: '3',
    grid_title: 'Waves',
    content: { kind: 'video', signature: 'a'.repeat(32), duration: 64_600, video_list: {} },
  }),
]

const grid = (over: Partial<IdFeed>, isAuthenticated = false) =>
  renderWithStore(
    <PinGrid label="Pins" feed={feed(over)} empty={<p>Nothing here</p>} hasReasons={isAuthenticated} />,
    { entities: { pins }, requestContext: { isAuthenticated }, messageAreas: ['pins'] },
  )

describe('a grid of pins', () => {
  it('says that it loads, and keeps places for what comes', async () => {
    await grid({ status: 'loading' })
    expect(screen.getByRole('status')).toHaveTextContent('Loading pins')
  })

  it('says why it failed and tries again', async () => {
    const onRetry = vi.fn<() => void>()
    await grid({ status: 'failed', error: apiError({ message: 'Too busy.' }, 503), onRetry })
    expect(screen.getByRole('alert')).toHaveTextContent('Too busy.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('C-8.03 says in the words of the documents that there is no connection', async () => {
    await grid({ status: 'failed', error: apiError(null, 0) })
    expect(screen.getByRole('alert')).toHaveTextContent("Hmm...you're not connected to the internet")
  })

  it('shows what leads on when there are no pins', async () => {
    await grid({})
    expect(screen.getByText('Nothing here')).toBeInTheDocument()
  })

  it('C-1.03 shows pins as links in order, with their prices and who made them', async () => {
    await grid({ ids: ['2', '1'] })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/pin/2/', '/ada/', '/pin/1/', '/ada/'])
    expect(screen.getByText('€12.50')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Pin by Ada Moss' })).toBeInTheDocument()
    expect(screen.getByText('You’re all caught up')).toBeInTheDocument()
  })

  it('C-4.02 tells members why a pin is there, and not who made it', async () => {
    await grid({ ids: ['2'] }, true)
    expect(screen.getByText('More in Ceramics')).toBeInTheDocument()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/pin/2/'])
  })

  it('shows how long a video plays', async () => {
    await grid({ ids: ['3'] })
    expect(screen.getByRole('link', { name: /1:05.*Waves/ })).toBeInTheDocument()
  })

  it('keeps what is here when the next page fails', async () => {
    await grid({ ids: ['1'], hasMoreFailed: true, error: apiError({ message: 'Too busy.' }, 503) })
    expect(screen.getByRole('link', { name: /Blue bowl/ })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Too busy.')
  })
})
