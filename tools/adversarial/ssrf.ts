import { seededNumbers } from '../../apps/api/test/image-samples.ts'
import { FetchFailure } from '../../apps/api/src/fetching/fetch-failure.ts'
import {
  createGuardedFetcher,
  defaultGuardedFetchSettings,
} from '../../apps/api/src/fetching/guarded-fetch.ts'
import type { GuardedFetcher } from '../../apps/api/src/fetching/guarded-fetch.ts'
import { innerSpellings } from './address-spellings.ts'
import type { Spelling } from './address-spellings.ts'
import { openSsrfRange, REDIRECTOR_ADDRESS, touch } from './ssrf-range.ts'
import type { SsrfRange } from './ssrf-range.ts'

const PROMISED_SPELLINGS = 500
const PROMISED_ATTEMPTS = 5_000
const PARALLEL = 16

/** Refusals that are made before any connection. */
const refusedUnconnected: ReadonlySet<string> = new Set([
  'ADDRESS_NOT_ALLOWED',
  'URL_INVALID',
  'NAME_NOT_FOUND',
])

interface Attempt {
  way: string
  spelling: Spelling
  url: string
}

const otherSchemes = ['file', 'ftp', 'gopher', 'dict', 'ldap', 'ws', 'jar', 'data', 'unix']
const servicePorts = [22, 25, 2375, 3306, 5432, 6379, 9200, 11211]

/** Every variant by every way: straight, by redirects, by names that change or mix their records. */
function attemptsOn({ canaryPort, redirectorPort }: SsrfRange): Attempt[] {
  const redirector = `http://redirector.example:${redirectorPort}/`
  const viaCode = (code: number, to: string) => `${redirector}?code=${code}&to=${encodeURIComponent(to)}`
  const ways = (spelling: Spelling, at: number): [string, string][] => {
    const target = `http://${spelling.host}:${canaryPort}/`
    const named = encodeURIComponent(spelling.address)
    return [
      ['straight', target],
      ['https', `https://${spelling.host}:${canaryPort}/`],
      ...[301, 302, 303, 307, 308].map((code): [string, string] => [
        `redirect ${code}`,
        viaCode(code, target),
      ]),
      ['redirect without scheme', viaCode(302, target.replace('http:', ''))],
      ['two redirects', viaCode(302, viaCode(307, target))],
      ['name with that address', `http://name.${hexOf(named)}.example:${canaryPort}/`],
      ['name that mixes addresses', `http://mixed.${hexOf(named)}.example:${canaryPort}/`],
      [
        'name that changes between hops',
        `http://rebinding${at}.${hexOf(named)}.example:${redirectorPort}/?to=${encodeURIComponent('/?again')}`,
      ],
    ]
  }
  const every = innerSpellings.flatMap((spelling, at) =>
    ways(spelling, at).map(([way, url]) => ({ way, spelling, url })),
  )
  const plain = { kind: 'dotted', host: '127.0.0.1', address: '127.0.0.1' }
  const schemes = otherSchemes.map((scheme) => ({
    way: `scheme ${scheme}`,
    spelling: plain,
    url: `${scheme}://127.0.0.1:${canaryPort}/`,
  }))
  const ports = servicePorts.map((port) => ({
    way: 'service port',
    spelling: plain,
    url: `http://8.8.8.8:${port}/`,
  }))
  return [...every, ...schemes, ...ports]
}

const hexOf = (text: string): string =>
  Buffer.from(text)
    .toString('hex')
    .replace(/.{1,50}/g, '$&.')
    .slice(0, -1)
const addressIn = (name: string): string =>
  decodeURIComponent(Buffer.from(name.split('.').slice(1, -1).join(''), 'hex').toString())

/** Responds as a hostile name server would; any name it does not know leads inside. */
function hostileResolver() {
  const asked = new Map<string, number>()
  return async (name: string): Promise<readonly string[]> => {
    if (name === 'redirector.example') return [REDIRECTOR_ADDRESS]
    const times = (asked.get(name) ?? 0) + 1
    asked.set(name, times)
    if (name.startsWith('name.')) return [addressIn(name)]
    if (name.startsWith('mixed.')) return ['8.8.8.8', addressIn(name)]
    if (name.startsWith('rebinding')) return times === 1 ? [REDIRECTOR_ADDRESS] : [addressIn(name)]
    return ['127.0.0.1', '::1']
  }
}

