import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import type { PageData } from '@tessera/api-types/page/request-context'
import { apiError } from '../../../shared/api/http-answer.ts'
import { browserLike } from '../../../test/browser-like.ts'
import { bringParts } from '../../../test/render-with-store.tsx'
import { messagingViewer } from '../../../test/open-messages.tsx'
import { aPin } from '../../../test/pin-builders.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { lateParts, Page } from '../[board].tsx'
import { Page as SectionPage } from './[section].tsx'

browserLike()
bringParts(lateParts)

const owner = { id: '1', type: 'user', username: 'ada', full_name: 'Ada Byron', image_medium_url: null }
const mine = { can_edit: true, can_delete: true, can_add_pins: true, can_follow: false }
const others = { can_edit: false, can_delete: false, can_add_pins: false, can_follow: true }

const aBoard = (over: object = {}) => ({
  id: '7',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  description: 'Bowls and cups.',
  owner,
  pin_count: 0,
  section_count: 0,
  follower_count: 0,
  collaborating_users: [],
  cover_images: [],
  archived_by_me_at: null,
  abilities: others,
  ...over,
})

const show = (
  answers: Record<string, CallResult | Promise<CallResult>>,
  path = '/ada/clay',
  initialUser: PageData['initialUser'] = null,
) => {
  const calls: { name: string; input: Record<string, unknown> }[] = []
  const view = renderWithStore(
    <Routes>
      <Route path="/" element={<p>The feed</p>} />
      <Route path="/:username" element={<p>The profile</p>} />
      <Route path="/:username/:board" element={<Page />} />
      <Route path="/:username/:board/:section" element={<SectionPage />} />
    </Routes>,
    {
      path,
      messageAreas: ['boards', 'pins', 'collaborators'],
      pageData: { initialUser },
      transport: async ({ name }, input) => {
        calls.push({ name, input })
        return answers[name] ?? { error: apiError(null, 500) }
      },
    },
  )
  return view.then(() => calls)
}
const create = ['Create a pin', '/pin-creation-tool/?board=7&section=9']
const none: CallResult = { data: [], bookmark: null }

