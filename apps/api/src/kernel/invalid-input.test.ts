import { z } from 'zod'
import { expect, it } from 'vitest'
import { invalidInput } from './invalid-input.ts'

const Hashes = z.object({ hashes: z.array(z.string()).max(10_000) })
const namedOf = (hashes: unknown[]) => {
  const { error } = Hashes.safeParse({ hashes })
  return Object.keys((error && invalidInput(error).detail.fields) ?? {})
}

it('names the fields that are at fault', () => {
  expect(namedOf(['a', 1, 'b', 2])).toEqual(['hashes.1', 'hashes.3'])
})

it('of thousands at fault it names the first hundred', () => {
  const named = namedOf(Array.from({ length: 10_000 }, (_, at) => at))
  expect([named.length, named.at(-1)]).toEqual([100, 'hashes.99'])
})
