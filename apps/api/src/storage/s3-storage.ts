import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type * as S3 from '@aws-sdk/client-s3'
import type { ByteRange, Storage, StoredStat } from './storage.ts'
import { checkContentType, checkKey, contentTypeOfKey } from './storage-key.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** e.g. http://127.0.0.1:9000; left out for AWS itself */
  endpoint?: string | undefined
  /** bucket in the path instead of the host name, as most self-hosted servers want it */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

type Sdk = typeof S3

const toStat = (key: string, { ContentLength, ContentType, LastModified }: S3.HeadObjectOutput) => ({
  size: ContentLength ?? 0,
  contentType: ContentType ?? contentTypeOfKey(key),
  storedAt: LastModified ?? new Date(0),
})

/** Objects in a bucket of any server that speaks the S3 protocol. */
export function createS3Storage(settings: S3Settings): Storage & { close(): Promise<void> } {
  let connected: Promise<{ sdk: Sdk; client: S3.S3Client }> | undefined
  const connect = () => (connected ??= openClient(settings))
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })

  const statKey = async (key: string): Promise<StoredStat | undefined> => {
    const { sdk, client } = await connect()
    const found = await client.send(new sdk.HeadObjectCommand(at(key))).catch(ifMissing)
    return found && toStat(key, found)
  }

  return {
    async put(key, body, { contentType }) {
      checkContentType(key, contentType)
      const { sdk, client } = await connect()
      const send = (content: Uint8Array | Readable) =>
        client.send(new sdk.PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }))
      await (body instanceof Uint8Array ? send(body) : spooled(body, send))
    },
    async get(key, range) {
      const { sdk, client } = await connect()
      const command = new sdk.GetObjectCommand({ ...at(key), ...inRange(range) })
      const found = await client.send(command).catch(ifMissing)
      if (!(found?.Body instanceof Readable)) return undefined
      const contentType = found.ContentType ?? contentTypeOfKey(key)
      return { body: found.Body, size: found.ContentLength ?? 0, contentType }
    },
    stat: statKey,
    exists: async (key) => (await statKey(key)) !== undefined,
    async delete(key) {
      const { sdk, client } = await connect()
      await client.send(new sdk.DeleteObjectCommand(at(key)))
    },
    async *list(folder) {
      const { sdk, client } = await connect()
      const within = folder === undefined ? {} : { Prefix: `${checkKey(folder)}/` }
      const asked = { Bucket: settings.bucket, ...within }
      for await (const page of sdk.paginateListObjectsV2({ client }, asked)) {
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, storedAt: LastModified }
      }
    },
    async close() {
      if (connected) (await connected).client.destroy()
    },
  }
}

const inRange = (range: ByteRange | undefined) => range && { Range: `bytes=${range.start}-${range.end}` }

async function openClient(settings: S3Settings): Promise<{ sdk: Sdk; client: S3.S3Client }> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many self-hosted servers refuse the newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}

/** S3 wants the length first, so a stream is spooled to a file that is gone afterwards. */
async function spooled(body: Readable, send: (content: Readable) => Promise<unknown>): Promise<void> {
  const file = join(tmpdir(), `tessera-put-${randomUUID()}`)
  try {
    await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    await send(createReadStream(file))
  } finally {
    await rm(file, { force: true })
  }
}

function ifMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NoSuchKey' || name === 'NotFound') return undefined
  throw error
}
