import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { CommentTime } from './CommentTime.tsx'

const HOUR_MS = 60 * 60 * 1000

it('shows how long ago something of this week was written, with the moment itself on demand', async () => {
  const at = new Date(Date.now() - 3.5 * HOUR_MS).toISOString()
  await renderWithStore(<CommentTime at={at} />, { messageAreas: ['comments'] })
  expect(screen.getByText('3 hr. ago')).toHaveAttribute('title')
})
