import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AdminContext, testDataProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { useBulkRun } from './use-bulk-run.ts'

function Console({ children }: { children: ReactNode }) {
  const element = (
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      {children}
    </AdminContext>
  )
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
}

const rows = Array.from({ length: 300 }, (_, id) => ({ id }))

it('shows what became of many rows together, not one by one', async () => {
  let draws = 0
  const call = () => Promise.resolve()
  const { result } = renderHook(() => ((draws += 1), useBulkRun({ call })), { wrapper: Console })
  const before = draws
  await act(() => result.current.run(rows))
  await waitFor(() => expect(result.current.isRunning).toBe(false))
  expect(result.current.results.size).toBe(rows.length)
  expect([...result.current.results.values()].every(({ status }) => status === 'done')).toBe(true)
  expect(draws - before).toBeLessThan(rows.length / 10)
})
