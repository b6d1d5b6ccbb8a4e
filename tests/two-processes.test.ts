import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contracts, type Contract } from '@tessera/api-types'
import { hasRedis } from '../apps/api/src/testing/redis-server.ts'
import { addressOf, queryText } from './conformance/dialects.ts'
import { sampleInput } from './conformance/sample-input.ts'
import { Browser } from './two-processes/browser.ts'
import { openTwoProcesses, READY, type TwoProcesses } from './two-processes/two-processes.ts'

const reachable = Object.values<Contract>(contracts).filter(({ route }) => route.rest)
const reads = reachable.filter(({ route: { kind, access } }) => kind === 'query' && access !== 'employee')
const closed = reachable.filter(({ route: { access, forgeryGuard } }) => access === 'member' && !forgeryGuard)

let both: TwoProcesses
const ada = new Browser()
const bo = new Browser()

/** What a call gets, whichever address the process has. */
async function told(url: string, who: Browser, { route }: Contract, input: Record<string, unknown>) {
  const { method = 'GET', path = '' } = route.rest ?? {}
  const { url: address, rest } = addressOf(path, input)
  const isRead = method === 'GET'
  const reply = await who.call(
    url,
    method,
    isRead ? address + queryText(rest) : address,
    isRead ? undefined : rest,
  )
  const { data, bookmark, error_code } = JSON.parse(reply.text.replaceAll(url, '') || '{}') as Record<
    string,
    unknown
  >
  return { status: reply.status, data, bookmark, error_code }
}

describe.skipIf(!hasRedis())(
  'two processes on one PostgreSQL and one Redis (not tried here: redis-server is not installed)',
  () => {
    let known: Record<string, unknown>
    let bosPin: { id: string }

    beforeAll(async () => {
      both = await openTwoProcesses()
      const { here, pool } = both
      for (const who of [ada, bo]) expect(await who.signUp(here)).toMatchObject({ status: 200 })
      await pool.query('UPDATE users SET email_verified_at = now()')
      const me = await bo.data<{ id: string; username: string }>(here, 'GET', '/v3/users/me/')
      const board = await bo.data<{ id: string }>(here, 'POST', '/v3/boards/', { name: 'Clay' })
      bosPin = await bo.pin(here, board.id, 'A bowl')
      known = {
        id: bosPin.id,
        pin_id: bosPin.id,
        objectId: bosPin.id,
        board_id: board.id,
        user_id: me.id,
        username: me.username,
        slug: 'clay',
      }
    }, 150_000)
    afterAll(() => both.close(), 60_000)

    it('a session begun in one is known to the other, and over in both at once', async () => {
      const { here, there } = both
      const browser = new Browser()
      expect(await browser.signUp(here)).toMatchObject({ status: 200 })
      expect(await browser.isSignedIn(there)).toBe(true)
      await browser.call(there, 'DELETE', '/resource/UserSessionResource/delete/', { options: {} })
      expect(await browser.isSignedIn(here)).toBe(false)
    }, 60_000)

    it('every read returns the same from both, and every closed call is refused by both', async () => {
      const { here, there } = both
      const differing: string[] = []
      let compared = 0
      for (const contract of reads) {
        const input = sampleInput(contract, known)
        if (!input) continue
        const [one, other] = [await told(here, ada, contract, input), await told(there, ada, contract, input)]
        const { name } = contract.route
        expect([name, one.status < 500]).toEqual([name, true])
        // What is new at every call is no difference between the two.
        const differs = !isDeepStrictEqual(one, other)
        if (differs && isDeepStrictEqual(one, await told(here, ada, contract, input))) differing.push(name)
        compared += 1
      }
      expect(differing).toEqual([])
      expect(compared).toBeGreaterThan(100)
      const visitor = new Browser()
      await visitor.call(here, 'GET', '/v3/feeds/home/')
      for (const contract of closed) {
        for (const url of [here, there]) {
          const refused = await told(url, visitor, contract, known)
          expect([contract.route.name, refused.error_code]).toEqual([contract.route.name, 'SIGN_IN_REQUIRED'])
        }
      }
    }, 60_000)

    it('what one saves, follows and hides in one is so in the other at the next request', async () => {
      const { here, there } = both
      const { id: board_id } = await ada.data<{ id: string }>(here, 'POST', '/v3/boards/', { name: 'Mine' })
      expect(await ada.data(there, 'GET', `/v3/boards/${board_id}/`)).toMatchObject({ pin_count: 0 })
      await ada.data(here, 'POST', `/v3/pins/${bosPin.id}/save/`, { board_id })
      expect(await ada.data(there, 'GET', `/v3/pins/${bosPin.id}/`)).toMatchObject({
        saved_info: { boardId: board_id },
      })
      expect(await ada.data(there, 'GET', `/v3/boards/${board_id}/`)).toMatchObject({ pin_count: 1 })
      const profile = `/v3/users/${String(known['user_id'])}/`
      const follows = async (url: string) =>
        (await ada.data<{ explicitly_followed_by_me: boolean }>(url, 'GET', profile))
          .explicitly_followed_by_me
      await ada.data(here, 'POST', `/v3/users/${String(known['user_id'])}/follow/`)
      expect(await follows(there)).toBe(true)
      await ada.data(there, 'DELETE', `/v3/users/${String(known['user_id'])}/follow/`)
      expect(await follows(here)).toBe(false)
      await bo.data(there, 'PUT', `/v3/boards/${String(known['board_id'])}/`, { privacy: 'secret' })
      expect((await ada.call(here, 'GET', `/v3/pins/${bosPin.id}/`)).status).toBe(404)
      await bo.data(here, 'PUT', `/v3/boards/${String(known['board_id'])}/`, { privacy: 'public' })
      expect((await ada.call(there, 'GET', `/v3/pins/${bosPin.id}/`)).status).toBe(200)
      await ada.data(here, 'POST', `/v3/users/${String(known['user_id'])}/block/`)
      expect((await ada.call(there, 'GET', `/v3/pins/${bosPin.id}/`)).status).toBe(404)
    }, 60_000)

    it('a limit counts what both were asked, and both go on without Redis', async () => {
      const { here, there, redis, processes } = both
      const guesser = new Browser()
      await guesser.call(here, 'GET', '/v3/feeds/home/')
      const guess = async (url: string) => (await guesser.logIn(url, ada.email, 'not the password')).status
      let asked = 0
      while (asked < 60 && (await guess(here)) !== 429) asked += 1
      expect(asked).toBeGreaterThan(1)
      // The other was asked nothing yet.
      expect(await guess(there)).toBe(429)
      await redis.end()
      for (const url of [here, there]) {
        expect((await fetch(`${url}/readyz`)).status).toBe(200)
        expect((await new Browser().call(url, 'GET', '/v3/feeds/home/')).status).toBe(200)
      }
      await redis.start()
      expect(processes.map(({ exitCode }) => exitCode)).toEqual([null, null])
      await vi.waitFor(async () => expect(await guess(here)).not.toBe(500), READY)
    }, 60_000)
  },
)
