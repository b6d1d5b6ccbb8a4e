import { render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import type { RunOperation } from '../providers/run-operation.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { NotificationsBell } from './NotificationsBell.tsx'

function open(unread: () => Promise<{ unread_count: number; conversations_unseen_count: number }>) {
  const run = vi.fn(unread) as unknown as RunOperation
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ ...testDataProvider(), run } as never} i18nProvider={i18nProvider}>
        <NotificationsBell />
      </AdminContext>
    </MemoryRouter>,
  )
  return run
}

it('a bell leads to the notifications and counts those that are not read', async () => {
  const run = open(() => Promise.resolve({ unread_count: 3, conversations_unseen_count: 0 }))
  const link = await screen.findByRole('link', { name: 'Notifications (3 unread)' })
  expect(link).toHaveAttribute('href', '/news_hub/')
  expect(run).toHaveBeenCalledExactlyOnceWith('notifications.unread', {})
})

it('of a hundred and more it is known only that they are more than are counted', async () => {
  open(() => Promise.resolve({ unread_count: 250, conversations_unseen_count: 0 }))
  expect(await screen.findByRole('link', { name: 'Notifications (more than 99 unread)' })).toBeVisible()
})

it('the bell is there also where the count cannot be read', async () => {
  expectComplaint()
  const run = open(() => Promise.reject(new Error('offline')))
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/news_hub/')
})
