import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

afterEach(() => vi.unstubAllGlobals())

function connection(word: 'offline' | 'online') {
  const answer = () =>
    word === 'online' ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', answer)
  window.dispatchEvent(new Event(word))
}

it('I-2.59 the banner says when the connection is lost and when it is back', async () => {
  await renderWithStore(<OfflineBanner />)
  const banner = screen.getByRole('status')
  expect(banner).toBeEmptyDOMElement()
  connection('offline')
  await waitFor(() => expect(banner).toHaveTextContent("You're offline! Check your internet connection."))
  connection('online')
  await waitFor(() => expect(banner).toHaveTextContent("You're back online!"))
})
