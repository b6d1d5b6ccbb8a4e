import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { accountApi } from '../../entities/session/account-api.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { WithAccount } from './WithAccount.tsx'

it('what is written stays when the account cannot be loaded anew, as after logging out in another tab', async () => {
  let isOut = false
  const account = () => (isOut ? refusal(401) : { full_name: 'Ada Moss' })
  const server = fakeServer({ 'users.me': account })
  const form = <WithAccount>{() => <input aria-label="About" />}</WithAccount>
  const { store } = await renderWithStore(form, {
    transport: server.transport,
    messageAreas: ['settings'],
  })
  await userEvent.type(await screen.findByLabelText('About'), 'Typed before')
  isOut = true
  const again = store.dispatch(accountApi.endpoints.ownAccount.initiate({}, { forceRefetch: true }))
  await act(() => again)
  await waitFor(() => expect(server.askedFor('users.me')).toHaveLength(2))
  expect(screen.getByLabelText('About')).toHaveValue('Typed before')
})
