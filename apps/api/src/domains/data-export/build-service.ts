import { z } from 'zod'
import { imageUrl } from '@tessera/api-types/images/image-path'
import { type ArchiveFile, zipStream } from '../../archive/zip-stream.ts'
import type { Deps } from '../../kernel/deps.ts'
import { libraryFiles } from './library-part-service.ts'
import { EXPORT_PARTS, readPart } from './export-parts-store.ts'
import { expiresAt, exportKey } from './export-address.ts'
import {
  type ExportRow,
  findExportAddressee,
  findExportById,
  notePart,
  settleExport,
} from './export-store.ts'

type Needs = Pick<Deps, 'images' | 'mailer' | 'now' | 'read' | 'site' | 'storage' | 'transact'>

export const BUILD_EXPORT = 'data-export.build'

/** The library comes after the tables. */
export const EXPORT_PART_COUNT = Object.keys(EXPORT_PARTS).length + 1

const ROWS_AT_ONCE = 500
const Payload = z.object({ id: z.string() })

/** The job: writes the archive to storage as it is read from the database, and mails that it is ready; tried again where it failed. */
export async function buildExport(payload: unknown, deps: Needs): Promise<void> {
  const { id } = Payload.parse(payload)
  const row = await findExportById(deps.read, id)
  if (!row || row.status === 'ready') return
  if (row.status === 'failed') {
    await notePart(deps.read, id, 0)
    await settleExport(deps.read, id, { status: 'running', size: null, readyAt: null })
  }
  const key = exportKey(row.userId, id)
  try {
    await deps.storage.put(key, zipStream(archiveOf(row, deps), deps.now()), {
      contentType: 'application/zip',
    })
  } catch (error) {
    await settleExport(deps.read, id, { status: 'failed', size: null, readyAt: null })
    throw error
  }
  const size = (await deps.storage.stat(key))?.size ?? 0
  await deps.transact(async (tx) => {
    await settleExport(tx, id, { status: 'ready', size: String(size), readyAt: deps.now() })
    const person = await findExportAddressee(tx, row.userId)
    if (!person?.email) return
    // No way to the archive itself: whoever reads the mail has to prove who they are first.
    const values = { name: person.firstName, url: `${deps.site.publicUrl}/settings/your-data/` }
    await deps.mailer.send(tx, { name: 'dataExportReady', to: person.email, values })
  })
}

async function* archiveOf(
  row: ExportRow,
  deps: Pick<Deps, 'images' | 'read' | 'site' | 'storage'>,
): AsyncGenerator<ArchiveFile> {
  for (const [index, name] of Object.keys(EXPORT_PARTS).entries())
    yield { name: `${name}.json`, open: () => textOf(name, index, row, deps) }
  yield* libraryFiles(row.userId, deps)
  await notePart(deps.read, row.id, EXPORT_PART_COUNT)
}

/** One file as text, a page of rows at a time. */
async function* textOf(
  name: string,
  index: number,
  { id, userId }: ExportRow,
  { read, site }: Pick<Deps, 'read' | 'site'>,
) {
  const part = EXPORT_PARTS[name]
  if (!part) return
  let after = '0'
  let lead = '[\n'
  for (;;) {
    const rows = await readPart(read, part, { userId, after, limit: ROWS_AT_ONCE })
    for (const { item } of rows) {
      yield lead + JSON.stringify(withAddresses(item, site.imageBase))
      lead = ',\n'
    }
    after = rows.at(-1)?.key ?? after
    if (rows.length < ROWS_AT_ONCE) break
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n'
  await notePart(read, id, index + 1)
}

const PICTURES = ['image', 'photo', 'cover']

/** Pictures are identified by their address. */
const withAddresses = (item: Record<string, unknown>, imageBase: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      PICTURES.includes(name) && typeof value === 'string' ? imageUrl(imageBase, value, 'orig') : value,
    ]),
  )

/** Deletes archives whose days are over, whoever they were of; returns how many. */
export async function sweepExports({ storage, now }: Pick<Deps, 'now' | 'storage'>): Promise<number> {
  let removed = 0
  for await (const { key, storedAt } of storage.list('exports')) {
    if (expiresAt(storedAt) > now()) continue
    await storage.delete(key)
    removed += 1
  }
  return removed
}
