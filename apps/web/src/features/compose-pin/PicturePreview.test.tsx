import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PicturePreview } from './PicturePreview.tsx'

browserLike()

it('a file that is no picture has a plain place instead of a broken one, and can be removed', async () => {
  await renderWithStore(<PicturePreview url="blob:notes" isWaiting={false} onRemove={() => undefined} />, {
    messageAreas: ['composer'],
  })
  fireEvent.error(screen.getByRole('img', { name: 'The picture of your pin' }))
  expect(screen.queryByRole('img', { name: 'The picture of your pin' })).toBeNull()
  expect(screen.getByText('There is no preview of this file.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove the picture' })).toBeInTheDocument()
})
