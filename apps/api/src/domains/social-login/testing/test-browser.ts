import type { Viewer } from '@tessera/shared-auth'
import type { CallerInfo, Context, HttpOnlyCookie } from '../../../kernel/context.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { visitor } from '../../../testing/test-callers.ts'

/** A browser that keeps what the site gives it, and can log in at a provider. */
export class TestBrowser {
  token: string | null = null
  viewer: Viewer = visitor
  isAgeRestricted = false
  kept: Partial<Record<HttpOnlyCookie, string>>
  readonly #installId: string
  readonly #cookies = new Map<string, string>()

  constructor(kept: Partial<Record<HttpOnlyCookie, string>> = {}, installId = 'install-of-test') {
    this.kept = kept
    this.#installId = installId
  }

  context(deps: Deps): Context {
    const caller: CallerInfo = {
      requestId: '1',
      ip: '192.0.2.1',
      isLocal: false,
      userAgent: 'test',
      installId: this.#installId,
      idempotencyKey: null,
      sessionToken: this.token,
      cookies: { ...this.kept },
      isAgeRestricted: this.isAgeRestricted,
      isPrivacySignalled: false,
    }
    return {
      viewer: this.viewer,
      deps,
      caller,
      session: {
        begin: (token) => void (this.token = token),
        end: () => void (this.token = null),
        mark: (name) => void (this.isAgeRestricted ||= name === 'age_restricted'),
        renew: () => undefined,
        keep: (name, value) => {
          if (value === null) delete this.kept[name]
          else this.kept[name] = value
        },
      },
    }
  }

  /** Follows the provider's pages, logs in as `subject` where it asks, and returns the address back at `origin`. */
  async logInAt(away: string, subject: string, origin: string): Promise<URL> {
    let url = new URL(away)
    let form: URLSearchParams | null = null
    for (let hop = 0; hop < 10; hop += 1) {
      if (url.origin === origin) return url
      const answer: Response = await fetch(url, {
        redirect: 'manual',
        method: form ? 'POST' : 'GET',
        body: form,
        headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
      })
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        this.#cookies.set(name, value)
      }
      const location = answer.headers.get('location')
      form = location === null ? new URLSearchParams({ login: subject }) : null
      if (location !== null) url = new URL(location, url)
      else if (answer.status !== 200)
        throw new Error(`The provider said ${answer.status}: ${await answer.text()}`)
    }
    throw new Error(`The provider never sent back; it stopped at ${url.href}`)
  }
}
