import { expect, it } from 'vitest'
import { heaviestPlaces } from './cpu-profile.ts'

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 9 })

it('the places where most of the busy time was spent come first, with their share of it', () => {
  const nodes = [
    { id: 1, callFrame: frame('(idle)', '') },
    { id: 2, callFrame: frame('compile', 'file:///home/a/node_modules/kysely/dist/x.js') },
    { id: 3, callFrame: frame('', 'file:///home/a/apps/api/src/main.ts') },
  ]
  const lines = heaviestPlaces({ nodes, samples: [1, 2, 3, 2], timeDeltas: [5_000, 300, 100, 100] }, 2)
  expect(lines).toEqual([
    ' 80.0 % compile kysely/dist/x.js:10',
    ' 20.0 % (anonymous) apps/api/src/main.ts:10',
  ])
})
