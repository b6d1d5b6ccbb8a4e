import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import './AdAccountSettingsPage.tsx' // here before it is asked for
import { sampleRow } from '../../test/sample-row.ts'
import { openConsole } from '../../test/open-console.tsx'

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const settings = {
  name: 'Kiln Europe',
  country: 'DE',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  spend_cap_micros: null,
  notification_emails: ['ads@kiln.test'],
  business_address: { line1: 'Dock 1', city: 'Hamburg', country: 'DE' },
  default_locale: 'de',
}
const record = { id: '5', adAccountId: '5', version: 1, settings, abilities: { can_edit: true } }

const field = (name: RegExp | string) => screen.findByRole('textbox', { name })

it('what was typed into the settings stays when a colleague saves, and what else they changed is shown', async () => {
  const { queryClient } = openConsole('ad-accounts/5/settings', {
    rows: { 'ad-account-settings': [record], 'ad-accounts': [{ ...sampleRow('ad-accounts'), id: '5' }] },
    answers: { '/ads/v4/notification_messages/RECOMMENDATIONS/': { data: [] } },
  })
  fireEvent.change(await field(/^Name/), { target: { value: 'Kiln EU' } })
  fireEvent.change(await field('Address'), { target: { value: 'Pier 2' } })
  const business_address = { ...settings.business_address, line1: 'Dock 3', city: 'Bremen' }
  const newer = { ...settings, name: 'Kiln Continent', business_address }
  queryClient.setQueriesData({ queryKey: ['ad-account-settings', 'getOne'] }, () => ({
    ...record,
    version: 2,
    settings: newer,
  }))
  await waitFor(async () => expect(await field(/^City/)).toHaveValue('Bremen'))
  expect(await field(/^Name/)).toHaveValue('Kiln EU')
  expect(await field('Address')).toHaveValue('Pier 2')
  const sent = vi.spyOn(globalThis, 'fetch')
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const request = () => sent.mock.calls.find(([, init]) => init?.method === 'PUT')?.[1]
  await waitFor(() => expect(request()).toBeDefined())
  expect(JSON.parse(String(request()?.body))).toMatchObject({ settings: { name: 'Kiln EU' }, version: 1 })
})
