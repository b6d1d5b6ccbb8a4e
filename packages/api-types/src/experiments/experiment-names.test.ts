import { expect, it } from 'vitest'
import { EXPERIMENTS } from './experiment-names.ts'

it('B-9.24 C-9.04 the navigation experiment is named as the documents name it', () => {
  expect(EXPERIMENTS.navigation).toBe('exp_ia_navigation_mega_nav_m2')
})
