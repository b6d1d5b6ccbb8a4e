import { render, screen, waitFor } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { Recommendations } from './Recommendations.tsx'

const shown = (run: () => Promise<unknown>) =>
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ ...testDataProvider(), run }} i18nProvider={i18nProvider}>
        <Recommendations adAccountId="50" />
      </AdminContext>
    </MemoryRouter>,
  )

it('I-7.16 each recommendation is said in words and leads to where it is done', async () => {
  shown(() => Promise.resolve([{ type: 'ADD_WEBSITE' }, { type: 'ADD_SPEND_CAP' }]))
  expect(await screen.findByText('Add the website of your business')).toBeInTheDocument()
  expect(screen.getByText('Set a spend limit for this account')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/business/hub/settings')
})

it('I-7.16 without any, nothing is shown', async () => {
  const run = vi.fn(() => Promise.resolve([]))
  const { container } = shown(run)
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  expect(container.querySelector('section')).toBeNull()
})
