import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'

const DEFINITIONS = join(import.meta.dirname, '../../../migrations/0160-experiments.sql')

it('I-4.55 each experiment that code reads has a definition from the start', () => {
  const definitions = readFileSync(DEFINITIONS, 'utf8')
  expect(Object.values(EXPERIMENTS).filter((name) => !definitions.includes(`'${name}'`))).toEqual([])
})
