import type { InputOf, OutputOf, Contracts } from '@tessera/api-types'
import { BrowserAccounts } from '@tessera/api-types/browser-accounts/views'
import type { Context } from '../kernel/context.ts'
import { operations } from '../operations.ts'
import { callAs, visitor } from './test-callers.ts'
import type { TestDeps } from './test-deps.ts'
import { anAddress, GOOD_PASSWORD, viewerOf } from '../domains/identity/testing/people.ts'

/** One browser with its cookies: what a call leaves, the next one brings. */
export function aBrowser(deps: TestDeps) {
  const jar = {
    token: null as string | null,
    kept: {} as Record<string, string>,
    marks: {} as Record<string, string>,
  }

  async function call<N extends keyof Contracts>(
    name: N,
    input: InputOf<Contracts[N]>,
  ): Promise<OutputOf<Contracts[N]>> {
    const operation = operations.find(({ contract }) => contract.route.name === name)
    if (!operation) throw new Error(`no operation ${name}`)
    const viewer: Context['viewer'] = jar.token === null ? visitor : await viewerOf(deps, jar.token)
    const run = callAs(deps, viewer, {
      sessionToken: jar.token,
      cookies: jar.kept,
      isAgeRestricted: 'age_restricted' in jar.marks,
      isPrivacySignalled: false,
    })
    // Marks stay although the call is refused.
    const answer = await run(operation, input).finally(() => Object.assign(jar.marks, run.started.marks))
    const { token, hasEnded, kept } = run.started
    if (hasEnded) jar.token = null
    if (token !== null) jar.token = token
    for (const [key, value] of Object.entries(kept)) {
      if (value === null) delete jar.kept[key]
      else jar.kept[key] = value
    }
    return answer as OutputOf<Contracts[N]>
  }

  const logIn = (email: string, password = GOOD_PASSWORD) =>
    call('auth.createSession', { username_or_email: email, password })

  return {
    jar,
    call,
    logIn,
    viewer: () => viewerOf(deps, jar.token),
    list: async () => BrowserAccounts.parse(await call('auth.createSession', { session_accounts: true })),
  }
}

/** An account made in a browser of its own, which then was closed. */
export async function anAccount(deps: TestDeps): Promise<{ id: string; email: string }> {
  const email = anAddress()
  const { id } = await aBrowser(deps).call('auth.register', { email, password: GOOD_PASSWORD })
  return { id, email }
}
