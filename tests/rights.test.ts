import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../apps/api/src/operations.ts'
import { testDeps, type TestDeps } from '../apps/api/src/testing/test-deps.ts'
import { cellOf, expected, hear } from './rights/cell.ts'
import { rightsOf } from './rights/rights-table.ts'
import { ALL, type Kind } from './rights/viewer-kinds.ts'
import { prepareWorld, type World } from './rights/world.ts'

let deps: TestDeps
let world: World
let cells = 0

beforeAll(async () => {
  deps = await testDeps()
  world = await prepareWorld(deps)
})

afterAll(() => {
  process.stdout.write(
    `rights: ${cells} cells of ${operations.length} operations and ${ALL.length} viewers\n`,
  )
})

describe('who may do what', () => {
  const rows = operations.map((operation) => [operation.contract.route.name, operation] as const)

  it.each(rows)(
    'I-6.19 A-T12 %s answers every kind of viewer as the policy says',
    async (name, operation) => {
      const rights = rightsOf(name)
      const wrong: string[] = []
      for (const [object, door] of Object.entries(rights.doors)) {
        const callAs = async (kind: Kind) => {
          const should = expected(operation, rights, door, kind)
          const told = await hear(deps, rights, kind, cellOf(world, operation, door, kind))
          cells += 1
          if (told.outcome !== should)
            wrong.push(
              `${kind} at ${object}: ${told.outcome} instead of ${should} ${told.outcome === 'INVALID_INPUT' ? JSON.stringify(told.answer) : ''}`,
            )
        }
        // As many at once as there are connections: none sees what another did. What is prepared for each would be in the others' way.
        if (door.prepare) for (const kind of ALL) await callAs(kind)
        else await Promise.all(ALL.map(callAs))
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )
})
