import { expect, it } from 'vitest'
import { runRows, type RowResult } from './run-rows.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

it('calls for three rows at a time, and for each once', async () => {
  let open = 0
  let most = 0
  const called: string[] = []
  const call = async (row: string) => {
    called.push(row)
    most = Math.max(most, (open += 1))
    await Promise.resolve()
    open -= 1
  }
  await runRows(rows, { call, report: () => undefined, isStopped: () => false })
  expect([called, most]).toEqual([rows, 3])
})

it('goes on after a row that fails, and says why it failed', async () => {
  const results = new Map<string, RowResult>()
  await runRows(rows, {
    call: (row) => (row === 'b' ? Promise.reject(new Error('Owned by another')) : Promise.resolve()),
    report: (row, result) => results.set(row, result),
    isStopped: () => false,
  })
  expect(results.get('b')).toEqual({ status: 'failed', reason: 'Owned by another' })
  expect(rows.filter((row) => results.get(row)?.status === 'done')).toEqual(['a', 'c', 'd', 'e'])
})

it('begins no row once it is stopped, and finishes those that began', async () => {
  const results = new Map<string, RowResult['status']>()
  let isStopped = false
  await runRows(rows, {
    call: async () => void (await Promise.resolve(), (isStopped = true)),
    report: (row, { status }) => results.set(row, status),
    isStopped: () => isStopped,
  })
  expect([...results]).toEqual([
    ['a', 'done'],
    ['b', 'done'],
    ['c', 'done'],
  ])
})
