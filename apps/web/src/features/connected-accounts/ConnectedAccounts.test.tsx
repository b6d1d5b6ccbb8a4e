import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'

const way = (slot: string, more: object = {}) => ({
  slot,
  name: slot,
  icon_url: null,
  is_connected: false,
  username: null,
  url: null,
  ...more,
})
const answer = (connections: object[]) => ({ connections, info: { google_connected: false } })

function show(connections: unknown, more: Record<string, unknown> = {}, path = '/') {
  const server = fakeServer({ 'social.connections': connections, ...more })
  const areas = ['settings', 'social'] as const
  return renderWithStore(<ConnectedAccounts />, { transport: server.transport, messageAreas: areas, path })
}

describe('connected accounts', () => {
  it('I-3.09 are those this site has set up, each with its state', async () => {
    await show(answer([way('google', { is_connected: true, username: 'ada' }), way('etsy')]))
    expect(await screen.findByText('Connected as ada')).toBeInTheDocument()
    expect(screen.getByText('Not connected')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('say so where there is none, and where they did not come', async () => {
    await show(answer([]))
    expect(await screen.findByRole('heading', { name: 'No accounts to connect' })).toBeInTheDocument()
    await show(refusal(500))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })

  it('tell why one cannot be disconnected', async () => {
    const last = refusal(409, 'Choose a password first.')
    const { store } = await show(answer([way('google', { is_connected: true })]), {
      'social.disconnect': last,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect google' }))
    await waitFor(() =>
      expect(selectToasts(store.getState())).toMatchObject([
        { text: 'Choose a password first.', tone: 'error' },
      ]),
    )
  })

  it('tell what came of the way to the provider', async () => {
    await show(answer([way('google', { is_connected: true })]), {}, '/?connected=google')
    expect(await screen.findByText('google connected')).toBeInTheDocument()
    await show(answer([way('google')]), {}, '/?problem=taken')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^It’s already connected/)
  })
})
