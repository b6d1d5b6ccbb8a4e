import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadMessages } from '../../shared/i18n/load-messages.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LikeButton } from './LikeButton.tsx'

vi.mock(import('../../shared/i18n/load-messages.ts'), async (original) => {
  const whole = await original()
  return { ...whole, loadMessages: vi.fn(whole.loadMessages) }
})

browserLike()
beforeAll(() => import('./LikeButtonKinds.tsx'))

it('kinds that do not load are passed over in silence, and come with the next hover', async () => {
  const { store } = await renderWithStore(<LikeButton pin={aPinView()} />, { messageAreas: ['pins'] })
  const mouse = { pointerType: 'mouse' }
  const button = screen.getByRole('button')
  vi.mocked(loadMessages).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.pointerEnter(button, mouse)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  fireEvent.pointerLeave(button, mouse)
  expect(selectToasts(store.getState())).toEqual([])
  expect(loadMessages).toHaveBeenLastCalledWith('en_US', ['reactions'])
  fireEvent.pointerEnter(button, mouse)
  expect(await screen.findByRole('menu', { name: 'React to this pin' })).toBeInTheDocument()
})
