import { render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { ConsoleMenu } from './ConsoleMenu.tsx'

const open = (can: boolean) => {
  const abilities = { can_manage_people: can, can_manage_hierarchy: can, can_see_history: can, can_edit: can }
  const business = { id: '9', name: 'Kiln', abilities } as BusinessView
  const acting = { userId: '7', business, businesses: [business] }
  render(
    <MemoryRouter initialEntries={['/business/9/hub/history']}>
      <AdminContext basename="/business/9/hub" dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        <BusinessContext value={acting as never}>
          <ConsoleMenu />
        </BusinessContext>
      </AdminContext>
    </MemoryRouter>,
  )
  return screen
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`)
}

it('the sidebar has a place for each resource that its reader may list', () => {
  expect(open(true)).toEqual([
    'People /business/9/hub/people',
    'Pending invites and requests /business/9/hub/invites',
    'Access /business/9/hub/access',
    'Ad accounts /business/9/hub/ad-accounts',
    'Ads /business/9/hub/ads',
    'Analytics /business/9/hub/analytics',
    'Trends /business/9/hub/trends',
    'Profiles /business/9/hub/profiles',
    'Asset groups /business/9/hub/asset-groups',
    'Audiences /business/9/hub/audiences',
    'Catalogs /business/9/hub/catalogs',
    'Storefront /business/9/hub/storefront',
    'Tags /business/9/hub/tags',
    'Marketing plans /business/9/hub/marketing-plans',
    'Business hierarchy /business/9/hub/hierarchy',
    'History /business/9/hub/history',
    'Verified merchant /business/9/hub/verified-merchant',
    'Business settings /business/9/hub/settings',
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('History')
})

it('the sidebar leaves out what its reader may not list', () => {
  expect(open(false)).toEqual([
    'People /business/9/hub/people',
    'Access /business/9/hub/access',
    'Ad accounts /business/9/hub/ad-accounts',
    'Ads /business/9/hub/ads',
    'Analytics /business/9/hub/analytics',
    'Trends /business/9/hub/trends',
    'Profiles /business/9/hub/profiles',
    'Asset groups /business/9/hub/asset-groups',
    'Audiences /business/9/hub/audiences',
    'Catalogs /business/9/hub/catalogs',
    'Storefront /business/9/hub/storefront',
    'Tags /business/9/hub/tags',
    'Marketing plans /business/9/hub/marketing-plans',
  ])
})

it('the sidebar shows the current place where it is longer than the screen', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  open(true)
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('link', { current: 'page' })])
  scrolled.mockRestore()
})
