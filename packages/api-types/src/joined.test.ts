import { expect, it } from 'vitest'
import { makeJoined } from './joined.ts'

/** Work that reads a value when it begins, and goes on until it is ended. */
function readings() {
  let value = 0
  let begun = 0
  const ends: (() => void)[] = []
  const read = () => {
    begun += 1
    const seen = value
    return new Promise<number>((resolve) => ends.push(() => resolve(seen)))
  }
  return {
    read,
    change: (to: number) => (value = to),
    end: async () => {
      ends.shift()?.()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
    begun: () => begun,
  }
}

it('who asks while work is under way shares the next run with others, and sees what changed before', async () => {
  const joined = makeJoined<number>()
  const { read, change, end, begun } = readings()
  const first = joined(read)
  change(1)
  const others = [joined(read), joined(read), joined(read)]
  await end()
  change(2)
  const last = joined(read)
  await end()
  await end()
  expect(await Promise.all([first, ...others, last])).toEqual([0, 1, 1, 1, 2])
  expect(begun()).toBe(3)
})

it('work that fails fails for those who share it, and for nobody after', async () => {
  const joined = makeJoined<number>()
  const fails = () => Promise.reject(new Error('away'))
  const first = joined(fails)
  const shared = [joined(fails), joined(() => Promise.resolve(2))]
  await expect(first).rejects.toThrow('away')
  expect((await Promise.allSettled(shared)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await joined(() => Promise.resolve(3))).toBe(3)
})
