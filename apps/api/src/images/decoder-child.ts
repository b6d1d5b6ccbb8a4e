import sharp from 'sharp'
import { derivePicture, ingestPicture } from './decode-picture.ts'
import { describeRegion } from './describe-region.ts'
import type { DecoderReply, DecoderRequest } from './decoder-jobs.ts'
import { ImageError } from './image-error.ts'

const MEMORY_CHECK_MS = 10
const memoryBytes = Number(process.argv[2])

// Everything that is not on this list cannot be opened, whatever its first bytes say.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

const send = (reply: DecoderReply, then?: () => void): void => {
  process.send?.(reply, undefined, undefined, then)
}

function answer(request: DecoderRequest): Promise<unknown> {
  switch (request.kind) {
    case 'ingest':
      return ingestPicture(request.job)
    case 'derive':
      return derivePicture(request.job)
    case 'describe':
      return describeRegion(request.job)
  }
}

process.on('message', (request: DecoderRequest) => {
  const rssBytes = () => process.memoryUsage.rss()
  answer(request).then(
    (result) => send({ outcome: 'done', answer: result, rssBytes: rssBytes() }),
    (error: unknown) => {
      if (!(error instanceof ImageError)) throw error
      send({ outcome: 'refused', code: error.code, detail: error.detail, rssBytes: rssBytes() })
    },
  )
})

process.on('disconnect', () => process.exit())

setInterval(() => {
  if (process.memoryUsage.rss() < memoryBytes) return
  send({ outcome: 'out-of-memory' }, () => process.kill(process.pid, 'SIGKILL'))
}, MEMORY_CHECK_MS)

send({ outcome: 'ready' })
