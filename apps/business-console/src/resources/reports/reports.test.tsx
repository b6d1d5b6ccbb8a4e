import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, HttpError, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReportCaseDetailView, ReportCaseView } from '@tessera/api-types/reports/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider, loadSiteTexts } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { ReportList } from './ReportList.tsx'
import { ReportPage } from './ReportPage.tsx'

beforeAll(loadSiteTexts)

const open: ReportCaseView = {
  id: '5',
  type: 'pin',
  state: 'open',
  words: 'Odd lamp',
  image_url: null,
  author: { id: '7', username: 'ada', full_name: 'Ada Moss', image_medium_url: null, is_write_banned: false },
  report_count: 3,
  reasons: [
    { reason: 'spam', count: 2 },
    { reason: 'rights', count: 1 },
  ],
  opened_at: '2026-01-01T00:00:00.000Z',
  reported_at: '2026-01-02T00:00:00.000Z',
  decided_at: null,
}

const whole: ReportCaseDetailView = {
  ...open,
  path: '/pin/9/',
  is_there: true,
  large_image_url: 'https://images.test/9.jpg',
  earlier: [{ id: '4', state: 'dismissed', report_count: 1, decided_at: '2025-12-24T00:00:00.000Z' }],
  seen: [],
  upheld_count: 1,
  board: { name: 'Lamps', sensitivity: null },
  ai_label: null,
  abilities: {
    can_decide: true,
    can_relabel: false,
    can_ban: true,
    can_lift_ban: false,
    can_mark_board: true,
  },
  log: [{ id: '1', actor_name: null, action: 'write_ban_lifted', occurred_at: '2026-01-03T00:00:00.000Z' }],
}

function show(
  given: { getList?: () => Promise<unknown>; getOne?: () => Promise<unknown>; run?: () => Promise<unknown> },
  path = '/reports',
) {
  const { run = vi.fn(), ...reads } = given
  // The provider is generic in the record; this one knows reports only.
  const dataProvider = { ...testDataProvider(reads as object), run }
  return render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={consoleTheme}>
        <Routes>
          <Route
            path="/reports"
            element={
              <ResourceContextProvider value="reports">
                <ReportList />
              </ResourceContextProvider>
            }
          />
          <Route
            path="/reports/:id"
            element={
              <ResourceContextProvider value="reports">
                <ReportPage />
              </ResourceContextProvider>
            }
          />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  )
}

