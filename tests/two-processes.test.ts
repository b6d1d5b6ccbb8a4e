import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyDatabase } from '../apps/api/src/db/testing/test-database.ts'
import { freePort, hasRedis, openRedisServer } from '../apps/api/src/testing/redis-server.ts'

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const EMAIL = 'two@tessera.test'
const PASSWORD = 'a long passphrase of two'
const READY = { timeout: 120_000, interval: 200 }

/** One browser that may ask either process. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async call(url: string, method: string, path: string, options?: object) {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
        'x-install-id': 'install-of-two-processes',
      },
      ...(options && { body: JSON.stringify({ options }) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: response.status, text: await response.text() }
  }

  logIn = (url: string, password: string) =>
    this.call(url, 'POST', '/resource/UserSessionResource/create/', { username_or_email: EMAIL, password })

  isSignedIn = async (url: string) => (await this.call(url, 'GET', '/v3/users/me/')).status === 200
}

describe.skipIf(!hasRedis())(
  'two processes on one database and one Redis (skipped without redis-server)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-two-'))
    const processes: ChildProcess[] = []
    const urls: string[] = []
    let redis: Awaited<ReturnType<typeof openRedisServer>>
    let database: Awaited<ReturnType<typeof emptyDatabase>>
    const [here, there] = [() => urls[0] ?? '', () => urls[1] ?? '']

    beforeAll(async () => {
      redis = await openRedisServer()
      database = await emptyDatabase()
      for (const node of [0, 1]) {
        const port = await freePort()
        const env = {
          ...process.env,
          PORT: String(port),
          NODE_NUMBER: String(node),
          DATABASE_URL: database.url,
          REDIS_URL: redis.url,
          SECRET_KEY: 'one key that both of the processes have',
          DATA_DIR: join(folder, String(node)),
          DEMO: 'false',
          LOG_LEVEL: 'silent',
        }
        processes.push(spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] }))
        urls.push(`http://127.0.0.1:${port}`)
      }
      for (const url of urls) {
        await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), READY)
      }
    }, 130_000)

    afterAll(async () => {
      for (const one of processes) {
        if (one.exitCode !== null) continue
        one.kill('SIGTERM')
        await once(one, 'exit')
      }
      await redis.end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }, 60_000)

    it('a session begun in one is known to the other, and over in both at once', async () => {
      const browser = new Browser()
      await browser.call(here(), 'GET', '/v3/feeds/home/')
      const person = { email: EMAIL, password: PASSWORD, birthday: '1990-05-05', first_name: 'Two' }
      const joined = await browser.call(here(), 'POST', '/resource/UserRegisterResource/create/', person)
      expect(joined).toMatchObject({ status: 200 })
      expect(await browser.isSignedIn(there())).toBe(true)
      await browser.call(there(), 'DELETE', '/resource/UserSessionResource/delete/', {})
      expect(await browser.isSignedIn(here())).toBe(false)
    }, 60_000)

    it('a limit counts what both were asked, and both go on without Redis', async () => {
      const guesser = new Browser()
      await guesser.call(here(), 'GET', '/v3/feeds/home/')
      let asked = 0
      while (asked < 60 && (await guesser.logIn(here(), 'not the password')).status !== 429) asked += 1
      expect(asked).toBeGreaterThan(1)
      // The other was asked nothing yet.
      expect((await guesser.logIn(there(), 'not the password')).status).toBe(429)
      await redis.end()
      for (const url of urls) {
        expect((await fetch(`${url}/readyz`)).status).toBe(200)
        expect((await new Browser().call(url, 'GET', '/v3/feeds/home/')).status).toBe(200)
      }
      await redis.start()
      expect(processes.map(({ exitCode }) => exitCode)).toEqual([null, null])
      await vi.waitFor(async () => expect((await guesser.logIn(here(), 'x')).status).not.toBe(500), READY)
    }, 60_000)
  },
)
