import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { aPinView } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LikeButton } from './LikeButton.tsx'

browserLike()
beforeAll(() => import('./LikeButtonKinds.tsx'))

it('kinds that do not load are passed over in silence, and come with the next hover', async () => {
  const { store, translator } = await renderWithStore(<LikeButton pin={aPinView()} />, {
    messageAreas: ['pins'],
  })
  const mouse = { pointerType: 'mouse' }
  const button = screen.getByRole('button')
  const addAreas = vi.spyOn(translator, 'addAreas')
  addAreas.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.pointerEnter(button, mouse)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  fireEvent.pointerLeave(button, mouse)
  expect(selectToasts(store.getState())).toEqual([])
  expect(addAreas).toHaveBeenLastCalledWith(['reactions'])
  fireEvent.pointerEnter(button, mouse)
  expect(await screen.findByRole('menu', { name: 'React to this pin' })).toBeInTheDocument()
})
