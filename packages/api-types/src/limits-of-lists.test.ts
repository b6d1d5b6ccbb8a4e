import { expect, it } from 'vitest'
import type { z } from 'zod'
import { contracts, type Contract } from './index.ts'

interface Def {
  type: string
  checks?: { _zod: { def: { check: string } } }[]
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  items?: z.ZodType[]
  [part: string]: unknown
}

const INNER = ['element', 'in', 'out', 'innerType', 'valueType', 'left', 'right', 'catchall', 'rest']
const LIMITS = ['max_length', 'length_equals']

const isLimited = ({ checks = [] }: Def): boolean =>
  checks.some(({ _zod: { def } }) => LIMITS.includes(def.check))

/** Paths of lists that may be of any length. */
function endless(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  const def = (schema as { _zod?: { def: Def } } | undefined)?._zod?.def
  if (!def || seen.has(schema)) return []
  seen.add(schema)
  return [
    ...(def.type === 'array' && !isLimited(def) ? [path] : []),
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => endless(part, `${path}.${name}`, seen)),
    ...[...(def.options ?? []), ...(def.items ?? []), ...INNER.map((name) => def[name])].flatMap((part) =>
      endless(part, path, seen),
    ),
  ]
}

// What is wrong in each item is named: without a limit a single call is work for a minute.
it('each list that a call takes has a longest length', () => {
  const all: Contract[] = Object.values(contracts)
  expect(all.flatMap(({ route, input }) => endless(input, route.name))).toEqual([])
})