function openFetcher({ canaryPort, redirectorPort }: SsrfRange): GuardedFetcher {
  return createGuardedFetcher({
    ...defaultGuardedFetchSettings,
    resolve: hostileResolver(),
    ports: [80, 443, canaryPort, redirectorPort],
    allow: [`${REDIRECTOR_ADDRESS}:${redirectorPort}`],
    timeoutMs: 2_000,
  })
}

/** What an attempt came to: the code of its refusal, or `reached`. */
async function outcomeOf(fetcher: GuardedFetcher, { url }: Attempt): Promise<string> {
  try {
    await fetcher.fetch(url, { maxBytes: 10_000 })
    return 'reached'
  } catch (error) {
    return error instanceof FetchFailure ? error.code : `crashed: ${String(error)}`
  }
}

async function proveTheRange(range: SsrfRange, fetcher: GuardedFetcher): Promise<void> {
  for (const host of ['127.0.0.1', '::1', '127.0.0.2']) await touch(range.canaryPort, host)
  for (const host of ['127.0.0.1', '::1']) await touch(range.redirectorPort, host)
  if (range.hits() !== 5) throw new Error(`A canary is deaf: it noticed ${range.hits()} of 5 visits.`)
  const allowed = await fetcher.fetch(`http://redirector.example:${range.redirectorPort}/`, { maxBytes: 100 })
  if (Buffer.from(allowed.bytes).toString() !== 'harmless')
    throw new Error('The fetcher does not reach what it may.')
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = seededNumbers(seed)
  return items
    .map((item) => ({ item, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

async function run(seed: number): Promise<number> {
  const range = await openSsrfRange()
  const fetcher = openFetcher(range)
  const started = performance.now()
  const outcomes = new Map<string, number>()
  const leaks: string[] = []
  try {
    await proveTheRange(range, fetcher)
    const before = range.hits()
    const queue = shuffled(attemptsOn(range), seed)
    const total = queue.length
    const work = async (): Promise<void> => {
      for (let attempt = queue.pop(); attempt; attempt = queue.pop()) {
        const outcome = await outcomeOf(fetcher, attempt)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        if (!refusedUnconnected.has(outcome))
          leaks.push(`${outcome}: ${attempt.way}, ${attempt.spelling.kind}, ${attempt.url}`)
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, work))
    return report({
      seed,
      total,
      hits: range.hits() - before,
      leaks,
      outcomes,
      milliseconds: performance.now() - started,
    })
  } finally {
    await fetcher.close()
    await range.close()
  }
}

interface Findings {
  seed: number
  total: number
  hits: number
  leaks: readonly string[]
  outcomes: ReadonlyMap<string, number>
  milliseconds: number
}

function report({ seed, total, hits, leaks, outcomes, milliseconds }: Findings): number {
  const spellings = new Set(innerSpellings.map(({ host }) => host)).size
  const isShort = spellings < PROMISED_SPELLINGS || total < PROMISED_ATTEMPTS
  const lines = [
    `A-T14 seed ${seed}: ${spellings} spellings of inner addresses, ${total} attempts (straight, https, 5 redirect codes, chained, schemes, ports, hostile names)`,
    `outcomes: ${[...outcomes].map(([code, count]) => `${code} ${count}`).join(', ')}`,
    `canary hits: ${hits}; attempts that were not refused before connecting: ${leaks.length}`,
    ...leaks.slice(0, 20).map((leak) => `  ${leak}`),
    ...(isShort
      ? [`fewer than promised (${PROMISED_SPELLINGS} spellings, ${PROMISED_ATTEMPTS} attempts)`]
      : []),
    `wall time ${(milliseconds / 1000).toFixed(1)} s`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return hits > 0 || leaks.length > 0 || isShort ? 1 : 0
}

process.exitCode = await run(Number(process.argv[2] ?? 1))
