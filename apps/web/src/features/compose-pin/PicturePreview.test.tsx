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
  fireEvent.error(screen.getByRole('img', { name: 'Your pin’s image' }))
  expect(screen.queryByRole('img', { name: 'Your pin’s image' })).toBeNull()
  expect(screen.getByText('No preview available for this file.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove image' })).toBeInTheDocument()
})
