import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EXPERIMENTS } from './experiment-names.ts'

const DEFINITIONS = join(import.meta.dirname, '../../../../apps/api/migrations/0160-experiments.sql')

it('B-9.24 C-9.04 the navigation experiment is named as the documents name it', () => {
  expect(EXPERIMENTS.navigation).toBe('exp_ia_navigation_mega_nav_m2')
})

it('I-4.55 each experiment that code reads has a definition from the start', () => {
  const definitions = readFileSync(DEFINITIONS, 'utf8')
  expect(Object.values(EXPERIMENTS).filter((name) => !definitions.includes(`'${name}'`))).toEqual([])
})
