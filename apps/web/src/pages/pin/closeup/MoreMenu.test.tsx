import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { selectHiddenPins } from '../../../entities/pins/pins-slice.ts'
import { selectReportTarget } from '../../../entities/reports/report-slice.ts'
import { selectToasts } from '../../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../../test/browser-like.ts'
import { fakeServer } from '../../../test/fake-server.ts'
import { aPinView } from '../../../test/pin-builders.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { MoreMenu } from './MoreMenu.tsx'

browserLike()
// Their code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./MoreItems.tsx').then(() => import('../../../features/card-menu/WhyShown.tsx')))
afterEach(() => vi.restoreAllMocks())

const mine = { ...aPinView().abilities, can_edit: true, can_delete: true }

async function open(ai_label: 'file' | 'creator' | 'staff' | null) {
  const { store } = await renderWithStore(<MoreMenu pin={aPinView({ ai_label, abilities: mine })} />, {
    messageAreas: ['closeup'],
    requestContext: { isAuthenticated: true },
  })
  await userEvent.click(screen.getByRole('button', { name: 'More actions for this pin' }))
  return store
}

it.each(['file', 'staff'] as const)('who made a pin disputes what its %s says', async (ai_label) => {
  const store = await open(ai_label)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dispute the AI label' }))
  expect(selectReportTarget(store.getState())).toMatchObject({ id: '1', type: 'pin' })
})

it.each(['creator', null] as const)('what they say themselves (%s) they change', async (ai_label) => {
  await open(ai_label)
  await screen.findByRole('menuitem', { name: 'Download image' })
  expect(screen.queryByRole('menuitem', { name: /AI label|Report/ })).toBeNull()
})

it('the owner of a board reports the pin of a collaborator, which they may delete', async () => {
  const abilities = { ...mine, can_edit: false }
  const { store } = await renderWithStore(<MoreMenu pin={aPinView({ abilities })} />, {
    messageAreas: ['closeup'],
    requestContext: { isAuthenticated: true },
  })
  await userEvent.click(screen.getByRole('button', { name: 'More actions for this pin' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete pin' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report pin' }))
  expect(selectReportTarget(store.getState())).toMatchObject({ id: '1', type: 'pin' })
})

async function openTheirs(over: Parameters<typeof aPinView>[0] = {}, isAuthenticated = true) {
  const server = fakeServer({
    'pins.hide': null,
    'pins.unhide': null,
    'pins.interests': [],
    'feedTuning.exclude': null,
  })
  const abilities = { ...mine, can_edit: false, can_delete: false }
  const view = await renderWithStore(<MoreMenu pin={aPinView({ abilities, ...over })} />, {
    transport: server.transport,
    entities: { pins: [aPinView()] },
    messageAreas: ['closeup'],
    requestContext: { isAuthenticated },
  })
  await userEvent.click(screen.getByRole('button', { name: 'More actions for this pin' }))
  await screen.findByRole('menu')
  return { ...view, server }
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

it('has what the menu of its card has, in the same words', async () => {
  await openTheirs()
  expect(items()).toEqual([
    'Open image in new tab',
    'Not interested',
    'Hide this pin',
    'Download image',
    'Report pin',
  ])
})

it('of a visitor opens and downloads the picture only', async () => {
  await openTheirs({}, false)
  expect(items()).toEqual(['Open image in new tab', 'Download image'])
})

it('hides the pin of another from each list, with undo', async () => {
  const { store, server } = await openTheirs()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide this pin' }))
  await waitFor(() => expect(selectToasts(store.getState())[0]?.text).toBe('Pin hidden'))
  expect(server.askedFor('pins.hide').map(({ input }) => input)).toEqual([{ pin_id: '1' }])
  expect(selectHiddenPins(store.getState())).toEqual({ 1: true })
  store.dispatch(selectToasts(store.getState())[0]!.undo!)
  await waitFor(() => expect(server.askedFor('pins.unhide')).toHaveLength(1))
  expect(selectHiddenPins(store.getState())).toEqual({})
})

it('leaves out the person of a pin that does not interest', async () => {
  const { server } = await openTheirs()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Not interested' }))
  const dialog = await screen.findByRole('dialog', { name: 'Not interested' })
  await userEvent.click(within(dialog).getByRole('button', { name: /^Don’t show pins from/ }))
  await waitFor(() =>
    expect(server.askedFor('feedTuning.exclude')[0]?.input).toMatchObject({ type: 'person' }),
  )
})

it('downloads the picture under the title of its pin', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openTheirs({ title: 'Green vase' })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download image' }))
  expect(saved).toEqual([expect.stringMatching(/^Green-vase\.[a-z]+$/)])
})
