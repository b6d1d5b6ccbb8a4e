import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { createGuardedFetcher, defaultGuardedFetchSettings } from '../../fetching/guarded-fetch.ts'
import { operations } from '../../operations.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const IMPORTS = 20 // more than a pool has connections
const READS = 40

it('imports with keys hold no connection while their pictures do not come', async () => {
  const held: ServerResponse[] = []
  const silent = createServer((_request, response) => void held.push(response))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const fetcher = createGuardedFetcher({ ...defaultGuardedFetchSettings, allow: [`127.0.0.1:${port}`] })
  const deps = { ...(await testDeps()), fetcher }
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const create = operations.find(({ contract }) => contract.route.name === 'pins.create')!
  const imports = Array.from({ length: IMPORTS }, (_, index) =>
    callAs(deps, ada, { idempotencyKey: `slow import ${index}` })(create, {
      board_id: board.id,
      image_url: `http://127.0.0.1:${port}/${index}.jpg`,
    }).catch((error: unknown) => error),
  )
  await vi.waitFor(() => expect(held).toHaveLength(IMPORTS), 8_000)
  const call = callerOf(operations, deps)
  for (let read = 0; read < READS; read += 1) await call(ada, 'boards.get', { board_id: board.id })
  expect(held.every((response) => !response.writableEnded)).toBe(true)
  for (const response of held) response.writeHead(404).end()
  for (const outcome of await Promise.all(imports))
    expect(outcome).toMatchObject({ code: 'IMAGE_NOT_FETCHED' })
  await fetcher.close()
  silent.close()
}, 20_000)
