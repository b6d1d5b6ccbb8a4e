import { render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter, type LoaderFunctionArgs } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { loadInvite } from '../../session/load-session.ts'
import { RefusedInvite } from './RefusedInvite.tsx'

afterEach(() => vi.unstubAllGlobals())

const EXPIRED = 'This invite has expired. Ask the sender for a new one.'
const business = { id: '9', name: 'Kiln & Co' }

/** Follows a link that the server refuses with 410, and shows what comes of it. */
async function follow(message: string, data: object | null) {
  const answers: Record<string, unknown> = {
    '/v3/users/me/': { id: '7', locale: 'en_US' },
    '/v3/businesses/': [business],
  }
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url in answers
        ? Response.json({ data: answers[url] })
        : Response.json({ status: 'failure', code: 'INVITE_EXPIRED', message, data }, { status: 410 }),
    ),
  )
  const { invite } = await loadInvite({ params: { token: 'old' } } as unknown as LoaderFunctionArgs)
  if (invite.status !== 'refused') throw new Error('The link was taken')
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        <RefusedInvite refusal={invite.refusal} />
      </AdminContext>
    </MemoryRouter>,
  )
}

it('B-2.24 an expired link says so and whom to ask', async () => {
  await follow(EXPIRED, null)
  expect(screen.getByText('This invite can’t be used')).toBeInTheDocument()
  expect(screen.getByText(EXPIRED)).toBeInTheDocument()
})

it('B-2.24 an accepted one leads into the business', async () => {
  await follow('You already joined Kiln & Co.', { status: 'ACCEPTED', business })
  expect(screen.getByText('You already joined Kiln & Co')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open Kiln & Co' })).toHaveAttribute(
    'href',
    '/business/9/hub/people',
  )
})

it('B-2.24 a declined one stays declined', async () => {
  await follow('You declined this invite.', { status: 'DECLINED', business })
  expect(screen.getByText('Invite declined')).toBeInTheDocument()
  expect(screen.queryByText(EXPIRED)).toBeNull()
})
