import { expect, it } from 'vitest'
import { blockingScope } from './blocking-scope.ts'

it.each([
  ['-1', { kind: 'board' }],
  [undefined, { kind: 'unorganized' }],
  ['5', { kind: 'section', id: '5' }],
] as const)('C-3.21 section_id %s is %o', (sectionId, scope) => {
  expect(blockingScope(sectionId)).toEqual(scope)
})