describe('a board', () => {
  it.each([
    [true, 'More ideas (new)'],
    [false, 'More ideas'],
  ])('whose ideas are fresh: %s, has the tab "%s"', async (isFresh, name) => {
    const board = aBoard({ abilities: mine, has_fresh_more_ideas_tab: isFresh })
    await show({ 'boards.get': { data: board }, 'boards.feed': none })
    expect(await screen.findByRole('link', { name })).toBeVisible()
  })

  it.each([
    ['secret', 'The feed'],
    ['public', 'Clay'],
  ])('that is %s shows "%s" once the invitation is declined', async (privacy, shown) => {
    const board = aBoard({ privacy, viewer_invite: { invited_by_user: owner, access: ['write'] } })
    await show(
      {
        'boards.get': { data: board },
        'boards.feed': none,
        'boardInvites.decline': { data: { board_id: '7' } },
      },
      '/ada/clay',
      messagingViewer,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(await screen.findByText(shown)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull())
  })

  it('says that it loads', async () => {
    await show({ 'boards.get': new Promise(() => undefined) })
    expect(screen.getByText('Loading board')).toBeInTheDocument()
  })

  it('C-3.18 that the viewer may not see is as one that is not there', async () => {
    await show({ 'boards.get': { error: apiError(null, 404) } })
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that board' })).toBeVisible()
  })

  it('is not named where an address of three parts leads nowhere', async () => {
    await show({ 'boards.get': { error: apiError(null, 404) } }, '/no/such/page')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  it('can be asked for again when it fails', async () => {
    await show({ 'boards.get': { error: apiError(null, 500) } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('gives the focus back to its menu once its pins are in order', async () => {
    await show({ 'boards.get': { data: aBoard({ abilities: mine }) }, 'boards.feed': none })
    const menu = await screen.findByRole('button', { name: 'More actions' })
    await userEvent.click(menu)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Organize' }))
    expect(await screen.findByRole('toolbar')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus()
  })

  it.each([
    ['more of its 320', { section_count: 0 }, 'more', 'Select all 320'],
    ['more of the 40 outside its sections', { section_count: 1 }, 'more', 'Select all 40'],
    ['no more pins', { section_count: 0 }, null, 'Select all'],
  ])('of which there are %s on the screen is put in order', async (_, counts, bookmark, name) => {
    const board = { abilities: mine, pin_count: 320, sectionless_pin_count: 40, ...counts }
    await show({
      'boards.get': { data: aBoard(board) },
      'boards.feed': { data: [aPin()], bookmark },
      'sections.list': none,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Organize' }))
    expect(await screen.findByRole('button', { name })).toBeVisible()
  })

  it('shows its sections as tiles with up to three pictures, in places that they have while they load', async () => {
    const cover = (sign: string) => ({ image_signature: sign.repeat(32), dominant_color: '#806040' })
    const section = { type: 'boardsection', slug: 'cups', title: 'Cups', pin_count: 4 }
    const cups = { ...section, id: '9', cover_images: ['a', 'b', 'c'].map(cover) }
    let answer: (result: CallResult) => void = () => undefined
    await show({
      'boards.get': { data: aBoard({ section_count: 2, pin_count: 4 }) },
      'boards.feed': none,
      'sections.list': new Promise((resolve) => (answer = resolve)),
    })
    const row = await screen.findByRole('navigation', { name: 'Sections in Clay' })
    expect(row).toHaveAttribute('aria-busy', 'true')
    expect(within(row).getAllByRole('listitem')).toHaveLength(2)
    expect(within(row).queryByRole('link')).toBeNull()
    const bowls = { ...section, id: '10', slug: 'bowls', title: 'Bowls', pin_count: 0, cover_images: [] }
    answer({ data: [cups, bowls], bookmark: null })
    const tile = await within(row).findByRole('link', { name: /^Cups ?4 pins$/ })
    expect(tile).toHaveAttribute('href', '/ada/clay/cups/')
    const images = [...tile.querySelectorAll('img')]
    expect(images.map(({ src }) => src.at(-5))).toEqual(['a', 'b', 'c'])
    for (const image of images) expect(image).toHaveAttribute('loading', 'lazy')
    expect(
      within(row)
        .getByRole('link', { name: /^Bowls ?0 pins$/ })
        .querySelector('img'),
    ).toBeNull()
    expect(row).toHaveAttribute('aria-busy', 'false')
  })

  it.each([
    ['one’s own board', mine, true],
    ['the board of somebody else', others, false],
  ])('pins of %s are marked as saved on phones where it is not one’s own', async (_, abilities, isOwn) => {
    const feed = { data: [aPin({ id: '8', grid_title: 'Cup' })], bookmark: null }
    await show({ 'boards.get': { data: aBoard({ abilities }) }, 'boards.feed': feed })
    const grid = await screen.findByRole('list', { name: 'Pins on Clay' })
    expect(grid.closest('.own') !== null).toBe(isOwn)
  })

  it('has the addresses and hashtags of its description as links', async () => {
    const description = 'More at https://clay.example/wheel and #pottery'
    await show({ 'boards.get': { data: aBoard({ description }) }, 'boards.feed': none })
    const link = await screen.findByRole('link', { name: 'https://clay.example/wheel' })
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc')
    expect(screen.getByRole('link', { name: '#pottery' })).toHaveAttribute(
      'href',
      expect.stringContaining('/search/pins/?q='),
    )
  })

  it('shows what it is and whose, and offers to follow it', async () => {
    await show({ 'boards.get': { data: aBoard() }, 'boards.feed': none })
    expect(await screen.findByRole('heading', { name: 'Clay' })).toBeVisible()
    expect(screen.getByText('Bowls and cups.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Follow Clay' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  })

  it('leads its owner on while it is empty', async () => {
    await show({ 'boards.get': { data: aBoard({ abilities: mine }) }, 'boards.feed': none })
    expect(await screen.findByRole('link', { name: 'Create a pin' })).toHaveAttribute(
      'href',
      '/pin-creation-tool/?board=7',
    )
  })

  it.each([
    ['pins', mine, 3, [['Choose pins from Clay', '/ada/clay/?organize=9'], create]],
    ['nothing', mine, 0, [create]],
    ['pins, for somebody else,', others, 3, [['Back to Clay', '/ada/clay/']]],
  ])('with %s leads on from an empty section', async (_, abilities, pin_count, ways) => {
    const section = { id: '9', type: 'section', title: 'Cups', slug: 'cups', pin_count: 0, board_id: '7' }
    await show(
      {
        'boards.get': { data: aBoard({ abilities, pin_count }) },
        'sections.get': { data: section },
        'sections.pins': none,
      },
      '/ada/clay/cups',
    )
    await screen.findByText('No pins in this section yet')
    const links = screen.getAllByRole('link', { name: /^(?:Choose|Create a pin|Back)/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways)
  })

  it('C-4.35 C-4.36 goes into the archive and out of it', async () => {
    const archived = aBoard({ abilities: mine, archived_by_me_at: '2026-01-01T00:00:00Z' })
    const calls = await show({
      'boards.get': { data: aBoard({ abilities: mine }) },
      'boards.feed': none,
      'boards.archive': { data: archived },
      'boards.unarchive': { data: aBoard({ abilities: mine }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText(/^This board is archived\. Its pins are still here/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unarchive' }))
    expect(calls.at(-1)).toEqual({ name: 'boards.unarchive', input: { board_id: '7' } })
  })
})
