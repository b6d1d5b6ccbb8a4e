import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider that speaks OAuth 2.0 and no OpenID: it sends everybody back at once as the same person. */
export interface OAuth2StandIn {
  url: string
  stop(): Promise<void>
}

const CODE = 'code-of-the-stand-in'
const ACCESS_TOKEN = 'access-of-the-stand-in'

export async function startOAuth2StandIn(person: Record<string, unknown>): Promise<OAuth2StandIn> {
  let challenge = ''
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const json = (status: number, body: object) =>
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
