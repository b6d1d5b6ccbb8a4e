import { connect } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { flags, endServer, startedServer } from './server-process.ts'

const PATHS = [
  '/upload-image/',
  '/v3/boards/',
  '/v3/pins/',
  '/v3/media/uploads/1/file/',
  '/v3/media/resumable_uploads/',
]
const FORM_BYTES = 31 * 1024 * 1024
const WARM_UP_BYTES = 256 * 1024
const CHUNK = Buffer.alloc(64 * 1024, 'x')
const ALLOWED_MB = 64
const SETTLE_MS = 5_000

/** Strangers send large forms everywhere at once: the server reads none of them into its memory. */
async function main(): Promise<void> {
  const given = flags({ strangers: '60', port: '41830' })
  const port = Number(given.port)
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-floods-'))
  const { server } = await startedServer({ port, dataDir })
  try {
    await fetch(`http://127.0.0.1:${port}/v3/feeds/home/`)
    // What any load costs once is no flood's doing.
    await flood(port, Number(given.strangers), WARM_UP_BYTES)
    const before = await residentMb(server.pid)
    let peak = before
    const watch = setInterval(
      () => void residentMb(server.pid).then((now) => (peak = Math.max(peak, now))),
      100,
    )
    const statuses = await flood(port, Number(given.strangers), FORM_BYTES)
    await pause(SETTLE_MS)
    clearInterval(watch)
    const after = await residentMb(server.pid)
    process.stdout.write(
      `form floods: ${statuses.length} strangers with 31 MB each, outcomes ${[...new Set(statuses)].toSorted().join(', ')}\n` +
        `memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most, ${after.toFixed(0)} MB after\n`,
    )
    if (peak - before > ALLOWED_MB) process.exitCode = 1
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

const flood = (port: number, strangers: number, bytes: number) =>
  Promise.all(
    Array.from({ length: strangers }, (_, index) =>
      sendForm(port, PATHS[index % PATHS.length] ?? '/', bytes),
    ),
  )

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Sends on and on, as fast as it is read; returns the status of the first response, or why there is none. */
function sendForm(port: number, path: string, bytes: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let left = bytes
    let reply = ''
    const pump = () => {
      while (left > 0 && !socket.destroyed) {
        left -= CHUNK.length
        if (!socket.write(CHUNK)) return void socket.once('drain', pump)
      }
    }
    socket.on('data', (data) => {
      reply += data.toString('latin1')
      if (reply.includes('\r\n\r\n')) {
        resolve(reply.split(' ')[1] ?? 'none')
        socket.setTimeout(2_000, () => socket.destroy())
      }
    })
    socket.on('error', () => resolve(reply ? (reply.split(' ')[1] ?? 'none') : 'cut'))
    socket.on('close', () => resolve('cut'))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-csrftoken: 0123456789abcdef01\r\ncookie: csrftoken=0123456789abcdef01\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${bytes}\r\n\r\n` +
        `--x\r\ncontent-disposition: form-data; name="img"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    )
    pump()
  })
}

await main()
