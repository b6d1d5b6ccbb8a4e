import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const group = {
  id: '1',
  name: 'Autumn',
  description: '',
  asset_group_types: ['OTHER'],
  child_ad_account_ids: [],
  child_profile_ids: [],
}
const tag = {
  id: '1',
  name: 'Autumn',
  automatic_enhanced_match: false,
  leader_tag_id: null,
  adAccounts: [],
  child_tags: [],
  snippet: '',
  last_fired_event: null,
  abilities: { can_edit: true },
}

it.each([
  ['asset-groups', 'asset-groups/1/edit', group],
  ['tags', 'tags/1', tag],
])(
  'the second of two who rename one of %s is told, and keeps what they typed',
  async (resource, place, record) => {
    const bodies: Record<string, unknown>[] = []
    const stale = { code: 'STALE_RECORD', message: 'Someone else changed this while you were editing.' }
    openConsole(place, { rows: { [resource]: [record] } })
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    const fetchRows = fetch
    vi.stubGlobal('fetch', (given: string | Request, init: RequestInit = {}) => {
      if (init.method !== 'PUT') return fetchRows(given, init)
      bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>)
      if (bodies.length > 1) return Promise.resolve(Response.json({ ...record, name: 'Winter' }))
      return Promise.resolve(Response.json(stale, { status: 409 }))
    })
    fireEvent.change(name, { target: { value: 'Winter' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' })
    expect(bodies[0]).toMatchObject({ name: 'Winter', seen: { name: 'Autumn' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
    expect(name).toHaveValue('Winter')
  },
)

it('a plan is saved over the version that was opened, and who comes second stays where they are', async () => {
  const plan = {
    id: '1',
    marketingPlanName: 'Autumn',
    topBusinessGoal: 'GET_LEADS',
    dailyAdsBudget: 20,
    weeklyAddToCarts: 0,
    weeklyLeads: 60,
    weeklyCheckouts: 0,
    currency: 'EUR',
    hasFeed: false,
    marketingPlanSuggestion: null,
    version: 7,
    abilities: { can_edit: true },
  }
  const suggestion = { objective: 'CONSIDERATION', audienceWidth: 'WIDE', estimatedWeeklySpend: 140 }
  openConsole('marketing-plans/1/edit', { rows: { 'marketing-plans': [plan] } })
  const next = await screen.findByRole('button', { name: 'Next' })
  const bodies: Record<string, unknown>[] = []
  const fetchRows = fetch
  vi.stubGlobal('fetch', (given: string | Request, init: RequestInit = {}) => {
    const method = given instanceof Request ? given.method : (init.method ?? 'GET')
    if (method === 'GET') return fetchRows(given, init)
    if (method === 'POST')
      return Promise.resolve(
        Response.json({ data: { hasFeed: false, marketingPlanSuggestion: suggestion, currency: 'EUR' } }),
      )
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    const stale = { code: 'STALE_RECORD', message: 'Someone else changed this while you were editing.' }
    return Promise.resolve(Response.json(stale, { status: 409 }))
  })
  fireEvent.click(next)
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save plan' }))
  await vi.waitFor(() => expect(bodies).toMatchObject([{ marketingPlanName: 'Autumn', version: 7 }]))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Save plan' })).toBeEnabled())
})
