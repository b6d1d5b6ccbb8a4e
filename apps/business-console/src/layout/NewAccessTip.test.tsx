import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext, type ActingBusiness } from '../session/business-context.ts'
import { NewAccessTip } from './NewAccessTip.tsx'

afterEach(() => vi.unstubAllGlobals())

function show(fresh: Pick<BusinessView, 'id' | 'name'>[]) {
  const matches = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => matches)
  const dismissFresh = vi.fn<ActingBusiness['dismissFresh']>()
  const acting = { fresh, dismissFresh } as unknown as ActingBusiness
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <BusinessContext value={acting}>
          <NewAccessTip>
            <button type="button">Kiln</button>
          </NewAccessTip>
        </BusinessContext>
      </AdminContext>
    </MemoryRouter>,
  )
  return dismissFresh
}

it('names each business that somebody was given access to, until it is dismissed', async () => {
  const dismissFresh = show([
    { id: '4', name: 'Northlight' },
    { id: '5', name: 'Fern' },
  ])
  expect(await screen.findByText('You now have access to Northlight')).toBeVisible()
  expect(screen.getByText('You now have access to Fern')).toBeVisible()
  expect(dismissFresh).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismissFresh).toHaveBeenCalledOnce()
})

it('says nothing where there is nothing new', () => {
  show([])
  expect(screen.getByRole('button', { name: 'Kiln' })).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
