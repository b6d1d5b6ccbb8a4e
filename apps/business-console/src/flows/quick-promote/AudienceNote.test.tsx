import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { AudienceNote } from './AudienceNote.tsx'
import { emptyPromote } from './promote-state.ts'

afterEach(() => vi.unstubAllGlobals())

it('an audience that cannot be estimated reads so, and is asked for again', async () => {
  let isDown = true
  const audience = { audience_width: 'WIDE', size: 1200, daily_reach: null }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(isDown ? Response.json({}, { status: 500 }) : Response.json({ data: audience })),
  )
  render(
    <AdminContext
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AudienceNote form={emptyPromote().form} recommendedWidth={null} />
    </AdminContext>,
  )
  const again = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('About 1,200 people.')).toBeInTheDocument()
})
