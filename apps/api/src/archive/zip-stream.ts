import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ArchiveFile {
  name: string
  /** Asked for when the files before it are written, so that one at a time is in memory. */
  open: () => AsyncIterable<string>
}

/** The files as one ZIP, made as it is read. */
export function zipStream(files: readonly ArchiveFile[], at: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  for (const { name, open } of files) {
    zip.addReadStreamLazy(name, { mtime: at }, (give) =>
      give(null, Readable.from(open(), { objectMode: false })),
    )
  }
  zip.end()
  return output
}
