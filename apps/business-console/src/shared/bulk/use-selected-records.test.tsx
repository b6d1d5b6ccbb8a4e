import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ListContextProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { useSelectedRecords } from './use-selected-records.ts'

const [ada, bo] = [{ id: '1' }, { id: '2' }]
const onSelect = vi.fn()

const listOf = (list: { data: { id: string }[]; selectedIds: string[] }) => ({ ...list, onSelect }) as never

it('keeps what was selected on a page that was turned, and drops what an earlier visit selected elsewhere', () => {
  let list = { data: [ada], selectedIds: ['1', '9'] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ListContextProvider value={listOf(list)}>{children}</ListContextProvider>
  )
  const { result, rerender } = renderHook(useSelectedRecords, { wrapper })
  expect(onSelect).toHaveBeenLastCalledWith(['1'])
  onSelect.mockClear()
  list = { data: [bo], selectedIds: ['1', '2'] }
  rerender()
  expect(result.current).toEqual({ records: [ada, bo], elsewhere: 1 })
  expect(onSelect).not.toHaveBeenCalled()
})
