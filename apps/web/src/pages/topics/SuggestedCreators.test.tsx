import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SuggestedCreators } from './SuggestedCreators.tsx'

const creator = (id: string, full_name: string, topic_name: string | null) => ({
  id,
  type: 'user',
  username: full_name.toLowerCase(),
  full_name,
  image_small_url: null,
  image_medium_url: null,
  is_verified_merchant: false,
  follower_count: 1,
  pin_count: 2,
  explicitly_followed_by_me: false,
  blocked_by_me: false,
  topic_name,
  pictures: [{ image_url: '/i.jpg', dominant_color: '#fff' }],
})

async function show(answers: Record<string, unknown> = {}) {
  const server = fakeServer({
    'suggestedCreators.list': [creator('2', 'Ben', 'Clay'), creator('3', 'Cem', null)],
    'suggestedCreators.hide': { user_id: '2' },
    ...answers,
  })
  const view = await renderWithStore(<SuggestedCreators />, {
    transport: server.transport,
    messageAreas: ['profile', 'topics'],
  })
  return { ...server, store: view.store }
}

it('shows who may be followed and why, and hides somebody for good', async () => {
  const server = await show()
  expect(await screen.findByRole('link', { name: 'Ben Popular in Clay' })).toHaveAttribute('href', '/ben/')
  expect(screen.getByRole('link', { name: /^Cem/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Not interested in Ben' }))
  await waitFor(() => expect(screen.queryByText('Ben')).toBeNull())
  expect(screen.getByRole('link', { name: 'Cem Suggested for you' })).toHaveFocus()
  expect(server.askedFor('suggestedCreators.hide').map(({ input }) => input)).toEqual([{ user_id: '2' }])
  await waitFor(() =>
    expect(selectToasts(server.store.getState())).toMatchObject([{ text: 'We won’t suggest Ben again' }]),
  )
})

it('shows somebody again whom hiding failed for', async () => {
  await show({ 'suggestedCreators.hide': refusal(500, 'Down.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Not interested in Ben' }))
  await waitFor(() => expect(screen.getByText('Ben')).toBeVisible())
})

it('shows nothing where nobody is suggested', async () => {
  const server = await show({ 'suggestedCreators.list': [] })
  await waitFor(() => expect(server.askedFor('suggestedCreators.list')).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
