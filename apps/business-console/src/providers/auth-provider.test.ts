// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { makeSiteAuthProvider } from './auth-provider.ts'

afterEach(() => vi.unstubAllGlobals())

it('who logs out leaves no search of theirs in the tab, and goes to the site', async () => {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign })
  sessionStorage.setItem('list /business/9/hub/people', '"?q=ann"')
  const run = vi.fn<() => Promise<null>>().mockResolvedValue(null)
  const provider = makeSiteAuthProvider({ identity: { id: '1' }, run: run as never })
  expect(await provider.logout({})).toBe(false)
  expect(run).toHaveBeenCalledWith('auth.logout', {})
  expect(sessionStorage).toHaveLength(0)
  expect(assign).toHaveBeenCalledWith('/')
})
