import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const connection = (word: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(word)))

it('I-2.59 the banner says when the connection is lost and when it is back', async () => {
  await renderWithStore(<OfflineBanner />)
  const banner = screen.getByRole('status')
  expect(banner).toBeEmptyDOMElement()
  connection('offline')
  expect(banner).toHaveTextContent("You're offline! Check your internet connection.")
  connection('online')
  expect(banner).toHaveTextContent("You're back online!")
})
