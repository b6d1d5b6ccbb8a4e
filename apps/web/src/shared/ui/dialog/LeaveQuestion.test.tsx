import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { browserLike } from '../../../test/browser-like.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { leaveBy } from '../../browser/leave-by.ts'
import { LeaveUnsaved } from './LeaveQuestion.tsx'

browserLike()

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?', hidden: true })

async function leaveWith(logOut: () => Promise<boolean>) {
  await renderWithStore(<LeaveUnsaved isGuarded />, { messageAreas: ['settings'] })
  act(() => leaveBy(logOut))
  await userEvent.click(screen.getByText('Leave'))
}

it('what could not leave the page closes the question, and the next try is asked about again', async () => {
  const logOut = vi.fn(() => Promise.resolve(false))
  await leaveWith(logOut)
  await waitFor(() => expect(question()).toBeNull())
  act(() => leaveBy(logOut))
  expect(question()).not.toBeNull()
  expect(logOut).toHaveBeenCalledOnce()
})

it('the question stands until the page is left, and nothing holds that back', async () => {
  await leaveWith(() => Promise.resolve(true))
  await act(() => Promise.resolve())
  expect(question()).not.toBeNull()
  const further = vi.fn<() => void>()
  leaveBy(further)
  expect(further).toHaveBeenCalledOnce()
})
