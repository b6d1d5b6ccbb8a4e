import { expect, it, vi } from 'vitest'
import { makeAfterwards } from './afterwards.ts'

const ended = () => Promise.withResolvers<void>()

it('nobody waits for it but who closes it', async () => {
  const afterwards = makeAfterwards({ warn: vi.fn() })
  const work = ended()
  let isClosed = false
  afterwards.run('sample', () => work.promise)
  const closing = afterwards.close().then(() => (isClosed = true))
  await Promise.resolve()
  expect(isClosed).toBe(false)
  work.resolve()
  await closing
})

it('what fails is logged by name, and harms nobody', async () => {
  const warn = vi.fn()
  const afterwards = makeAfterwards({ warn })
  afterwards.run('sample', () => Promise.reject(new Error('no room')))
  await afterwards.close()
  expect(warn).toHaveBeenCalledWith({ err: new Error('no room'), work: 'sample' }, expect.any(String))
})

it('more than eight at once are left out', async () => {
  const afterwards = makeAfterwards({ warn: vi.fn() })
  const work = ended()
  const begun = vi.fn(() => work.promise)
  const wasBegun = Array.from({ length: 10 }, () => afterwards.run('sample', begun))
  expect(wasBegun.filter(Boolean)).toHaveLength(8)
  expect(begun).toHaveBeenCalledTimes(8)
  work.resolve()
  await afterwards.close()
  afterwards.run('sample', begun)
  expect(begun).toHaveBeenCalledTimes(9)
})

it('what is done at the end begins once nothing is under way, and is waited for', async () => {
  const afterwards = makeAfterwards({ warn: vi.fn() })
  const done: string[] = []
  const work = ended()
  afterwards.run('sample', () => work.promise.then(() => done.push('sample')))
  afterwards.atEnd('counts', async () => done.push('former counts'))
  afterwards.atEnd('counts', async () => done.push('counts'))
  const closing = afterwards.close()
  work.resolve()
  await closing
  expect(done).toEqual(['sample', 'counts'])
})
