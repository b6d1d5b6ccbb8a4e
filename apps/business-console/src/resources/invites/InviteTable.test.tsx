import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

it('an invite is listed with when it was sent and by whom', async () => {
  const sample = sampleRow('invites')
  const invite = {
    id: '1',
    ...sample,
    invite_data: {
      ...(sample?.['invite_data'] as object),
      sent_at: '2026-03-05T12:00:00.000Z',
      expires_at: '2026-04-09T12:00:00.000Z',
    },
    invited_by: { id: '7', full_name: 'Olga Owner' },
  }
  openConsole('invites', { rows: { invites: [invite] } })
  const row = within((await screen.findByText('Olga Owner')).closest('tr') as HTMLElement)
  expect(row.getByText(/Mar 5, 2026/)).toBeVisible()
  expect(row.queryByText(/Apr 9, 2026/)).toBeNull()
})
