import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A server of the S3 protocol with one bucket in a folder that goes with it. */
export async function openS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-s3-'))
  const bucket = 'pictures'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It reckons those of listings wrongly; keys it knows nothing of it refuses.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    /** The one pair of keys the server knows. */
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
