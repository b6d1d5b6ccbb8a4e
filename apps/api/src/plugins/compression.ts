import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const THRESHOLD_BYTES = 1_400 // one packet: less gains nothing
const TEXTUAL =
  /^(?:text\/|application\/(?:json|manifest\+json|xml|rss\+xml|openapi\+json|javascript)|image\/svg)/

/** Compresses texts on their way out; what is compressed already passes as it is. */
export const registerCompression = (app: FastifyInstance) =>
  app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    customTypes: TEXTUAL,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })
