import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SETTINGS_GROUPS } from './settings-groups.ts'
import { SettingsFrame } from './SettingsFrame.tsx'

browserLike()

const show = (path: string) =>
  renderWithStore(
    <SettingsFrame title="settings.sessions">
      <p>Here</p>
    </SettingsFrame>,
    { path, messageAreas: ['settings'] },
  )

it('has nine entries, and each page of the settings in one of them', () => {
  expect(SETTINGS_GROUPS).toHaveLength(9)
  const pages = SETTINGS_GROUPS.flatMap(({ pages }) => pages.map(({ to }) => to))
  expect(new Set(pages).size).toBe(pages.length)
})

it('shows the pages of the entry that one is in, this one as current', async () => {
  await show('/settings/sessions/')
  const tabs = within(screen.getByRole('navigation', { name: 'Login and security' }))
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Security',
    'Where you are logged in',
  ])
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Where you are logged in')
})

it('has no tabs where the entry is one page', async () => {
  await show('/settings/notifications/')
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
})
