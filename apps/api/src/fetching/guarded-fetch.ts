import { lookup } from 'node:dns/promises'
import { writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import type * as Undici from 'undici'
import type { Dispatcher } from 'undici'
import { FetchFailure } from './fetch-failure.ts'
import { pinAddresses } from './pinned-address.ts'
import type { AddressGuard, ResolveName } from './pinned-address.ts'
import { type BodyRules, bodyChunks, discardBody, readBody, type SlowestBody } from './response-body.ts'
import { readTarget } from './url-rules.ts'

export interface GuardedFetchSettings extends AddressGuard {
  maxRedirects: number
  /** for the whole of a fetch: names, redirects, headers and body */
  timeoutMs: number
  userAgent: string
}

export interface GuardedRequest {
  maxBytes: number
  /** What is larger is cut off there, and not refused. */
  isBeginningEnough?: boolean
  /** e.g. `image/*`; sent as Accept */
  accept?: string
  isTypeAllowed?: (contentType: string) => boolean
  signal?: AbortSignal
  /** Longer than other fetches take, where whole files are loaded. */
  timeoutMs?: number
  slowest?: SlowestBody
}

export interface FetchedResource {
  /** after redirects */
  url: string
  /** lower case, without parameters */
  contentType: string
  /** as the site names it */
  charset?: string
  bytes: Uint8Array
}

export interface GuardedFetcher {
  /** Loads an address that somebody else chose. Throws FetchFailure. */
  fetch(url: string, wanted: GuardedRequest): Promise<FetchedResource>
  /** As `fetch`, into a file: of a large one, memory holds a piece at a time. A full disk's error is thrown as it is. */
  download(url: string, file: string, wanted: GuardedRequest): Promise<void>
  close(): Promise<void>
}

const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EIO'])

export const resolveByDns: ResolveName = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

export const defaultGuardedFetchSettings: GuardedFetchSettings = {
  resolve: resolveByDns,
  ports: [80, 443],
  allow: [],
  maxRedirects: 3,
  timeoutMs: 10_000,
  userAgent: 'Tessera/1 (+image and link preview)',
}

/** Fetches from the public internet only; every hop's address is checked, and the checked one is connected to. */
export function createGuardedFetcher(
  settings: GuardedFetchSettings = defaultGuardedFetchSettings,
): GuardedFetcher {
  let opened: Promise<Way> | undefined
  const load = async <T>(url: string, wanted: GuardedRequest, read: ReadBody<T>) => {
    const deadline = AbortSignal.timeout(wanted.timeoutMs ?? settings.timeoutMs)
    const signal = wanted.signal ? AbortSignal.any([wanted.signal, deadline]) : deadline
    try {
      const way = await (opened ??= openWay(settings))
      return await follow(way, readTarget(url), { ...wanted, signal }, read)
    } catch (error) {
      throw failureOf(error, deadline)
    }
  }
  return {
    async fetch(url, wanted) {
      const { content, ...resource } = await load(url, wanted, readBody)
      return { ...resource, bytes: content }
    },
    async download(url, file, wanted) {
      await load(url, wanted, (body, rules) => writeFile(file, bodyChunks(body, rules), { mode: 0o600 }))
    },
    close: async () => (await opened)?.agent.destroy(),
  }
}

interface Way {
  settings: GuardedFetchSettings
  undici: typeof Undici
  agent: Undici.Agent
}

/** The client is loaded by the first fetch: a server that fetches nothing does not carry it. */
async function openWay(settings: GuardedFetchSettings): Promise<Way> {
  const undici = await import('undici')
  const agent = new undici.Agent({
    connect: pinnedConnector(undici, settings),
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: 1,
  })
  return { settings, undici, agent }
}

type SignalledRequest = GuardedRequest & { signal: AbortSignal }
type ReadBody<T> = (body: Readable, rules: BodyRules) => Promise<T>
type Read<T> = Omit<FetchedResource, 'bytes'> & { content: T }

async function follow<T>(
  way: Way,
  first: URL,
  wanted: SignalledRequest,
  read: ReadBody<T>,
): Promise<Read<T>> {
  const { maxRedirects } = way.settings
  let target = first
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await requestOnce(way, target, wanted)
    const location = redirectOf(response)
    if (location === undefined) return readResponse(target, response, wanted, read)
    discardBody(response.body)
    target = readTarget(location, target)
  }
  throw new FetchFailure('TOO_MANY_REDIRECTS', `The address redirects more than ${maxRedirects} times.`)
}

function requestOnce(
  { settings: { userAgent, timeoutMs }, undici, agent }: Way,
  url: URL,
  { accept, signal }: SignalledRequest,
): Promise<Dispatcher.ResponseData> {
  return undici.request(url, {
    dispatcher: agent,
    signal,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    headers: { 'user-agent': userAgent, accept: accept ?? '*/*', 'accept-encoding': 'gzip, br' },
  })
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  const { location } = headers
  return typeof location === 'string' ? location : undefined
}

async function readResponse<T>(
  url: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { isTypeAllowed, maxBytes, isBeginningEnough, slowest }: SignalledRequest,
  read: ReadBody<T>,
): Promise<Read<T>> {
  const declared = String(headers['content-type'] ?? '')
  const contentType = declared.split(';', 1).join('').trim().toLowerCase()
  const charset = /;\s*charset\s*=\s*"?([\w:.-]+)/i.exec(declared)?.[1]
  try {
    if (statusCode < 200 || statusCode > 299)
      throw new FetchFailure('STATUS_NOT_OK', `That site responded with status ${statusCode}.`, statusCode)
    if (isTypeAllowed && !isTypeAllowed(contentType))
      throw new FetchFailure('CONTENT_TYPE_NOT_ALLOWED', 'That address has a different type of content.')
    const content = await read(body, {
      maxBytes,
      isBeginningEnough,
      length: headers['content-length'],
      encoding: headers['content-encoding'],
      slowest,
    })
    return { url: url.href, contentType, content, ...(charset !== undefined && { charset }) }
  } finally {
    discardBody(body)
  }
}

/** Resolves and checks by itself, then connects to the very addresses it checked, one after the other. */
function pinnedConnector(
  undici: typeof Undici,
  settings: GuardedFetchSettings,
): Undici.buildConnector.connector {
  const connect = undici.buildConnector({ allowH2: false, timeout: Math.ceil(settings.timeoutMs / 3) })
  return (options, connected) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    const servername = isIP(host) === 0 && options.protocol === 'https:' ? { servername: host } : {}
    const attempt = ([address = '', ...rest]: string[]): void => {
      connect({ ...options, ...servername, hostname: address, port: String(port) }, (...outcome) => {
        if (outcome[0] && rest.length > 0) attempt(rest)
        else connected(...outcome)
      })
    }
    pinAddresses(settings, host, port).then(attempt, (error: unknown) =>
      connected(error instanceof Error ? error : new Error(String(error)), null),
    )
  }
}

/** Ours, and no fault of an address. */
const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && DISK_ERRORS.has(String(error.code))

function failureOf(error: unknown, deadline: AbortSignal): Error {
  if (error instanceof FetchFailure || isOfDisk(error)) return error
  const isLate = deadline.aborted || (error instanceof Error && /Timeout/.test(error.name))
  return isLate
    ? new FetchFailure('TIMEOUT', 'That site took too long to respond.')
    : new FetchFailure('CONNECTION_FAILED', 'We couldn’t reach that site.')
}
