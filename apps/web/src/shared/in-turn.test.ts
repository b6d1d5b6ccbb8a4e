import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('three of five run at once, the others in their order, also after a failure', async () => {
  const run = inTurn(3)
  const begun: number[] = []
  const tasks = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const ends = tasks.map(({ promise }, at) =>
    run(() => {
      begun.push(at)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1, 2])
  tasks[1]?.reject(new Error('no'))
  await expect(ends[1]).rejects.toThrow('no')
  expect(begun).toEqual([0, 1, 2, 3])
  tasks[0]?.resolve(7)
  expect(await ends[0]).toBe(7)
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2, 3, 4])
})
