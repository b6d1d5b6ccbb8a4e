import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { OnboardingAnswers } from '@tessera/api-types/business-onboarding/onboarding-answers'
import { i18nProvider, loadOnboardingTexts } from '../../providers/i18n-provider.ts'
import type { Onboarding } from '../../session/load-session.ts'
import { LAST_HUB } from '../../shared/console-paths.ts'
import { Questionnaire } from './OnboardingPage.tsx'

await loadOnboardingTexts()
afterEach(() => vi.unstubAllGlobals())

const session = {
  user: { id: '1' },
  businesses: [{ id: '9' }],
  onboarding: { ...OnboardingAnswers.parse({}), stepIndex: 0, canProceed: false },
} as unknown as Onboarding

/** The first step, answered, before a server that takes or refuses what it is sent. */
async function answerFirst(response: () => Response) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(response()))
  vi.stubGlobal('fetch', fetched)
  const routes = [
    {
      path: '/',
      element: (
        <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
          <Questionnaire session={session} />
        </AdminContext>
      ),
    },
    { path: LAST_HUB, element: <p>The hub</p> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  fireEvent.click(await screen.findByRole('radio', { name: 'I work for an agency' }))
  fireEvent.click(screen.getByRole('button', { name: 'Finish later' }))
  return fetched
}

it('finishing later keeps what was answered in the step that is left', async () => {
  const fetched = await answerFirst(() => Response.json({ status: 'success', data: {} }))
  expect(await screen.findByText('The hub')).toBeVisible()
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toMatchObject({
    accountType: 'agency',
    stepIndex: 0,
  })
})

it('answers that could not be kept are not left behind', async () => {
  const fetched = await answerFirst(() => Response.error())
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Finish later' })).toBeEnabled())
  expect(screen.queryByText('The hub')).toBeNull()
  expect(screen.getByRole('radio', { name: 'I work for an agency' })).toBeChecked()
})
