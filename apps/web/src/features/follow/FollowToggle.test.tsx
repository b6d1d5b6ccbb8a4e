import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { messagingViewer } from '../../test/open-messages.tsx'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { FollowToggle } from './FollowToggle.tsx'

it('a double click follows, it does not follow and stop again; the keyboard and a later click do', async () => {
  const toggle = vi.fn()
  await renderWithStore(<FollowToggle name="Ben" isFollowed={false} onToggle={toggle} />, {
    messageAreas: ['pins'],
    pageData: { initialUser: messagingViewer },
    requestContext: { isAuthenticated: true },
  })
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Follow Ben' })
  await user.dblClick(button)
  expect(toggle).toHaveBeenCalledTimes(1)
  await user.keyboard('{Enter}')
  expect(toggle).toHaveBeenCalledTimes(2)
})
