import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, HttpError, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ArticleRecord } from '@tessera/api-types/articles/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { ArticlePage } from './ArticlePage.tsx'

const draft: ArticleRecord = {
  id: '7',
  type: 1,
  is_shopping: false,
  kind: 'best',
  url: '/today/best/quiet-rooms/7/',
  title: 'Quiet rooms',
  intro: 'Less, but softer.',
  cover_pin_id: null,
  interest_id: '3',
  locale: 'fr',
  sections: [{ title: 'Corners', text: 'A chair.', pin_ids: ['1', '2'] }],
  published_at: null,
  updated_at: '2026-01-02T00:00:00.000Z',
}

function show(record: ArticleRecord) {
  const run = vi.fn(async () => record)
  const update = vi.fn(async () => ({ data: record }))
  const reads = { getOne: async () => ({ data: record }), update }
  // The provider is generic in the record; this one knows articles only.
  const dataProvider = { ...testDataProvider(reads as object), run }
  render(
    <MemoryRouter initialEntries={['/articles/7']}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={consoleTheme}>
        <ResourceContextProvider value="articles">
          <Routes>
            <Route path="/articles/:id" element={<ArticlePage />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  return { run, update }
}

it('a draft is looked at on the site and published', async () => {
  // The list input of react-admin hands its ref to an element, which React remarks on once.
  expectComplaint()
  const { run } = show(draft)
  expect(await screen.findByRole('link', { name: 'Preview' })).toHaveAttribute('href', draft.url)
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith('articleRecords.publish', { id: '7' }))
})

it('a published article is withdrawn', async () => {
  const { run } = show({ ...draft, published_at: '2026-01-03T00:00:00.000Z' })
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith('articleRecords.withdraw', { id: '7' }))
})

it('what was changed is saved with what it was, without what the form does not show', async () => {
  const { update } = show(draft)
  fireEvent.change(await screen.findByRole('textbox', { name: /^Intro/ }), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const { type, is_shopping, title, intro, cover_pin_id, sections } = draft
  const seen = { type, is_shopping, title, intro, cover_pin_id, sections }
  await vi.waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      'articles',
      expect.objectContaining({ id: '7', data: { intro: '', seen } }),
    ),
  )
})

it('the second of two who write one field is told, and saves on top of the newer article if they want', async () => {
  expectComplaint()
  const { update } = show(draft)
  update.mockRejectedValueOnce(new HttpError('Stale', 409, { code: 'STALE_RECORD' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Intro/ }), { target: { value: 'Softer.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' })
  fireEvent.click(within(dialog).getByRole('button', { name: /^Save/ }))
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update).toHaveBeenLastCalledWith(
    'articles',
    expect.objectContaining({ data: expect.objectContaining({ intro: 'Softer.' }) as object }),
  )
})
