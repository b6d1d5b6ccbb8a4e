import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AdminContext, type DataProvider, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { expectComplaint } from '../test/expect-complaint.ts'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { AccessPreview } from './AccessPreview.tsx'
import { useConfirmedDelete } from './use-confirmed-delete.tsx'

const show = (content: ReactNode, provider: Partial<DataProvider>) =>
  render(
    <MemoryRouter>
      <BusinessContext value={{ business: { id: '9' } } as never}>
        <AdminContext
          dataProvider={testDataProvider(provider)}
          i18nProvider={i18nProvider}
          theme={consoleTheme}
        >
          {content}
        </AdminContext>
      </BusinessContext>
    </MemoryRouter>,
  )

const ada = { id: '1', full_name: 'Ada' }
const texts = { button: 'button', title: 'title', content: 'content', done: 'done', confirm: 'Remove' }

function Removal({ warning }: { warning: (isConfirmed: boolean) => ReactNode }) {
  const { ask, dialog } = useConfirmedDelete({
    resource: 'employees',
    record: ada,
    name: 'Ada',
    texts,
    warning,
  })
  return (
    <>
      <button onClick={ask}>Ask</button>
      {dialog}
    </>
  )
}

it.each([
  ['made', () => Promise.resolve({ data: ada }), true],
  ['refused', () => Promise.reject(new Error('no')), false],
])('what warns of a removal knows that it was confirmed, until it is %s', async (_how, end, stays) => {
  if (!stays) expectComplaint()
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>()
  const seen: boolean[] = []
  const warning = (isConfirmed: boolean) => {
    seen.push(isConfirmed)
    return isConfirmed ? 'Under way' : 'Not yet'
  }
  const remove = () => mayEnd.then(end)
  show(<Removal warning={warning} />, { delete: remove as unknown as DataProvider['delete'] })
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Not yet')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(dialog).toHaveTextContent('Under way'))
  letEnd()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.slice(seen.indexOf(true)).every(Boolean)).toBe(stays)
})

it.each([
  [true, 0],
  [false, 1],
])('a change of access that is made (%s) is tried out %i times', async (isMade, times) => {
  const run = vi.fn(() => Promise.resolve({ effects: [], losing: { people: 0, partners: 0, assets: 0 } }))
  const change = { type: 'PERSON' as const, id: '1', business_roles: [], assets: [] }
  const { container } = show(<AccessPreview change={change} isMade={isMade} />, { run })
  await waitFor(() => expect(container.querySelector('section')).toBeInTheDocument())
  expect(run).toHaveBeenCalledTimes(times)
})
