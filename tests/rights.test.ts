import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../apps/api/src/operations.ts'
import { testDeps, type TestDeps } from '../apps/api/src/testing/test-deps.ts'
import { cellOf, expected, callCell } from './rights/cell.ts'
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
      for (const [object, target] of Object.entries(rights.objects)) {
        const callAs = async (kind: Kind) => {
          const should = expected(operation, rights, target, kind)
          const result = await callCell(deps, rights, kind, cellOf(world, operation, target, kind))
          cells += 1
          if (result.outcome !== should)
            wrong.push(
              `${kind} at ${object}: ${result.outcome} instead of ${should} ${result.outcome === 'INVALID_INPUT' ? JSON.stringify(result.answer) : ''}`,
            )
        }
        // As many at once as there are connections: none sees what another did. What is prepared for each would be in the others' way.
        if (target.prepare) for (const kind of ALL) await callAs(kind)
        else await Promise.all(ALL.map(callAs))
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )
})
