import { render, screen } from '@testing-library/react'
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { FeedbackView } from '@tessera/api-types/feedback/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { FeedbackList } from './FeedbackList.tsx'

const written: FeedbackView = {
  id: '5',
  user: {
    id: '7',
    type: 'user',
    username: 'ada',
    full_name: 'Ada Moss',
    image_small_url: null,
    image_medium_url: null,
    is_verified_merchant: false,
  },
  action_from: 'pin_builder',
  verbatim: 'More colors',
  created_at: '2026-01-02T00:00:00.000Z',
}

function show(data: readonly FeedbackView[]) {
  const reads = { getList: async () => ({ data, total: data.length }) }
  return render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider(reads as object)}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <ResourceContextProvider value="feedback">
          <FeedbackList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
}

describe('the list of feedback', () => {
  it('has what was written, by whom and where', async () => {
    show([written])
    expect(await screen.findByText('More colors')).toBeVisible()
    expect(screen.getByText('Ada Moss')).toBeVisible()
  })

  it('says so where there is none', async () => {
    show([])
    expect(await screen.findByText('No feedback yet')).toBeVisible()
  })
})
