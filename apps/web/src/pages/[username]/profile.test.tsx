import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { apiError } from '../../shared/api/http-answer.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Page } from '../[username].tsx'

const ada = {
  id: '1',
  type: 'user',
  username: 'ada',
  full_name: 'Ada Byron',
  image_small_url: null,
  image_medium_url: null,
  image_large_url: null,
  is_verified_merchant: false,
  about: 'Numbers.',
  website_url: null,
  follower_count: 1200,
  following_count: 3,
  is_private_profile: false,
  blocked_by_me: false,
  explicitly_followed_by_me: false,
  abilities: { can_edit: false, can_follow: true },
}
const board = (id: string, over: object) => ({
  id,
  type: 'board',
  name: `Board ${id}`,
  url: `/ada/board-${id}/`,
  privacy: 'public',
  owner: { id: '1', type: 'user', username: 'ada', full_name: 'Ada Byron', image_medium_url: null },
  pin_count: 2,
  section_count: 0,
  cover_images: [],
  archived_by_me_at: null,
  ...over,
})

type Answers = Record<string, CallResult | Promise<CallResult>>

const show = (answers: Answers) =>
  renderWithStore(
    <Routes>
      <Route path="/:username" element={<Page />} />
    </Routes>,
    {
      path: '/ada',
      messageAreas: ['profile', 'boards', 'pins'],
      transport: async ({ name }) => answers[name] ?? { error: apiError(null, 500) },
    },
  )
const never = new Promise<CallResult>(() => undefined)

describe('a profile', () => {
  it('says that it loads', async () => {
    await show({ 'users.get': never, 'boards.list': never })
    expect(screen.getByRole('status')).toHaveTextContent('Loading profile')
  })

  it('C-2.24 of nobody says so', async () => {
    await show({ 'users.get': { error: apiError(null, 404) }, 'boards.list': never })
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that person' })).toBeVisible()
  })

  it('can be asked for again when it fails', async () => {
    await show({ 'users.get': { error: apiError(null, 503) }, 'boards.list': never })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it.each([
    ['nothing else', false, [], null],
    ['what they made', false, ['created'], ['Created', 'Saved']],
    ['what they tried', false, ['tried'], ['Saved', 'Tried']],
    ['nothing yet, to themselves', true, [], ['Created', 'Saved', 'Tried']],
  ] as const)('of boards and %s has the tabs for that', async (_, can_edit, filled_tabs, expected) => {
    const person = { ...ada, filled_tabs, abilities: { can_edit, can_follow: !can_edit } }
    await show({ 'users.get': { data: person }, 'boards.list': { data: [board('7', {})], bookmark: null } })
    expect(await screen.findByRole('heading', { name: 'Board 7' })).toBeVisible()
    const tabs = screen.queryByRole('navigation', { name: 'Created and saved by Ada Byron' })
    expect(
      tabs &&
        within(tabs)
          .getAllByRole('link')
          .map((tab) => tab.textContent),
    ).toEqual(expected)
  })

  it('C-2.23 shows name, about, counts and boards', async () => {
    await show({ 'users.get': { data: ada }, 'boards.list': { data: [board('7', {})], bookmark: null } })
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible()
    expect(screen.getByText('Numbers.')).toBeVisible()
    expect(screen.getByRole('button', { name: '1.2K followers' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Board 7' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create board' })).toBeNull()
  })

  it.each([
    ['mutual', true],
    ['follower', true],
    ['following', false],
    ['none', false],
  ])('whose connection is %s shows that they follow the viewer: %s', async (connection_type, isShown) => {
    const boards = { data: { items: [], bookmark: null } }
    await show({ 'users.get': { data: { ...ada, connection_type } }, 'boards.list': boards })
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible()
    expect(screen.queryAllByText('Follows you')).toHaveLength(isShown ? 1 : 0)
  })

  it('runs words of people in their own direction: the @ stays before the username', async () => {
    await show({ 'users.get': { data: ada }, 'boards.list': { data: [board('7', {})], bookmark: null } })
    for (const words of [`@${ada.username}`, 'Ada Byron', 'Numbers.', 'Board 7'])
      expect(await screen.findByText(words, { selector: 'bdi' })).toBeVisible()
  })

  it('I-4.43 marks a website that was proved, and no other', async () => {
    const boards = { data: { items: [], bookmark: null } }
    const site = { ...ada, website_url: 'https://ada.test/' }
    const first = await show({
      'users.get': { data: { ...site, domain_verified: false } },
      'boards.list': boards,
    })
    const asked = await screen.findByRole('link', { name: /ada\.test/ })
    expect(asked).toHaveAttribute('href', `/offsite/?url=${encodeURIComponent(site.website_url)}`)
    expect(screen.queryByRole('img', { name: 'Claimed website' })).toBeNull()
    first.unmount()
    await show({ 'users.get': { data: { ...site, domain_verified: true } }, 'boards.list': boards })
    expect(await screen.findByRole('img', { name: 'Claimed website' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /ada\.test/ })).toHaveAttribute('href', site.website_url)
  })

  it('keeps secret and archived boards apart for their owner, who can make more', async () => {
    const own = { ...ada, abilities: { can_edit: true, can_follow: false } }
    const boards = [
      board('7', {}),
      board('8', { privacy: 'secret' }),
      board('9', { archived_by_me_at: '2026-01-01T00:00:00Z' }),
    ]
    await show({ 'users.get': { data: own }, 'boards.list': { data: boards, bookmark: null } })
    expect(await screen.findByRole('heading', { name: 'Secret boards' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Archived boards' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create board' })).toBeVisible()
  })

  it('leads its owner on while there are no boards', async () => {
    const own = { ...ada, abilities: { can_edit: true, can_follow: false } }
    await show({ 'users.get': { data: own }, 'boards.list': { data: [], bookmark: null } })
    expect(await screen.findByRole('heading', { name: 'Create your first board' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find ideas' })).toHaveAttribute('href', '/')
  })

  it('that is private shows nothing but who it is of', async () => {
    const shy = { ...ada, is_private_profile: true }
    await show({ 'users.get': { data: shy }, 'boards.list': { data: [board('7', {})], bookmark: null } })
    expect(await screen.findByRole('heading', { name: 'This profile is private' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Board 7' })).toBeNull()
  })
})
