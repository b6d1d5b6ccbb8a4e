import { createHash } from 'node:crypto'
import { allRoutes } from '../../../packages/api-types/src/routes.ts'
import type { Route } from '../../../packages/api-types/src/route.ts'
import { queryOnce } from '../../bench/world/members.ts'
import { localPath } from '../../../apps/web/src/shared/local-path.ts'
import { ask, type Check, cookieHeader, found, type Site } from './check.ts'

const routes: Route[] = Object.values(allRoutes)
const addressOf = ({ rest }: Route): string => (rest?.path ?? '/').replaceAll(/\{\w+\}/g, '1')

const forged: Check = {
  row: 27,
  title: 'no changing call runs for a page of others',
  async look(site) {
    const changing = routes.filter((route) => route.kind === 'command' && route.rest && !route.forgeryGuard)
    const token = site.member.cookies.get('csrftoken') ?? ''
    const json = 'application/json'
    const ways: Record<string, string>[] = [
      { 'content-type': json },
      { 'content-type': json, 'x-csrftoken': 'another-token-of-the-same-kind' },
      {
        'content-type': json,
        'x-csrftoken': token,
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.test',
      },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    ]
    const tries = changing.flatMap((route) => ways.map((way) => ({ route, way })))
    const wrong: (string | false)[] = []
    for (const { route, way } of tries) {
      const { status } = await ask(site, addressOf(route), {
        method: route.rest?.method ?? 'POST',
        headers: { ...way, cookie: cookieHeader(site.member) },
        ...(route.rest?.method !== 'GET' && { body: '{}' }),
      })
      wrong.push(status < 400 && `${route.name}: ${status} for ${JSON.stringify(way)}`)
    }
    return found(tries.length, wrong)
  },
}

/** Tables that only note that somebody was here. */
const NOTES = ['sessions', 'users', 'tracked_events', 'known_installs']

async function stateOf({ databaseUrl }: Site): Promise<Record<string, string>> {
  const tables = await queryOnce<{ name: string }>(
    databaseUrl,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const state: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !NOTES.includes(table.name))) {
    const rows = await queryOnce<{ row: string }>(
      databaseUrl,
      `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
    )
    state[name] = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  return state
}

const safe: Check = {
  row: 28,
  title: 'GET, HEAD and OPTIONS change nothing',
  async look(site) {
    const reads = routes.filter((route) => route.rest?.method === 'GET' && route.kind === 'query')
    const before = await stateOf(site)
    const headers = { cookie: cookieHeader(site.member) }
    for (const route of reads)
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await ask(site, addressOf(route), { method, headers })
    const after = await stateOf(site)
    return found(
      reads.length * 3,
      Object.keys(after).map((table) => before[table] !== after[table] && `${table} changed`),
    )
  },
}

const LEADS = [
  '//',
  '/\\',
  '\\\\',
  '///',
  '/%09/',
  '/\t/',
  '/\n/',
  'https:',
  'https:/',
  'javascript:',
  '/%2F',
  '/%5C',
]
const HOSTS = ['evil.test', 'evil.test/%2e%2e', 'evil.test#', 'evil.test?', 'tessera.test@evil.test', '[::1]']
const bypasses = [
  ...LEADS.flatMap((lead) => HOSTS.map((host) => lead + host)),
  ...HOSTS.flatMap((host) => [
    `https://${host}`,
    `HtTpS://${host}`,
    `data:text/html,${host}`,
    ` https://${host}`,
    `\u0000//${host}`,
  ]),
  ...LEADS.flatMap((lead) => LEADS.map((other) => `${lead}${other}evil.test`)),
].slice(0, 240)

const redirects: Check = {
  row: 30,
  title: 'nobody is sent on to another site',
  async look(site) {
    const here = 'https://tessera.test'
    const isAway = (address: string) => new URL(address, here).origin !== here
    const wrong: (string | false)[] = []
    for (const bypass of bypasses) {
      const next = localPath(bypass)
      wrong.push(next !== null && isAway(next) && `next=${JSON.stringify(bypass)} goes to ${next}`)
      for (const path of [`/login/?next=${encodeURIComponent(bypass)}`, `/${encodeURI(bypass)}`]) {
        const headers = { cookie: cookieHeader(site.member) }
        const answer = await fetch(site.base + path, { redirect: 'manual', headers }).catch(() => null)
        const to = answer?.headers.get('location')
        wrong.push(to !== undefined && to !== null && isAway(to) && `${path} goes to ${to}`)
      }
    }
    return found(bypasses.length * 3, wrong)
  },
}

export const forgeryChecks: Check[] = [forged, safe, redirects]
