import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataProvider } from '../../providers/data-provider.ts'
import { httpClient } from '../../providers/http-client.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { Recommendations } from './Recommendations.tsx'

const asked: string[] = []
const message = (type: string, title: string, cta_url: string) => ({
  id: `50:${type}`,
  type,
  title,
  body: 'So that people find you.',
  cta_label: 'Add website',
  cta_url,
})
const messages = [
  message('ADD_WEBSITE', 'Add the website of your business', '/advertiser/50/settings'),
  message('ADD_SPEND_CAP', 'Set a spend limit for this account', '/advertiser/50/ad-accounts/50/settings'),
]
/** As the server has it: both parameters are required. */
const server = setupServer(
  http.get('*/ads/v4/notification_messages/RECOMMENDATIONS/', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const recipient = searchParams.get('recipient_id')
    asked.push(recipient ?? '')
    if (!recipient || searchParams.get('recipient_type') !== 'ADVERTISER') {
      return HttpResponse.json({ message: 'Some of the values are not valid.' }, { status: 400 })
    }
    return HttpResponse.json({ status: 'success', data: recipient === '50' ? messages : [] })
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

/** Node knows no relative addresses; a browser puts its own origin before them. */
const client: typeof httpClient = (url, options) =>
  httpClient(new URL(url, 'http://localhost:3000').href, options)

const show = (adAccountId: string, queryClient = new QueryClient()) =>
  render(
    <MemoryRouter>
      <AdminContext
        basename="/business/9/hub"
        dataProvider={makeDataProvider('9', client)}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
      >
        <Recommendations adAccountId={adAccountId} version={1} />
      </AdminContext>
    </MemoryRouter>,
  )

it('B-7.04 I-7.16 each recommendation is said in words and leads to where it is done', async () => {
  show('50')
  expect(await screen.findByText('Add the website of your business')).toBeInTheDocument()
  expect(screen.getByText('Set a spend limit for this account')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/advertiser/50/settings')
})

it('I-7.16 without any, nothing is shown', async () => {
  const { container } = show('51')
  await waitFor(() => expect(asked).toContain('51'))
  expect(container.querySelector('section')).toBeNull()
})

it('B-3.33 is not asked again within five minutes but by Refresh, and a failure leaves what was known', async () => {
  const client = new QueryClient()
  const timesAsked = () => asked.filter((id) => id === '50').length
  show('50', client).unmount()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = timesAsked()
  show('50', client)
  expect(await screen.findByText('Add the website of your business')).toBeVisible()
  expect(timesAsked()).toBe(before)
  expectComplaint()
  server.use(
    http.get('*/ads/v4/notification_messages/RECOMMENDATIONS/', () => {
      asked.push('50')
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(timesAsked()).toBe(before + 1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled())
  expect(screen.getByText('Add the website of your business')).toBeVisible()
})

it('B-3.32 advice is held for each account that was asked about, and Refresh waits while it loads', async () => {
  const client = new QueryClient()
  const timesAsked = (account: string) => asked.filter((id) => id === account).length
  const [before, others] = [timesAsked('50'), timesAsked('51')]
  let answer: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.get('*/ads/v4/notification_messages/RECOMMENDATIONS/', async ({ request }) => {
      const recipient = new URL(request.url).searchParams.get('recipient_id') ?? ''
      asked.push(recipient)
      if (timesAsked('50') > before + 1) await slow
      return HttpResponse.json({ status: 'success', data: recipient === '50' ? messages : [] })
    }),
  )
  const first = show('50', client)
  expect(await screen.findByText('Add the website of your business')).toBeVisible()
  first.unmount()
  const other = show('51', client)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(timesAsked('51')).toBe(others + 1)
  expect(screen.queryByText('Add the website of your business')).toBeNull()
  other.unmount()
  show('50', client)
  expect(screen.getByText('Add the website of your business')).toBeVisible()
  expect(timesAsked('50')).toBe(before + 1)
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled())
  expect(screen.getByText('Add the website of your business')).toBeVisible()
  answer()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled())
})
