import { describe, expect, it } from 'vitest'
import { type LogOutDeps, makeLogOut } from './log-out.ts'

function setUp(over: Partial<LogOutDeps> = {}) {
  const told: string[] = []
  const note =
    (word: string) =>
    (...rest: unknown[]) =>
      void told.push([word, ...rest.map((one) => JSON.stringify(one))].join(' '))
  const deps: LogOutDeps = {
    pauseImpressions: note('pause'),
    endSession: (input) => Promise.resolve(note('end')(input)),
    clearStorage: note('clear'),
    writeLocal: note('local'),
    writeCookie: note('cookie'),
    now: () => new Date('2026-01-02T03:04:05Z'),
    origins: ['https://de.tessera.example'],
    navigate: note('go'),
    ...over,
  }
  return { told, logOut: makeLogOut(deps) }
}

const aborted = Object.assign(new Error('gone'), { name: 'AbortError' })

describe('logging out', () => {
  it('I-4.11 I-4.12 pauses impressions, then ends the session without a redirect', async () => {
    const { told, logOut } = setUp()
    await logOut()
    expect(told.slice(0, 2)).toEqual(['pause', 'end {"disable_auth_failure_redirect":true}'])
    expect(told.at(-1)).toBe('go "/"')
  })

  it('I-2.26 I-4.15 I-4.16 I-4.17 then clears, marks, restores the accounts and leaves', async () => {
    const { told, logOut } = setUp()
    await logOut({ redirect: '/search/pins/?q=a', accounts: { accounts: '{}' } })
    expect(told.slice(2)).toEqual([
      'clear ["install_id","cookie_consent"]',
      'cookie "logged_out" "1"',
      'cookie "logged_out_at" "2026-01-02T03:04:05.000Z"',
      'local "accounts" "{}"',
      'go "/search/pins/?q=a"',
    ])
  })

  it('I-2.27 leads to a listed origin of the site, and nowhere else beside it', async () => {
    const goalOf = async (redirect: string) => {
      const { told, logOut } = setUp()
      await logOut({ redirect })
      return told.at(-1)
    }
    expect(await goalOf('https://de.tessera.example/')).toBe('go "https://de.tessera.example/"')
    expect(await goalOf('https://evil.example/')).toBe('go "/"')
  })

  it('I-4.10 is skipped for a failed sign-in while one is under way', async () => {
    let calls = 0
    const { logOut } = setUp({ endSession: () => Promise.resolve(void (calls += 1)) })
    await Promise.all([
      logOut({ reason: 'authentication_failed' }),
      logOut({ reason: 'authentication_failed' }),
    ])
    expect(calls).toBe(1)
  })

  it('I-4.13 I-8.10 goes on after an abort only when told so', async () => {
    const endSession = () => Promise.reject(aborted)
    const lenient = setUp({ endSession })
    await lenient.logOut({ logoutOnAbort: true })
    expect(lenient.told.at(-1)).toBe('go "/"')
    const strict = setUp({ endSession })
    await expect(strict.logOut()).rejects.toBe(aborted)
    expect(strict.told).toEqual(['pause'])
  })

  it('I-4.14 passes on any other error and may be tried again', async () => {
    let isDown = true
    const { told, logOut } = setUp({
      endSession: () => (isDown ? Promise.reject(new Error('500')) : Promise.resolve()),
    })
    await expect(logOut({ logoutOnAbort: true })).rejects.toThrow('500')
    isDown = false
    await logOut({ reason: 'authentication_failed', redirect: '//evil.example' })
    expect(told.at(-1)).toBe('go "/"')
  })
})
