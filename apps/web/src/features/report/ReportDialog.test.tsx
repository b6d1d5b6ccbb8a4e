import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { reportShown, type Reported } from '../../entities/reports/report-slice.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { ReportMount } from './ReportMount.tsx'

browserLike()
// Its code comes on demand: here before the clock of a test runs.
beforeAll(() => import('./ReportDialog.tsx'))

async function asked(target: Reported, answers: Record<string, unknown>, path: string) {
  const server = fakeServer(answers)
  const { store } = await renderWithStore(<ReportMount />, { transport: server.transport, path })
  act(() => void store.dispatch(reportShown(target)))
  return { server, store }
}

it.each([
  ['board', 'Report board', '/ada/clay/', 'reports.reportBoard', { board_id: '7', view_type: 2 }],
  ['user', 'Report profile', '/ada/', 'reports.reportUser', { user_id: '7', view_type: 4 }],
] as const)('a %s is reported with the page it was met on', async (type, title, path, call, input) => {
  const { server, store } = await asked({ id: '7', type }, { [call]: { done: true } }, path)
  await screen.findByRole('dialog', { name: title })
  expect(screen.queryByRole('radio', { name: /AI/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Harassment or bullying' }))
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.askedFor(call)[0]?.input).toEqual(expect.objectContaining({ ...input, reason: 'harassment' }))
  expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'plain' })
})

it('a report that is refused stays open, and a toast says so', async () => {
  const { store } = await asked({ id: '7', type: 'user' }, { 'reports.reportUser': refusal(404) }, '/ada/')
  await userEvent.click(await screen.findByRole('radio', { name: 'Spam' }))
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(selectToasts(store.getState())[0]).toMatchObject({ tone: 'error' }))
  expect(screen.getByRole('dialog', { name: 'Report profile' })).toBeInTheDocument()
})
