import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ArchiveFile {
  name: string
  /** Asked for when the files before it are written, so that one at a time is in memory. */
  open: () => AsyncIterable<string | Uint8Array>
  /** When it was changed; as the archive unless it is named. */
  at?: Date
  /** Whether packing it would make it no smaller. */
  isPacked?: boolean
}

/** The files as one ZIP, made as it is read; each is asked for when the one before it is written. */
export function zipStream(files: AsyncIterable<ArchiveFile>, at: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  addAll(zip, files, at).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  )
  return output
}

async function addAll(zip: ZipFile, files: AsyncIterable<ArchiveFile>, archivedAt: Date): Promise<void> {
  for await (const { name, open, at = archivedAt, isPacked = false } of files) {
    const written = Promise.withResolvers<void>()
    zip.addReadStreamLazy(name, { mtime: at, compress: !isPacked }, (give) => {
      const content = Readable.from(open(), { objectMode: false })
      content.once('end', written.resolve).once('error', written.reject)
      give(null, content)
    })
    await written.promise
  }
}
