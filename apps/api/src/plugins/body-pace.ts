import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isOfFile } from './body-guard.ts'

export interface Pace {
  /** How long a body may take that is no file, and how often one that is must have brought something. */
  everyMs: number
  /** What a file brings in that time at least. */
  fileBytes: number
}

export const REQUIRED_PACE: Pace = { everyMs: 30_000, fileBytes: 256 * 1024 }

interface Options {
  pace: Pace
  /** Responds below the framework and closes. */
  refuse(error: { code: string }, socket: Socket): void
}

/** A file may come slowly as long as it comes; other bodies are small, and who lets them drip holds a connection. */
export const bodyPace = fastifyPlugin(
  async (app: FastifyInstance, { pace, refuse }: Options) => {
    app.addHook('onRequest', async ({ headers, raw }) => {
      const hasBody = (headers['content-length'] ?? headers['transfer-encoding']) !== undefined
      if (!hasBody || raw.complete) return
      const least = isOfFile(headers) ? pace.fileBytes : Infinity
      const { socket } = raw
      // A listener for data would start the stream before its reader is there.
      let before = socket.bytesRead
      const timer = setInterval(() => {
        if (raw.complete) return clearInterval(timer)
        const brought = socket.bytesRead - before
        before = socket.bytesRead
        if (brought < least) refuse({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
      }, pace.everyMs)
      timer.unref()
      const stop = () => clearInterval(timer)
      raw.once('end', stop).once('close', stop)
    })
  },
  { name: 'body-pace' },
)
