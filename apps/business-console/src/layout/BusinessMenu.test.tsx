import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext, type ActingBusiness } from '../session/business-context.ts'
import { BusinessMenu } from './BusinessMenu.tsx'

const NAMES = ['Kiln', 'Fern', 'Northlight', 'Small Houses', 'Tall Houses', 'Loom', 'Glaze', 'Ember']

function open(names: readonly string[]) {
  const businesses = names.map((name, index) => ({
    id: String(index + 1),
    name,
    business_roles: ['OWNER'],
  })) as unknown as BusinessView[]
  const [switchTo, onClose] = [vi.fn<ActingBusiness['switchTo']>(), vi.fn<() => void>()]
  const acting = { business: businesses[0], businesses, switchTo } as unknown as ActingBusiness
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <BusinessContext value={acting}>
          <BusinessMenu anchor={document.body} onClose={onClose} />
        </BusinessContext>
      </AdminContext>
    </MemoryRouter>,
  )
  return { switchTo, onClose }
}

const shown = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

it('many businesses are found by a part of their name, and the first is opened by Enter', async () => {
  const { switchTo, onClose } = open(NAMES)
  const search = await screen.findByRole('searchbox', { name: 'Search businesses' })
  expect(search).toHaveFocus()
  expect(shown()).toHaveLength(NAMES.length + 3)
  fireEvent.change(search, { target: { value: 'HOUSES' } })
  expect(shown().slice(0, 2)).toEqual(['Small HousesOwner', 'Tall HousesOwner'])
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(search, { key, isComposing: true })
  expect(search).toHaveFocus()
  expect(switchTo).not.toHaveBeenCalled()
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  expect(screen.getByRole('menuitem', { name: /^Small Houses/ })).toHaveFocus()
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(switchTo).toHaveBeenCalledExactlyOnceWith('4')
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.change(search, { target: { value: 'nobody' } })
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
  expect(shown()).toHaveLength(3)
})

it('a few are read without a search, from the one that is open', () => {
  open(NAMES.slice(0, 3))
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('menuitem', { name: /^Kiln/ })).toHaveFocus()
})
