import { cp, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISHED_PASSWORD } from '../../apps/api/src/domains/accounts/password-guess-rules.ts'
import { flags, endServer, startedServer } from './server-process.ts'

const STAFF = 'oliver_grant@demo.example'
const OUTSIDE_HOST = 'tessera.example'

/** How proxies on the same machine change the head of what they pass on. */
const PROXIES: Readonly<Record<string, (head: string, own: string) => string>> = {
  'nginx as it comes': (head, own) => head.replace('HTTP/1.1', 'HTTP/1.0').replace(OUTSIDE_HOST, own),
  'host kept, nothing added': (head) => head,
  'caddy as it comes': (head) => withHeaders(head, 'X-Forwarded-For: 192.0.2.9', 'Via: 1.1 Caddy'),
  'host replaced, address added': (head, own) =>
    withHeaders(head.replace(OUTSIDE_HOST, own), 'X-Forwarded-For: 192.0.2.9'),
  'host replaced, X-Real-IP': (head, own) =>
    withHeaders(head.replace(OUTSIDE_HOST, own), 'X-Real-IP: 192.0.2.9'),
  'host replaced, Forwarded': (head, own) =>
    withHeaders(head.replace(OUTSIDE_HOST, own), 'Forwarded: for=192.0.2.9'),
  'host replaced, X-Forwarded-Proto': (head, own) =>
    withHeaders(head.replace(OUTSIDE_HOST, own), 'X-Forwarded-Proto: https'),
}

/** Settings by which a folder that began on this machine alone is opened to others. */
const OPENED: Readonly<Record<string, Record<string, string>>> = {
  PUBLIC_URL: { PUBLIC_URL: `https://${OUTSIDE_HOST}` },
  TRUSTED_PROXIES: { TRUSTED_PROXIES: '127.0.0.1' },
  HOST: { HOST: '0.0.0.0' },
  'PUBLIC_URL, without a demo': { PUBLIC_URL: `https://${OUTSIDE_HOST}`, DEMO: 'false' },
}

const withHeaders = (head: string, ...lines: string[]): string =>
  head.replace('\r\n', `\r\n${lines.join('\r\n')}\r\n`)

/** Who comes through a proxy on this machine, or to a folder once opened to others, reads no mail and is not let in by the published password. */
async function main(): Promise<void> {
  const given = flags({ port: '41796' })
  const port = Number(given.port)
  const home = await mkdtemp(join(tmpdir(), 'tessera-proxies-'))
  const local = join(home, 'local')
  const faults: string[] = []
  const must = (isSo: boolean, what: string) => void (isSo || faults.push(what))

  const here = await startedServer({ port, dataDir: local, settings: { DEMO: 'true' } })
  must((await mailStatus(port)) === 200, 'mail is not shown on this machine')
  const session = await logIn(port)
  must(session !== null, 'the published password is refused on this machine')
  for (const [name, change] of Object.entries(PROXIES)) {
    const proxy = await proxyTo(port, change)
    must((await mailStatus(proxy.port, OUTSIDE_HOST)) === 404, `${name}: mail is shown`)
    must((await logIn(proxy.port, OUTSIDE_HOST)) === null, `${name}: staff is let in`)
    proxy.server.close()
  }
  await endServer(here.server, 'SIGTERM')

  for (const [name, settings] of Object.entries(OPENED)) {
    const dataDir = join(home, 'opened')
    await cp(local, dataDir, { recursive: true })
    const { server } = await startedServer({ port, dataDir, settings: { DEMO: 'true', ...settings } })
    must((await mailStatus(port)) === 404, `${name}: mail is shown`)
    must((await logIn(port)) === null, `${name}: staff is let in by the published password`)
    must(!(await isSignedIn(port, session ?? '')), `${name}: an old session goes on`)
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true })
  }
  await rm(home, { recursive: true, force: true })
  process.stdout.write(
    `${Object.keys(PROXIES).length} proxies, ${Object.keys(OPENED).length} folders opened: ${faults.length} faults\n${faults.map((fault) => `- ${fault}\n`).join('')}`,
  )
  if (faults.length > 0) process.exitCode = 1
}

interface Reply {
  status: number
  cookies: string[]
  body: string
}

function ask(port: number, path: string, headers: Record<string, string>, body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, cookies, body: text }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

const hostOf = (port: number, host?: string): string => host ?? `localhost:${port}`

const mailStatus = async (port: number, host?: string): Promise<number> =>
  (await ask(port, '/dev/mail/messages.json', { host: hostOf(port, host) })).status

/** Cookies of a session of the staff begun with the published password; null when it was refused. */
async function logIn(port: number, asHost?: string): Promise<string | null> {
  const host = hostOf(port, asHost)
  const first = await ask(port, '/v3/feeds/home/', { host })
  const csrf = first.cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length)
  const reply = await ask(
    port,
    '/resource/UserSessionResource/create/',
    {
      host,
      'content-type': 'application/json',
      'x-install-id': 'adversarial-install',
      'x-csrftoken': csrf ?? '',
      cookie: first.cookies.join('; '),
    },
    JSON.stringify({ options: { username_or_email: STAFF, password: PUBLISHED_PASSWORD } }),
  )
  if (![200, 401].includes(reply.status)) throw new Error(`Login answered ${reply.status}: ${reply.body}`)
  return reply.status === 200 ? reply.cookies.join('; ') : null
}

const isSignedIn = async (port: number, cookie: string): Promise<boolean> =>
  (await ask(port, '/v3/users/me/', { host: hostOf(port), cookie })).status === 200

/** A proxy that changes the head of the one request of each connection. */
async function proxyTo(
  target: number,
  change: (head: string, own: string) => string,
): Promise<{ server: Server; port: number }> {
  const server = createServer((client: Socket) => {
    const upstream = connect(target, '127.0.0.1')
    client.once('data', (chunk: Buffer) => {
      const [head = '', ...rest] = chunk.toString('latin1').split('\r\n\r\n')
      const closing = withHeaders(head.replace(/\r\nconnection:[^\r]*/i, ''), 'Connection: close')
      upstream.write([change(closing, `127.0.0.1:${target}`), ...rest].join('\r\n\r\n'), 'latin1')
      client.pipe(upstream)
    })
    upstream.pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return { server, port: address.port }
}

await main()
