import { allRoutes } from '../../../packages/api-types/src/routes.ts'
import type { Route } from '../../../packages/api-types/src/route.ts'
import { callFrom, logInIn, newBrowser } from '../sign-in-calls.ts'
import { ask, type Check, cookieHeader, found, type Site } from './check.ts'

const routes: Route[] = Object.values(allRoutes)
const plainGets = routes.flatMap(({ rest }) =>
  rest?.method === 'GET' && !rest.path.includes('{') ? [rest.path] : [],
)
const PAGES = ['/', '/login/', '/signup/', '/ideas/', '/settings/', '/nobody-here/', '/pin/1/']

/** One response of every status a stranger can bring about. */
async function everyStatus(site: Site): Promise<Response[]> {
  const json = { 'content-type': 'application/json' }
  // What is none of our pages' calls is refused as a forgery before its body is looked at.
  const own = { cookie: cookieHeader(site.member), 'x-csrftoken': site.member.cookies.get('csrftoken') ?? '' }
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    ask(site, path, { method: 'POST', body, headers })
  return Promise.all([
    ...[...PAGES, ...plainGets, '/healthz', '/v3/none/', '/assets/none.js', '/%E0%A4%A'].map((path) =>
      ask(site, path),
    ),
    ask(site, '/v3/boards/', { method: 'PATCH' }),
    post('/v3/login/handshake/', '{'),
    post('/v3/login/handshake/', '{}'),
    post('/v3/boards/', '{}'),
    post('/v3/login/handshake/', 'a', { ...own, 'content-type': 'application/x-none' }),
    post('/v3/login/handshake/', `{"a":"${'x'.repeat(3_000_000)}"}`, { ...own, ...json }),
  ])
}

const REQUIRED: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'content-security-policy': /frame-ancestors 'none'/,
}

const cookies: Check = {
  row: 22,
  title: 'cookies bind to the host, and those that give rights are out of reach of pages',
  async look(site) {
    const browser = newBrowser(site.base, '203.0.113.22', 'cookies')
    const lines = (await everyStatus(site)).flatMap(({ headers }) => headers.getSetCookie())
    await callFrom(browser, 'GET', '/v3/feeds/home/')
    const { status } = await logInIn(browser, site.account)
    const login = await ask(site, '/v3/users/me/', { headers: { cookie: cookieHeader(browser) } })
    lines.push(...login.headers.getSetCookie())
    const names = [...browser.cookies.keys()]
    return found(lines.length + names.length, [
      ...lines.map((line) => !/; secure/i.test(line) && `without Secure: ${line}`),
      ...lines.map((line) => !/; samesite=(lax|strict)/i.test(line) && `without SameSite: ${line}`),
      ...lines.map((line) => /; domain=/i.test(line) && `with a Domain: ${line}`),
      ...lines.map((line) => line.startsWith('__Host-') && !/; httponly/i.test(line) && `readable: ${line}`),
      status === 200 ? null : `the login answered ${status}`,
      names.includes('__Host-session') ? null : `no __Host-session among ${names.join(', ')}`,
    ])
  },
}

const hsts: Check = {
  row: 23,
  title: 'every answer of a site behind https asks for https for a year, subdomains too',
  async look(site) {
    const answers = await everyStatus(site)
    const isKept = ({ headers }: Response) =>
      /max-age=(\d{8,}); includeSubDomains/.test(headers.get('strict-transport-security') ?? '')
    return found(
      answers.length,
      answers.map((answer) => !isKept(answer) && `${answer.status} ${answer.url}`),
    )
  },
}

const ORIGINS = [
  'https://evil.test',
  'null',
  'https://tessera.test.evil.test',
  'https://eviltessera.test',
  'http://tessera.test',
  'https://tessera.test:8443',
  'https://tessera.test@evil.test',
]

const cors: Check = {
  row: 24,
  title: 'no other origin reads answers',
  async look(site) {
    const paths = [...PAGES, ...plainGets]
    const tries = ORIGINS.flatMap((origin) => paths.map((path) => ({ origin, path })))
    const wrong = await Promise.all(
      tries.map(async ({ origin, path }) => {
        const { headers } = await ask(site, path, { headers: { origin } })
        const allowed = headers.get('access-control-allow-origin')
        return allowed !== null && `${path} for ${origin}: ${allowed}`
      }),
    )
    return found(tries.length, wrong)
  },
}

const nonce: Check = {
  row: 25,
  title: 'scripts of a page run by the nonce of this one answer',
  async look(site) {
    const wrong: (string | false)[] = []
    for (const path of PAGES) {
      const [one, other] = [await ask(site, path), await ask(site, path)]
      const policies = [one, other].map(({ headers }) => headers.get('content-security-policy') ?? '')
      const nonces = policies.map((policy) => /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1])
      const page = await one.text()
      const scripts = page.match(/<script\b[^>]*>/g) ?? []
      if (one.status >= 300 && scripts.length === 0) continue
      wrong.push(
        (!nonces[0] || nonces[0] === nonces[1]) && `${path}: nonces ${nonces.join(' and ')}`,
        /script-src[^;]*unsafe-(inline|eval)/.test(policies[0] ?? '') && `${path}: ${policies[0]}`,
        / on(click|load|error)=/.test(page) && `${path}: a handler in the markup`,
        ...scripts
          .filter(
            (tag) => !/type="application\/(ld\+)?json"/.test(tag) && !tag.includes(`nonce="${nonces[0]}"`),
          )
          .map((tag) => `${path}: ${tag}`),
      )
    }
    return found(PAGES.length * 2, wrong)
  },
}

const headers: Check = {
  row: 26,
  title: 'every status carries the protective headers',
  async look(site) {
    const answers = await everyStatus(site)
    const statuses = new Set(answers.map(({ status }) => status))
    return found(answers.length, [
      ...answers.flatMap((answer) =>
        Object.entries(REQUIRED).map(
          ([name, value]) =>
            !value.test(answer.headers.get(name) ?? '') && `${answer.status} ${answer.url}: ${name}`,
        ),
      ),
      ...[200, 400, 401, 404, 413, 415].map((status) => !statuses.has(status) && `no answer with ${status}`),
    ])
  },
}

const kept: Check = {
  row: 64,
  title: 'what a member is told is kept by no cache',
  async look(site) {
    const headers = { cookie: cookieHeader(site.member) }
    const wrong = await Promise.all(
      [...PAGES, ...plainGets].map(async (path) => {
        const answer = await ask(site, path, { headers })
        const control = answer.headers.get('cache-control') ?? ''
        return answer.status === 200 && !/no-store/.test(control) && `${path}: ${control || 'nothing said'}`
      }),
    )
    return found(PAGES.length + plainGets.length, wrong)
  },
}

export const answerChecks: Check[] = [cookies, hsts, cors, nonce, headers, kept]
