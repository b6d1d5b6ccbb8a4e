import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { selectReportTarget } from '../../entities/reports/report-slice.ts'
import { saveActionsOf } from '../save-pin/SaveActions.tsx'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { CardMenuMount } from './CardMenuMount.tsx'

browserLike()
// Its code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./CardMenu.tsx'))

const viewer = {
  id: '11',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}
const theirs = aPin({ id: '1', pinner: aUser({ id: '12' }), grid_title: 'Green vase' })
const own = aPin({
  id: '2',
  pinner: aUser({ id: '11' }),
  grid_title: 'Blue bowl',
  aggregated_pin_data: { ...theirs.aggregated_pin_data, id: '82' },
})
const feed: Parameters<typeof PinGrid>[0]['feed'] = {
  status: 'ready',
  ids: ['1', '2'],
  error: null,
  isLoadingMore: false,
  hasMoreFailed: false,
  onRetry: () => undefined,
}

async function shown(answers: Record<string, unknown> = {}, first = theirs) {
  const server = fakeServer(answers)
  const view = await renderWithStore(
    <>
      <CardMenuMount />
      <PinGrid label="Feed" feed={feed} empty={null} actionsOf={saveActionsOf} />
    </>,
    {
      transport: server.transport,
      entities: { pins: [first, own] },
      messageAreas: ['pins', 'card-menu'],
      requestContext: { isAuthenticated: true },
      pageData: { initialUser: viewer },
    },
  )
  const open = async (title: string) => {
    const card = screen.getByRole('link', { name: new RegExp(title) }).closest('article') as HTMLElement
    await userEvent.click(within(card).getByRole('button', { name: 'More options' }))
    return screen.findByRole('dialog', { name: 'Options' })
  }
  return { ...view, server, open }
}

it('a hidden pin leaves the grid at once and comes back by undo', async () => {
  const { open, server, store } = await shown({ 'pins.hide': null, 'pins.unhide': null })
  await userEvent.click(within(await open('Green vase')).getByRole('button', { name: /^Hide this pin/ }))
  expect(screen.queryByRole('link', { name: /Green vase/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Blue bowl/ })).toBeInTheDocument()
  expect(server.askedFor('pins.hide').map(({ input }) => input)).toEqual([{ pin_id: '1' }])
  await waitFor(() => expect(selectToasts(store.getState())[0]?.text).toBe('Pin hidden'))
  store.dispatch(selectToasts(store.getState())[0]!.undo!)
  expect(await screen.findByRole('link', { name: /Green vase/ })).toBeInTheDocument()
  expect(server.askedFor('pins.unhide').map(({ input }) => input)).toEqual([{ pin_id: '1' }])
})

it('a pin that could not be hidden is there again, and a toast says so', async () => {
  const { open, store } = await shown({ 'pins.hide': refusal(503) })
  await userEvent.click(within(await open('Green vase')).getByRole('button', { name: /^Hide this pin/ }))
  expect(await screen.findByRole('link', { name: /Green vase/ })).toBeInTheDocument()
  expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'error' })
})

it('one’s own pin is neither hidden nor reported', async () => {
  const { open } = await shown()
  const dialog = await open('Blue bowl')
  expect(within(dialog).queryByRole('button', { name: /Hide|Report/ })).toBeNull()
})

const ad = {
  ...theirs,
  promotion: {
    id: '5',
    advertiser_id: '8',
    promoter_name: 'Kiln & Co',
    token: 'proof',
    has_lead_form: false,
    attribution: {
      matched_age: false,
      matched_audience: true,
      matched_device: false,
      matched_gender: false,
      matched_interest: true,
      matched_keyword: false,
      matched_locale: true,
    },
    delivery: { placement: 'home' as const, country: 'DE', interests: ['Glazes', 'Clay'], page_topics: [] },
  },
}

it('C-3.42 B-4.66 an ad tells what brought it here, and only that', async () => {
  const { open } = await shown({}, ad)
  await userEvent.click(
    within(await open('Green vase')).getByRole('button', { name: 'Why am I seeing this ad?' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Why am I seeing this ad?' })
  expect(within(dialog).getByText(/^Kiln & Co paid/)).toBeInTheDocument()
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ads appear between pins in your home feed.',
    'It’s shown to people in Germany.',
    'It’s about Glazes and Clay, which you follow.',
    'You’re in an audience that Kiln & Co chose, such as its customers or visitors to its website.',
    'It’s shown to people who use your language.',
  ])
  expect(within(dialog).getByRole('link', { name: 'How ads work here' })).toHaveAttribute(
    'href',
    '/about/ads/',
  )
})

it('B-4.66 a hidden ad leaves, and comes back by undo', async () => {
  const { open, server, store } = await shown({ 'promotedPins.hide': null, 'promotedPins.unhide': null }, ad)
  await userEvent.click(within(await open('Green vase')).getByRole('button', { name: /^Hide ad/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Green vase/ })).toBeNull())
  expect(server.askedFor('promotedPins.hide').map(({ input }) => input)).toEqual([{ token: 'proof' }])
  store.dispatch(selectToasts(store.getState())[0]!.undo!)
  expect(await screen.findByRole('link', { name: /Green vase/ })).toBeInTheDocument()
  expect(server.askedFor('promotedPins.unhide').map(({ input }) => input)).toEqual([{ token: 'proof' }])
})

it('an ad that could not be hidden stays, and a toast says so', async () => {
  const { open, store } = await shown({ 'promotedPins.hide': refusal(503) }, ad)
  await userEvent.click(within(await open('Green vase')).getByRole('button', { name: /^Hide ad/ }))
  await waitFor(() => expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'error' }))
  expect(screen.getByRole('link', { name: /Green vase/ })).toBeInTheDocument()
})

it('B-4.66 an ad is reported with the proof that it was served', async () => {
  const { open, store } = await shown({}, ad)
  await userEvent.click(within(await open('Green vase')).getByRole('button', { name: 'Report ad' }))
  expect(selectReportTarget(store.getState())).toMatchObject({
    id: '1',
    isPromoted: true,
    promotion: 'proof',
  })
})
