import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LoginAgain } from '../layout/LoginAgain.tsx'
import { httpClient, waitingForLogin } from '../providers/http-client.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { announceLogin } from './login-again.ts'

let isSignedIn = false
const server = setupServer(
  http.get('*/v3/users/me/', () =>
    isSignedIn ? HttpResponse.json({ data: { id: '7' } }) : HttpResponse.json({}, { status: 401 }),
  ),
  http.put('*/v3/thing', () =>
    isSignedIn
      ? HttpResponse.json({ saved: true })
      : HttpResponse.json({ message: 'Log in first.' }, { status: 401 }),
  ),
)
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  isSignedIn = false
})

const save = () =>
  waitingForLogin(httpClient)(new URL('/v3/thing', 'http://localhost:3000').href, {
    method: 'PUT',
    body: '{}',
  })

const open = () =>
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider()}
        authProvider={{ getIdentity: async () => ({ id: '7' }) } as never}
        i18nProvider={i18nProvider}
      >
        <LoginAgain />
      </AdminContext>
    </MemoryRouter>,
  )

describe('a session that ended while somebody was typing', () => {
  it('asks for a new login in place and then saves what was sent', async () => {
    open()
    const saved = save()
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument()
    isSignedIn = true
    announceLogin()
    await expect(saved).resolves.toMatchObject({ json: { saved: true } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('fails as it did when nobody logs in', async () => {
    open()
    const saved = save().catch((error: unknown) => error)
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    const failure = await saved
    expect(failure).toBeInstanceOf(HttpError)
    expect(failure).toMatchObject({ status: 401, message: 'Log in first.' })
  })
})
