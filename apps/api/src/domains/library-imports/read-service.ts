import { z } from 'zod'
import type { Db, Deps } from '../../kernel/deps.ts'
import { moving, type Progress, STILL_MS, unlessStill } from '../../kernel/standstill.ts'
import type { Found, LibrarySource } from '../../library/library-source.ts'
import type { OpenArchive } from '../../library/open-archive.ts'
import { LIBRARY_SOURCES } from '../../library/library-sources.ts'
import { becomeReady, findWork, type ImportRow, isStill, settleImport } from './import-store.ts'
import { forgetItems, insertItems } from './item-store.ts'
import { ImportPlan } from './plan-service.ts'
import { failureOf, ImportFailure, openFiles, releaseArchive } from './source-files-service.ts'
import { inTurn, READ_IMPORT } from './turn-service.ts'

const ITEMS_AT_ONCE = 200
const MAX_ITEMS = 300_000

type Needs = Pick<Deps, 'fetcher' | 'jobs' | 'now' | 'read' | 'storage' | 'transact'>

const Payload = z.object({ id: z.string() })

/** Reads a source from its start, however often that was begun before. */
export async function readImport(payload: unknown, deps: Needs, stillMs = STILL_MS): Promise<void> {
  const { id } = Payload.parse(payload)
  const row = await findWork(deps.read, id)
  if (row?.status !== 'reading') return
  await inTurn({ task: READ_IMPORT, id }, (stay) => readWhole(row, { stay, stillMs }, deps), deps)
}

async function readWhole(
  row: ImportRow,
  { stay, stillMs }: { stay: () => Promise<boolean>; stillMs: number },
  deps: Needs,
): Promise<void> {
  const { id } = row
  try {
    await unlessStill(stillMs, async (progress) => {
      const opened = await openFiles(row, progress, deps)
      try {
        await readInto(row, { ...opened, stay, progress }, deps)
      } finally {
        opened.close()
      }
    })
  } catch (error) {
    const failure = failureOf(error)
    if (!(failure instanceof ImportFailure)) throw error
    const end = { status: 'failed', error: failure.reason } as const
    await deps.transact((tx) => settleImport(tx, id, end, deps.now()))
    await releaseArchive(row.uploadId, deps)
  }
}

async function readInto(
  { id, userId }: { id: string; userId: string },
  { files, faults, stay, progress }: OpenArchive & { stay: () => Promise<boolean>; progress: Progress },
  deps: Needs,
): Promise<void> {
  if (!(await stay())) return
  progress.moved()
  await forgetItems(deps.read, id)
  if (files.length === 0 && faults.length > 0) throw new ImportFailure('unreadable')
  const source = await sourceOf(files)
  const plan = await ImportPlan.of(deps.read, userId, files)
  let batch: Found[] = []
  const flush = async () => {
    const items = await plan.add(batch)
    progress.moved()
    batch = []
    if (plan.size > MAX_ITEMS) throw new ImportFailure('too_large')
    if (!(await stay())) return false
    await insertItems(deps.read, id, items)
    return isStill(deps.read, id, 'reading')
  }
  for await (const found of moving(withFaults(faults, source.read(files)), progress)) {
    batch.push(found)
    if (batch.length === ITEMS_AT_ONCE && !(await flush())) return
  }
  if (!(await flush())) return
  const counts = plan.counts
  if (counts.boards + counts.pins + counts.duplicates + counts.faults === 0) throw new ImportFailure('empty')
  await deps.transact((tx: Db) => becomeReady(tx, id, { ...counts, sourceKind: source.kind }, deps.now()))
}

async function sourceOf(files: OpenArchive['files']): Promise<LibrarySource> {
  for (const source of LIBRARY_SOURCES) if (await source.recognizes(files)) return source
  throw new ImportFailure('unrecognized')
}

async function* withFaults(
  faults: OpenArchive['faults'],
  found: AsyncIterable<Found>,
): AsyncGenerator<Found> {
  yield* faults
  yield* found
}
