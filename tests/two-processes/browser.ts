import { randomUUID } from 'node:crypto'
import { sampleJpeg } from '../../apps/api/test/image-samples.ts'

interface Reply {
  status: number
  text: string
}

/** One browser that may ask either process. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  readonly email = `${randomUUID()}@tessera.test`
  readonly password = 'a long passphrase of two'

  headers(): Record<string, string> {
    return {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
      'x-install-id': 'install-of-two-processes',
    }
  }

  async #send(url: string, request: RequestInit): Promise<Reply> {
    const response = await fetch(url, request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: response.status, text: await response.text() }
  }

  call(url: string, method: string, path: string, fields?: object): Promise<Reply> {
    return this.#send(url + path, {
      method,
      headers: { ...this.headers(), ...(fields && { 'content-type': 'application/json' }) },
      ...(fields && { body: JSON.stringify(fields) }),
    })
  }

  /** @throws Error unless it succeeds */
  async data<T extends object>(url: string, method: string, path: string, fields?: object): Promise<T> {
    const { status, text } = await this.call(url, method, path, fields)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
    return (JSON.parse(text) as { data: T }).data
  }

  async signUp(url: string): Promise<Reply> {
    await this.call(url, 'GET', '/v3/feeds/home/')
    const { email, password } = this
    const options = { email, password, birthday: '1990-05-05', first_name: 'Two' }
    return this.call(url, 'POST', '/resource/UserRegisterResource/create/', { options })
  }

  logIn(url: string, username_or_email: string, password: string): Promise<Reply> {
    const options = { username_or_email, password }
    return this.call(url, 'POST', '/resource/UserSessionResource/create/', { options })
  }

  isSignedIn = async (url: string) => (await this.call(url, 'GET', '/v3/users/me/')).status === 200

  /** Brings a picture and pins it; of another quality it is another picture that looks alike. */
  async pin(
    url: string,
    board_id: string,
    title: string,
    { seed = 1, quality = 85 } = {},
  ): Promise<{ id: string }> {
    const body = new FormData()
    const picture = await sampleJpeg({ seed, width: 320, height: 240 }, quality)
    body.append('img', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg')
    const { text } = await this.#send(`${url}/upload-image/`, {
      method: 'POST',
      headers: this.headers(),
      body,
    })
    const { image_signature } = (JSON.parse(text) as { data: { image_signature: string } }).data
    return this.data(url, 'POST', '/v3/pins/', { board_id, title, image_signature })
  }
}
