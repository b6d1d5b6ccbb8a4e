import { gzipSync } from 'node:zlib'

interface HttpBomb {
  kind: string
  type: string
  encoding?: string
  make(): string | Uint8Array<ArrayBuffer>
}

const MAX_MS = 2_000
const PATHS = ['/v3/batch/', '/resource/UserRegisterResource/create/', '/upload-image/', '/graphql']

const repeated = (part: string, count: number): string => part.repeat(count)

const httpBombs: readonly HttpBomb[] = [
  {
    kind: 'gzip body of 200 MB',
    type: 'application/json',
    encoding: 'gzip',
    make: () => gzipSync(Buffer.alloc(200_000_000, 0x20)),
  },
  {
    kind: 'JSON 100,000 deep',
    type: 'application/json',
    make: () => repeated('[', 100_000) + repeated(']', 100_000),
  },
  {
    kind: 'JSON of 500,000 keys',
    type: 'application/json',
    make: () => `{${Array.from({ length: 500_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  },
  {
    kind: 'JSON with __proto__',
    type: 'application/json',
    make: () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  },
  {
    kind: 'form of 1,000,000 fields',
    type: 'application/x-www-form-urlencoded',
    make: () => repeated('a=1&', 1_000_000),
  },
  {
    kind: 'form nested 10,000 deep',
    type: 'application/x-www-form-urlencoded',
    make: () => `a${repeated('[b]', 10_000)}=1`,
  },
  {
    kind: 'multipart of 100,000 parts',
    type: 'multipart/form-data; boundary=x',
    make: () =>
      `${repeated('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n', 100_000)}--x--\r\n`,
  },
  {
    kind: 'multipart with 1 MB of part headers',
    type: 'multipart/form-data; boundary=x',
    make: () =>
      `--x\r\ncontent-disposition: form-data; name="a"\r\n${repeated('x-y: z\r\n', 120_000)}\r\n1\r\n--x--\r\n`,
  },
  {
    kind: 'multipart without an end',
    type: 'multipart/form-data; boundary=x',
    make: () => '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1',
  },
]

/** Posts each bomb to each kind of endpoint; every response must be a refusal, soon, and the server must live on. */
export async function runHttpBombs(baseUrl: string): Promise<{ lines: string[]; faults: string[] }> {
  const lines: string[] = []
  const faults: string[] = []
  for (const bomb of httpBombs) {
    for (const path of PATHS) {
      const { verdict, isSafe, milliseconds } = await post(new URL(path, baseUrl), bomb)
      lines.push(
        `${`${bomb.kind} to ${path}`.padEnd(70)} ${verdict.padEnd(12)} ${milliseconds.toFixed(1).padStart(8)} ms`,
      )
      if (!isSafe) faults.push(`${bomb.kind} to ${path}: ${verdict} after ${milliseconds.toFixed(0)} ms`)
    }
  }
  const alive = await fetch(new URL('/livez', baseUrl)).catch(() => undefined)
  if (!alive?.ok) faults.push('the server does not answer at /livez any more')
  return { lines, faults }
}

async function post(
  url: URL,
  bomb: HttpBomb,
): Promise<{ verdict: string; isSafe: boolean; milliseconds: number }> {
  const headers = {
    'content-type': bomb.type,
    ...(bomb.encoding ? { 'content-encoding': bomb.encoding } : {}),
  }
  const body = bomb.make()
  const started = performance.now()
  const status = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(MAX_MS * 2),
  }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => undefined,
  )
  const milliseconds = performance.now() - started
  // A server may also close the connection on a body it does not want to read.
  const isRefused = status === undefined || (status >= 400 && status < 500)
  return {
    verdict: status === undefined ? 'closed' : String(status),
    isSafe: isRefused && milliseconds <= MAX_MS,
    milliseconds,
  }
}
