import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyForm } from './promote-form.ts'
import { emptyPromote } from './promote-state.ts'
import { useOwnAddress } from './use-own-address.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

afterEach(() => vi.unstubAllGlobals())

it('the address of an ad account that was left while it was asked for goes nowhere', async () => {
  const answers = new Map<string, () => void>()
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise((resolve) => {
        const id = /advertisers\/(\d+)/.exec(url)?.[1] ?? ''
        answers.set(id, () => resolve(Response.json({ data: { line1: `Street of ${id}` } })))
      }),
  )
  const dispatch = vi.fn()
  const workOf = (advertiserId: string) =>
    ({
      state: { ...emptyPromote(), form: { ...emptyForm(), advertiserId } },
      dispatch,
    }) as unknown as QuickPromoteWork
  const { rerender } = renderHook(useOwnAddress, { initialProps: workOf('1') })
  rerender(workOf('2'))
  await waitFor(() => expect([...answers.keys()]).toEqual(['1', '2']))
  answers.get('2')?.()
  await waitFor(() => expect(dispatch).toHaveBeenCalledOnce())
  answers.get('1')?.()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(dispatch.mock.calls).toEqual([[{ type: 'businessTyped', changes: { line1: 'Street of 2' } }]])
})
