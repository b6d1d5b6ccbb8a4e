import { Agent, request as send, type IncomingMessage } from 'node:http'

export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Answer {
  status: number
  body: string
  /** Seconds; zero where none are named. */
  retryAfter: number
}

const TIMEOUT_MS = 15_000
/** What crawlers tell of use is not counted. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** A browser's part of HTTP for scripts: keeps connections and cookies, echoes the csrf token. */
export class VisitorClient {
  readonly base: URL
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  readonly #cookies = new Map<string, string>()

  constructor(base: string) {
    this.base = new URL(base)
  }

  /** Headers that make a call one of our own pages' calls. */
  ownHeaders(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      'user-agent': BROWSER,
      'x-install-id': 'adversarial-install',
      'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
      ...(cookie && { cookie }),
    }
  }

  /** Rejects when the connection fails or nothing comes for 15 s. */
  send({ method, path, headers, body }: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = send(
        { host: this.base.hostname, port: this.base.port, method, path, headers, agent: this.#agent },
        (response) => void read(response).then(resolve, reject),
      )
      call.setTimeout(TIMEOUT_MS, () => call.destroy(new Error('no answer within 15 s')))
      call.on('error', reject)
      call.end(body)
    })
  }

  /** A call of our own, in JSON; cookies it sets are kept. */
  async call(method: string, path: string, fields?: object): Promise<{ status: number; body: Json }> {
    const headers = { ...this.ownHeaders(), ...(fields && { 'content-type': 'application/json' }) }
    const { base } = this
    const answer = await fetch(new URL(path, base), {
      method,
      headers,
      ...(fields && { body: JSON.stringify(fields) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: answer.status, body: (await answer.json()) as Json }
  }

  /** Becomes a new member of the site. */
  async signUp(name: string): Promise<void> {
    await this.call('GET', '/v3/feeds/home/')
    const { status, body } = await this.call('POST', '/resource/UserRegisterResource/create/', {
      source_url: '/',
      options: {
        email: `${name}@tessera.test`,
        password: `a long passphrase of ${name}`,
        birthday: '1990-05-05',
        first_name: 'Try',
      },
    })
    if (status !== 200) throw new Error(`Signing up failed: ${status} ${JSON.stringify(body)}`)
  }

  close(): void {
    this.#agent.destroy()
  }
}

export type Json = Record<string, unknown>

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return {
    status: response.statusCode ?? 0,
    body: Buffer.concat(chunks).toString(),
    retryAfter: Number(response.headers['retry-after'] ?? 0),
  }
}
