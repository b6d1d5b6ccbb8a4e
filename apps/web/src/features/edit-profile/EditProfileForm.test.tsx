import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { EditProfileForm } from './EditProfileForm.tsx'
import { noPhoto } from './photo-machine.ts'

const account = { full_name: 'Ada Moss', username: 'ada', about: '', website_url: null } as OwnUser

async function save(signature: string | null) {
  const server = fakeServer({ 'users.updateProfile': account })
  const dropped: string[] = []
  const chosen = {
    photo: noPhoto,
    take: () => undefined,
    drop: () => void dropped.push('photo'),
    uploaded: () => Promise.resolve(signature),
  }
  await renderWithStore(<EditProfileForm account={account} chosen={chosen} />, {
    transport: server.transport,
    messageAreas: ['settings'],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.askedFor('users.updateProfile')).toHaveLength(1))
  return { sent: server.askedFor('users.updateProfile')[0]?.input, dropped }
}

it('a chosen photo is saved with the form', async () => {
  const { sent, dropped } = await save('aabbccaabbccaabbccaabbccaabbccaa')
  expect(sent).toMatchObject({ username: 'ada', avatar_signature: 'aabbccaabbccaabbccaabbccaabbccaa' })
  await waitFor(() => expect(dropped).toEqual(['photo']))
})

it('without a chosen photo the one in use stays', async () => {
  const { sent, dropped } = await save(null)
  expect(sent).not.toHaveProperty('avatar_signature')
  expect(dropped).toEqual([])
})

it('two tabs of a member each save what was changed in them', async () => {
  const server = fakeServer({ 'users.updateProfile': account })
  const chosen = {
    photo: noPhoto,
    take: () => undefined,
    drop: () => undefined,
    uploaded: () => Promise.resolve(null),
  }
  await renderWithStore(<EditProfileForm account={account} chosen={chosen} />, {
    transport: server.transport,
    messageAreas: ['settings'],
  })
  await userEvent.type(await screen.findByLabelText(/^About/), 'Clay and kilns.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.askedFor('users.updateProfile')).toHaveLength(1))
  expect(server.askedFor('users.updateProfile')[0]?.input).toEqual({ about: 'Clay and kilns.' })
})
