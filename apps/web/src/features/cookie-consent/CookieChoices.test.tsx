import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { CookieChoices } from './CookieChoices.tsx'

const privacy = {
  isConsentRequired: true,
  consent: null,
  isPrivacySignalled: false,
  third_party_marketing_tracking_enabled: null,
}
const analytics = () => screen.getByRole('checkbox', { name: /^Analytics/ })

it('what is chosen for all replaces switches that were set and not saved', async () => {
  const server = fakeServer({ 'consent.choose': {} })
  await renderWithStore(<CookieChoices />, {
    transport: server.transport,
    messageAreas: ['consent'],
    pageData: { privacy },
  })
  await userEvent.click(analytics())
  expect(analytics()).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Reject all' }))
  expect(analytics()).not.toBeChecked()
  await userEvent.click(analytics())
  await userEvent.click(screen.getByRole('button', { name: 'Save choices' }))
  expect(server.askedFor('consent.choose').map(({ input }) => input.allow_analytic_cookies)).toEqual([
    false,
    true,
  ])
})

it('without scripts nothing looks as if it could be chosen, and the page tells why', async () => {
  await renderWithStore(<CookieChoices />, {
    messageAreas: ['consent'],
    pageData: { privacy },
    beforeLife(served) {
      const controls = [...served.querySelectorAll('input, button')]
      expect(controls).toHaveLength(6)
      expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([])
      expect(served.innerHTML).toContain('Turn on JavaScript')
    },
  })
  expect(analytics()).toBeEnabled()
})

it('I-6.15 a browser that signals privacy keeps the switch of marketing off, whatever is chosen', async () => {
  await renderWithStore(<CookieChoices />, {
    transport: fakeServer({ 'consent.choose': {} }).transport,
    messageAreas: ['consent'],
    pageData: { privacy: { ...privacy, isPrivacySignalled: true } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }))
  expect(analytics()).toBeChecked()
  const marketing = screen.getByRole('checkbox', { name: /^Marketing/ })
  expect(marketing).not.toBeChecked()
  expect(marketing).toBeDisabled()
})