describe('the list of reports', () => {
  it('shows what was reported, why, by whom it is and whether it is open', async () => {
    show({ getList: () => Promise.resolve({ data: [open], total: 1 }) })
    const row = (await screen.findByRole('link', { name: 'Odd lamp' })).closest('tr')!
    for (const text of ['Pin', 'Spam · 2', 'Rights infringed', 'Ada Moss', 'Open'])
      expect(within(row).getByText(text)).toBeInTheDocument()
    for (const filter of ['State', 'Type', 'Reason'])
      expect(screen.getByRole('combobox', { name: filter })).toBeInTheDocument()
  })

  it('is empty, and says what failed', async () => {
    const empty = show({ getList: () => Promise.resolve({ data: [], total: 0 }) })
    expect(await screen.findByText('No reports')).toBeInTheDocument()
    empty.unmount()
    expectComplaint()
    show({ getList: () => Promise.reject(new HttpError('The lights are out.', 500)) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The lights are out.')
  })
})

describe('the page of a report', () => {
  const page = (given: Partial<ReportCaseDetailView> = {}, run = vi.fn(() => Promise.resolve(whole))) => {
    show({ getOne: () => Promise.resolve({ data: { ...whole, ...given } }), run }, '/reports/5')
    return run
  }

  it('shows the thing, who says what of it, its author and what came before', async () => {
    page()
    expect(await screen.findByText('Odd lamp')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'The reported picture' })).toBeInTheDocument()
    expect(screen.getByText(/by 3 people/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open on the site' })).toHaveAttribute('href', '/pin/9/')
    expect(screen.getByText('1 upheld report')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Dismissed' })).toHaveAttribute('href', '/reports/4')
    expect(screen.getByText('Allowed posting again')).toBeInTheDocument()
  })

  it('I-3.15 says on which pages and as what it was met', async () => {
    const pin = {
      count: 2,
      is_product: true,
      is_promoted: false,
      is_third_party_ad: false,
      parent_id: null,
      video_duration: null,
      view_type: 3,
      view_parameter: null,
      node_id: null,
    }
    const advert = {
      ...pin,
      count: 1,
      is_promoted: true,
      is_third_party_ad: true,
      parent_id: '8',
      video_duration: 12,
      view_type: 5,
      view_parameter: 10,
      node_id: 'UGluOjk=',
    }
    page({ seen: [pin, advert, { ...pin, count: 1, is_product: false, view_type: 77 }] })
    expect(await screen.findByRole('heading', { name: 'Where it was reported' })).toBeInTheDocument()
    for (const text of [
      'Pin page · Product · by 2 people',
      'Search · Pins · Product · Promoted · Third-party ad · 12-second video · On 8 · Node UGluOjk= · by 1 person',
      'Another page · by 1 person',
    ])
      expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('dismisses at once, and asks before it removes', async () => {
    const run = page()
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('Odd lamp')).toBeInTheDocument()
    expect(run).toHaveBeenCalledWith('reportCases.decide', { id: '5', decision: 'dismissed' })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the pin' }))
    expect(run).toHaveBeenCalledTimes(1)
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the pin' }))
    await vi.waitFor(() =>
      expect(run).toHaveBeenCalledWith('reportCases.decide', { id: '5', decision: 'upheld' }),
    )
  })

  it.each([
    ['board', 'Board', 'The cover of the reported board', 'Remove the board', 'Owner'],
    ['user', 'Profile', 'The picture of the reported profile', 'Uphold the report', 'Person'],
  ] as const)('of a %s says what it is and upholds it', async (type, kind, picture, button, owner) => {
    const run = page({ type, path: '/ada/', words: 'Ada Moss\nMakes lamps' })
    expect(await screen.findByRole('heading', { name: `Reported: ${kind}` })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: picture })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: owner })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open on the site' })).toHaveAttribute('href', '/ada/')
    fireEvent.click(screen.getByRole('button', { name: button }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
    await vi.waitFor(() =>
      expect(run).toHaveBeenCalledWith('reportCases.decide', { id: '5', decision: 'upheld' }),
    )
  })

  it.each([
    ['user', 'This person has left.'],
    ['board', 'The owner has left.'],
    ['pin', 'The author has left, or there are several.'],
  ] as const)('of a %s whose person is gone says so', async (type, says) => {
    page({ type, author: null })
    expect(await screen.findByText(says)).toBeInTheDocument()
  })

  it.each([
    [null, 'This pin has no AI label.', 'Label “Made with AI”', true],
    ['file', 'Labeled “Made with AI” because its file says so.', 'Remove the AI label', false],
  ] as const)(
    'of a pin labeled by %s asks before it changes the label',
    async (ai_label, says, button, to) => {
      const abilities = { ...whole.abilities, can_relabel: true }
      const run = page({ ai_label, abilities })
      expect(await screen.findByText(says)).toBeInTheDocument()
      fireEvent.click(screen.getByRole('button', { name: button }))
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
      const decision = { id: '5', decision: 'upheld', made_with_ai: to }
      await vi.waitFor(() => expect(run).toHaveBeenCalledWith('reportCases.decide', decision))
    },
  )

  it('of what one made oneself, or what is decided, offers no decision', async () => {
    const none = { can_decide: false, can_relabel: false, can_ban: false, can_mark_board: false }
    page({ abilities: { ...none, can_lift_ban: true } })
    expect(await screen.findByText('You created this, so someone else has to decide.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Allow posting' })).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Content warning' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('waits for what the list does not tell', async () => {
    show({
      getList: () => Promise.resolve({ data: [open], total: 1 }),
      getOne: () => Promise.resolve({ data: whole }),
    })
    fireEvent.click(await screen.findByRole('link', { name: 'Odd lamp' }))
    expect(await screen.findByText(/by 3 people/)).toBeInTheDocument()
  })

  it('says so where there is none', async () => {
    expectComplaint()
    show({ getOne: () => Promise.reject(new HttpError('Not found', 404)) }, '/reports/6')
    expect(await screen.findByText("We couldn't find that")).toBeInTheDocument()
  })
})
