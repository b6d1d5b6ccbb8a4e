import { expect, it } from 'vitest'
import type { Page } from '@tessera/api-types'
import type { SearchResult } from '@tessera/api-types/search/views'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, lettersOnly } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import type { Operation } from '../../kernel/operation.ts'
import { searchOperations } from './operations.ts'

const deps = await testDeps()
const results = searchOperations.find(({ contract }) => contract.route.name === 'search.results') as Operation

it('C-2.22 a search for videos finds the pins that move, and no others', async () => {
  const ada = await aMember(deps)
  const word = `reel${lettersOnly(deps.randomBytes(5).toString('hex'))}ok`
  const board = await aBoard(deps, ada)
  await aPin(deps, ada, board, { title: word })
  const moving = await aPin(deps, ada, board, { title: word })
  const signature = moving.imageSignature
  const size = { width: 360, height: 480, mobileWidth: 360, mobileHeight: 480 }
  const video = { signature, durationMs: 3_000, createdAt: deps.now(), ...size }
  await deps.read.insertInto('videos').values(video).execute()
  await deps.read
    .updateTable('aggregatedPins')
    .set({ kind: 'video' })
    .where('id', '=', moving.aggregatedPinId)
    .execute()
  await deps.read
    .insertInto('videoPins')
    .values({ aggregatedPinId: moving.aggregatedPinId, signature })
    .execute()
  const found = async (scope: string) => {
    const page = (await callAs(deps, visitor)(results, { query: word, scope })) as Page<SearchResult>
    return page.items.map(({ id }) => id)
  }
  expect(await found('videos')).toEqual([moving.id])
  expect(await found('pins')).toHaveLength(2)
})
