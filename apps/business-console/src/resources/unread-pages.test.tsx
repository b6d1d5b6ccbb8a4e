import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectComplaint } from '../test/expect-complaint.ts'
import { openConsole } from '../test/open-console.tsx'
import { sampleRow } from '../test/sample-row.ts'

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const outOfOrder = () => Response.json({ message: 'Out of order' }, { status: 500 })
const none = { 'Content-Range': 'rows */0' }

describe('B-2.76 what could not be read is not said to be empty', () => {
  it.each(['ads', 'analytics'])('%s of an ad account', async (place) => {
    let isDown = true
    expectComplaint()
    openConsole(place, {
      rows: {},
      answers: {
        '/v3/businesses/9/ad-accounts': () => (isDown ? outOfOrder() : Response.json([], { headers: none })),
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Out of order')
    expect(screen.queryByText('No ad accounts yet')).toBeNull()
    isDown = false
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No ad accounts yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create ad account' })).toHaveAttribute(
      'href',
      '/business/9/hub/ad-accounts/create',
    )
  })

  it('the admins to whom a business may go', async () => {
    let isDown = true
    expectComplaint()
    openConsole('settings', {
      rows: {},
      answers: {
        '/v3/businesses/9/employees': () => (isDown ? outOfOrder() : Response.json([], { headers: none })),
      },
    })
    const alert = await screen.findByRole('alert')
    expect(screen.queryByText(/Make someone an admin first/)).toBeNull()
    isDown = false
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/Make someone an admin first/)).toBeVisible()
  })
})

it('B-2.08 a list that is no longer allowed says so, and there is nothing to retry', async () => {
  openConsole('history', {
    rows: {},
    answers: {
      '/v3/businesses/9/history': () =>
        Response.json({ message: 'Not allowed', code: 'FORBIDDEN' }, { status: 403 }),
    },
  })
  expect(await screen.findByText("You don't have access to this page")).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('who may not create ad accounts is not asked to', async () => {
  openConsole('ads', { rows: { 'ad-accounts': [] } }, { can_create_ad_accounts: false })
  expect(await screen.findByText('No ad accounts are shared with you')).toBeVisible()
})

it('the ads of an unknown ad account are not there, and there is nothing to retry', async () => {
  const account = { ...sampleRow('ad-accounts'), id: '6' }
  openConsole('ads/5', {
    rows: { 'ad-accounts': [account] },
    answers: {
      '/ads/v4/advertisers/5/promotions': () =>
        Response.json({ message: 'We couldn’t find that account or profile.' }, { status: 404 }),
    },
  })
  expect(await screen.findByText('We couldn’t find that account or profile.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
