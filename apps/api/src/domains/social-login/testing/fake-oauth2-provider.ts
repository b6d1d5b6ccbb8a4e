import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider that speaks OAuth 2.0 and no OpenID: it sends everybody back at once as the same person. */
export interface FakeOAuth2Provider {
  url: string
  stop(): Promise<void>
}

const CODE = 'code-of-the-fake'
const ACCESS_TOKEN = 'access-of-the-fake'

export async function startFakeOAuth2Provider(person: unknown): Promise<FakeOAuth2Provider> {
  let challenge = ''
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake-provider')
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/authorize') {
      challenge = url.searchParams.get('code_challenge') ?? ''
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.search = String(new URLSearchParams({ code: CODE, state: url.searchParams.get('state') ?? '' }))
      return response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/me') {
      const isAllowed = request.headers.authorization === `Bearer ${ACCESS_TOKEN}`
      return isAllowed ? json(200, person) : json(401, { error: 'invalid_token' })
    }
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(text)
      const digest = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (form.get('code') !== CODE || digest !== challenge) return json(400, { error: 'invalid_grant' })
      challenge = 'spent'
      return json(200, { access_token: ACCESS_TOKEN, token_type: 'Bearer' })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    stop: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  }
}
