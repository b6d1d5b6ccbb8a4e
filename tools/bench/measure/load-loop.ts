import { HttpConnection, type HttpAnswer } from './http-connection.ts'

export interface LoadTarget {
  /** Address with path and query, on this machine. */
  url: string
  headers?: Readonly<Record<string, string>>
}

export interface LoadLimits {
  connections: number
  durationMs: number
  maxRequests: number
}

export interface LoadOutcome {
  perSecond: number
  /** milliseconds, one a request */
  latencies: number[]
}

const BODY_TOLERANCE = 0.1

export function requestBytes({ url, headers = {} }: LoadTarget): Buffer {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`)
}

/** Keeps every connection busy until time or count runs out. Every body is compared with the first, which `check` has read. */
export async function closedLoop(
  target: LoadTarget,
  limits: LoadLimits,
  check: (body: string) => void,
): Promise<LoadOutcome> {
  const request = requestBytes(target)
  const connections = await Promise.all(
    Array.from({ length: limits.connections }, () => HttpConnection.open(target.url)),
  )
  try {
    const first = await oneAnswer(connections[0], request)
    check(first.body.toString())
    return await keepBusy(connections, request, limits, first.body)
  } finally {
    for (const connection of connections) connection.close()
  }
}

async function keepBusy(
  connections: readonly HttpConnection[],
  request: Buffer,
  { durationMs, maxRequests }: LoadLimits,
  sample: Buffer,
): Promise<LoadOutcome> {
  const latencies: number[] = []
  const start = performance.now()
  const work = async (connection: HttpConnection) => {
    while (performance.now() - start < durationMs && latencies.length < maxRequests) {
      const asked = performance.now()
      expectLike(sample, await connection.ask(request))
      latencies.push(performance.now() - asked)
    }
  }
  await Promise.all(connections.map(work))
  return { perSecond: (latencies.length / (performance.now() - start)) * 1000, latencies }
}

/** Asks once, on a connection of its own or a given one; anything but 200 is an error. */
export async function oneAnswer(
  connection: HttpConnection | undefined,
  request: Buffer,
): Promise<HttpAnswer> {
  if (!connection) throw new Error('a load needs at least one connection')
  const answer = await connection.ask(request)
  if (answer.status !== 200)
    throw new Error(`answered ${answer.status}: ${answer.body.toString().slice(0, 400)}`)
  return answer
}

// Reading each body as JSON would measure us; length and first bytes tell a page of pins from an error.
function expectLike(sample: Buffer, { status, body }: HttpAnswer): void {
  const isLike =
    status === 200 &&
    Math.abs(body.length - sample.length) <= sample.length * BODY_TOLERANCE &&
    body.subarray(0, 16).equals(sample.subarray(0, 16))
  if (!isLike) throw new Error(`an answer under load differs (${status}): ${body.toString().slice(0, 400)}`)
}
