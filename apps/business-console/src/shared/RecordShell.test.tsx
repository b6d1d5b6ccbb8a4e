import { render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { rememberList } from './list-address.ts'
import { RecordShell } from './RecordShell.tsx'
import { StatusChip } from './StatusChip.tsx'

const show = (shell: ReactNode) =>
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} theme={consoleTheme}>
        {shell}
      </AdminContext>
    </MemoryRouter>,
  )

it('a record says who it is above its parts, with the facts that are known, and leads back to its list as it was', () => {
  rememberList('/people', '?page=3&order=DESC')
  show(
    <RecordShell
      title="Ada Lovelace"
      back="people"
      image={null}
      chip={<StatusChip label="Admin" tone="rank" />}
      facts={['ada@example.org', null, 'Joined Jan 2, 2026']}
    >
      <p>Main</p>
    </RecordShell>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
  expect(screen.getByText('A')).toBeVisible()
  expect(screen.getByText('Admin')).toBeVisible()
  expect(screen.getByText(/example.org/)).toHaveTextContent('ada@example.org · Joined Jan 2, 2026')
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toMatch(
    /people\?page=3&order=DESC$/,
  )
  expect(screen.getByText('Main')).toBeVisible()
})

it('a record of which nothing else is known has its name alone', () => {
  const { container } = show(
    <RecordShell title="Summer" back="catalogs" facts={['']}>
      <p>Main</p>
    </RecordShell>,
  )
  expect(container.querySelector('.MuiAvatar-root')).toBeNull()
})
