import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { aUser } from '../../test/pin-builders.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { RequestActions } from './RequestActions.tsx'

it('a request that was withdrawn meanwhile is called that, not a missing person', async () => {
  const answers = { 'users.approveFollower': refusal(404, 'We couldn’t find that person.') }
  const { store } = await renderWithStore(
    <RequestActions person={aUser({ id: '7', full_name: 'Ben Bell' })} />,
    {
      transport: fakeServer(answers).transport,
      messageAreas: ['profile'],
    },
  )
  await userEvent.click(screen.getByRole('button', { name: /^Approve / }))
  await expect
    .poll(() => selectToasts(store.getState()).map(({ text }) => text))
    .toEqual(['This follow request was withdrawn.'])
})
