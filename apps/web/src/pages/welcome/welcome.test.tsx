import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { EXPERIENCES } from '@tessera/api-types/experiments/experiences'
import { apiError } from '../../shared/api/http-answer.ts'
import { browserLike } from '../../test/browser-like.ts'
import { aUser } from '../../test/pin-builders.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Page } from '../welcome.tsx'

browserLike()

const topics = ['Baking', 'Ceramics', 'Travel', 'Desks', 'Gardens', 'Posters'].map((name, index) => ({
  id: String(index + 1),
  type: 'interest',
  name,
  slug: name.toLowerCase(),
  follower_count: 0,
  image_url: null,
  is_followed: false,
}))

async function arrive(answers: Record<string, CallResult> = {}) {
  const calls: { name: string; input: unknown }[] = []
  const found = { 'interests.list': { data: topics, bookmark: null }, 'interests.follow': { data: null } }
  await renderWithStore(
    <Routes>
      <Route path="/welcome" element={<Page />} />
      <Route path="/" element={<h1>Home</h1>} />
    </Routes>,
    {
      path: '/welcome',
      messageAreas: ['welcome', 'topics'],
      requestContext: { isAuthenticated: true },
      pageData: { initialUser: messagingViewer },
      transport: async ({ name }, input) => {
        calls.push({ name, input })
        return { ...found, ...answers }[name] ?? { data: null }
      },
    },
  )
  return calls
}

const pick = async (names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }))
}

it('follows each topic as it is picked and leads home after five', async () => {
  const calls = await arrive()
  await pick(['Baking', 'Ceramics', 'Travel', 'Desks'])
  expect(screen.getByText('Pick 1 more')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show my home feed' })).toBeNull()
  await pick(['Gardens'])
  expect(calls.filter(({ name }) => name === 'interests.follow').map(({ input }) => input)).toEqual(
    ['1', '2', '3', '4', '5'].map((interest_id) => ({ interest_id })),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show my home feed' }))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  const told = calls.find(({ name }) => name.startsWith('experiences.'))
  expect(told?.input).toMatchObject({ ...EXPERIENCES.pickTopics, status: 'completed' })
})

it('a newcomer has a name of their own, saved when the field is left', async () => {
  const calls = await arrive({ 'users.updateProfile': { data: aUser({ full_name: 'Ada Marsh' }) } })
  const field = screen.getByRole('textbox', { name: 'Your name' })
  await userEvent.clear(field)
  await userEvent.tab()
  expect(calls.some(({ name }) => name === 'users.updateProfile')).toBe(false)
  await userEvent.clear(field)
  await userEvent.type(field, ' Ada Marsh {Enter}')
  await userEvent.tab()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(calls.filter(({ name }) => name === 'users.updateProfile')).toEqual([
    { name: 'users.updateProfile', input: { full_name: 'Ada Marsh' } },
  ])
})

it('takes a pick back by a second tap', async () => {
  const calls = await arrive()
  await pick(['Baking', 'Baking'])
  expect(screen.getByRole('button', { name: 'Baking' })).toHaveAttribute('aria-pressed', 'false')
  expect(calls.at(-1)).toMatchObject({ name: 'interests.unfollow', input: { interest_id: '1' } })
})

it('can be skipped, and the home page asks no second time', async () => {
  const calls = await arrive()
  await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(calls.at(-1)?.input).toMatchObject({ ...EXPERIENCES.pickTopics, status: 'dismissed' })
})

it('offers another try when the topics do not load', async () => {
  await arrive({ 'interests.list': { error: apiError(null, 503) } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
