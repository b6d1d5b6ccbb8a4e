import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { oneTapScript } from './one-tap-script.ts'

export const CLIENT_ID = 'tessera-site'
export const CLIENT_SECRET = 'a secret between the site and its provider'
const KNOWN = 'known_person'
const HOUR_SECONDS = 3600

/** A real OpenID Connect provider on this machine, where everybody may log in under any name. */
export interface FakeOpenIdProvider {
  issuer: string
  /** Signs an ID token by the provider's own key; the claims may be as wrong as a test likes. */
  sign(claims: Record<string, unknown>): Promise<string>
  /** Sends people back to these addresses only, from now on. */
  allow(redirectUris: readonly string[]): void
  stop(): Promise<void>
}

/** The claims of a person; subjects that begin with `unproved` have no verified email. */
export const claimsOf = (subject: string) => ({
  sub: subject,
  email: `${subject}@idp.example`,
  email_verified: !subject.startsWith('unproved'),
  given_name: 'Grace',
  family_name: 'Provider',
  preferred_username: subject,
  profile: `https://idp.example/${subject}`,
})

const sendHtml = (response: ServerResponse, html: string) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end(html)

const loginForm = `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><main><h1>Provider</h1>
<form method="post"><label>Name <input name="login"></label><button>Log in</button></form></main></html>`

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

export async function startFakeOpenIdProvider(
  redirectUris: readonly string[] = [],
): Promise<FakeOpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let provider = openProvider(issuer, key, redirectUris)

  const sign = (claims: Record<string, unknown>) => {
    const now = Math.floor(Date.now() / 1000)
    const all = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + HOUR_SECONDS, ...claims }
    return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
  }
  let handle = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (pathname.startsWith('/interaction/')) return void interact(provider, request, response)
    if (pathname === '/gsi/client.js') {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return response.end(oneTapScript(issuer))
    }
    if (pathname === '/gsi/token') return void sendToken(request, response, searchParams, sign)
    return void handle(request, response)
  })
  return {
    issuer,
    sign,
    allow(uris) {
      provider = openProvider(issuer, key, uris)
      handle = provider.callback()
    },
    stop: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  }
}

function openProvider(issuer: string, key: object, redirectUris: readonly string[]): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [...redirectUris] }],
    jwks: { keys: [key] },
    cookies: { keys: ['keys of a provider of tests'] },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'preferred_username', 'profile'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: () => claimsOf(accountId) }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  })
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return sendHtml(response, loginForm)
  const login = (await bodyOf(request)).get('login') ?? ''
  if (login === '') {
    const refusal = { error: 'access_denied', error_description: 'The person thought better of it' }
    return provider.interactionFinished(request, response, refusal)
  }
  response.setHeader('set-cookie', `${KNOWN}=${login}; Path=/; SameSite=Lax`)
  await provider.interactionFinished(request, response, { login: { accountId: login } })
}

async function sendToken(
  { headers }: IncomingMessage,
  response: ServerResponse,
  asked: URLSearchParams,
  sign: FakeOpenIdProvider['sign'],
): Promise<void> {
  const subject = new RegExp(`${KNOWN}=([^;]+)`).exec(headers.cookie ?? '')?.[1]
  const cors = {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
  }
  const token = subject
    ? await sign({ ...claimsOf(subject), aud: asked.get('client_id'), nonce: asked.get('nonce') })
    : ''
  response.writeHead(200, { ...cors, 'content-type': 'text/plain' }).end(token)
}
