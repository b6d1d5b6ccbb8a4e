import { describe, expect, it } from 'vitest'
import { loadChunk } from './load-chunk.ts'

function failing(times: number) {
  let loads = 0
  const load = () => (loads++ < times ? Promise.reject(new Error(`load ${loads}`)) : Promise.resolve('chunk'))
  const waits: number[] = []
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  return { load, wait, waits, count: () => loads }
}

describe('loading a chunk', () => {
  it('I-8.26 is tried again up to three times and then throws', async () => {
    const lost = failing(4)
    await expect(loadChunk(lost.load, lost.wait)).rejects.toThrow('load 4')
    expect(lost.count()).toBe(4)

    const saved = failing(3)
    await expect(loadChunk(saved.load, saved.wait)).resolves.toBe('chunk')
  })

  it('I-9.31 waits 500, 1000 and 2000 ms between its tries', async () => {
    const { load, wait, waits } = failing(3)
    await loadChunk(load, wait)
    expect(waits).toEqual([500, 1000, 2000])
  })
})
