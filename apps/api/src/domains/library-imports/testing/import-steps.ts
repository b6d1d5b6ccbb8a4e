import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Member } from '@tessera/shared-auth'
import { zipStream, type ArchiveFile } from '../../../archive/zip-stream.ts'
import { operations } from '../../../operations.ts'
import type { TestDeps } from '../../../testing/test-deps.ts'
import { callerOf } from '../../../testing/test-operations.ts'
import { appendBytes, beginUpload } from '../../media/resumable-upload-service.ts'
import { libraryFiles } from '../../data-export/library-part-service.ts'
import { applyImport } from '../apply-service.ts'
import { readImport } from '../read-service.ts'
import { APPLY_IMPORT, READ_IMPORT } from '../turn-service.ts'
import { RELEASE_ARCHIVE, releaseCanceled } from '../source-files-service.ts'

async function* asFiles(
  contents: Readonly<Record<string, string | Uint8Array>>,
): AsyncGenerator<ArchiveFile> {
  for (const [name, content] of Object.entries(contents))
    yield {
      name,
      open: async function* () {
        yield content
      },
    }
}

export const zipOf = (contents: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> =>
  buffer(zipStream(asFiles(contents), new Date(0)))

/** Brings libraries along as a member does, and runs the jobs that follow. */
export function importSteps(base: TestDeps) {
  const asked: { task: string; id: string }[] = []
  const deps = {
    ...base,
    jobs: {
      add: async (_tx: unknown, task: string, payload: object) =>
        void asked.push({ task, id: (payload as { id: string }).id }),
    },
  }
  const call = callerOf(operations, deps)

  async function upload(owner: Member, bytes: Uint8Array): Promise<string> {
    const { id } = await beginUpload(owner, { mediaType: 'archive', length: bytes.length }, deps)
    const appended = { id, offset: 0, size: bytes.length, bytes: Readable.from([bytes]) }
    await appendBytes(owner, appended, deps)
    return id
  }

  async function work(within = deps): Promise<void> {
    for (let job = asked.shift(); job; job = asked.shift()) {
      if (job.task === READ_IMPORT) await readImport({ id: job.id }, within)
      if (job.task === APPLY_IMPORT) await applyImport({ id: job.id }, within)
      if (job.task === RELEASE_ARCHIVE) await releaseCanceled({ id: job.id }, within)
    }
  }

  return {
    deps,
    asked,
    call,
    upload,
    work,
    /** Reads an archive; returns its report. */
    async read(owner: Member, bytes: Uint8Array, within = deps) {
      const { id } = await call(owner, 'libraryImports.begin', { upload_id: await upload(owner, bytes) })
      await work(within)
      return call(owner, 'libraryImports.get', { id })
    },
    async confirm(owner: Member, id: string, within = deps) {
      await call(owner, 'libraryImports.confirm', { id })
      await work(within)
      return call(owner, 'libraryImports.get', { id })
    },
    items: async (owner: Member, id: string) =>
      (await call(owner, 'libraryImports.items', { id, page_size: 250 })).items,
    exportOf: (owner: Member) => buffer(zipStream(libraryFiles(owner.userId, deps), new Date(0))),
  }
}
