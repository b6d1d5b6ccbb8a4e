import type { Member } from '@tessera/shared-auth'
import { z } from 'zod'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { STILL_MS, unlessStill } from '../../kernel/standstill.ts'
import { picturesOfContent } from '../../library/library-content.ts'
import type { UploadDeps } from '../media/upload-service.ts'
import { bringBoard, bringSection, removeEmptyImportedBoards } from './bring-board-service.ts'
import { bringPin, loadPicture } from './bring-pin-service.ts'
import { bringTags } from './bring-tags-service.ts'
import { videosOf } from './item-rules.ts'
import { countOutcome, findWork, type ImportRow, settleImport } from './import-store.ts'
import {
  beginItems,
  giveBack,
  type ImportItem,
  type ItemOutcome,
  lockNewItem,
  type PinItem,
  settleItem,
} from './item-store.ts'
import { type Loaded, type PageReader, paced } from './picture-pace.ts'
import { failureOf, ImportFailure, openFiles, releaseArchive } from './source-files-service.ts'
import { isPassing, outcomeOfFailure } from './failure-rules.ts'
import { APPLY_IMPORT, askFor, inTurn } from './turn-service.ts'

export type ImportDeps = EmitDeps & UploadDeps & Pick<Deps, 'caches' | 'jobs' | 'storage' | 'videos'>

/** What an import brings, for whom, and from which files. */
export interface Work {
  row: ImportRow
  importer: Member
  files: PageReader
}

const ITEMS_AT_ONCE = 24
/** A story has many pictures, and a video takes as long: so many items as have these, and one at least. */
const PICTURES_AT_ONCE = 48
/** A step ends after this long, so that the imports of others have their turn. */
const STEP_MS = 45_000
/** An item on which work began so often without an end is what ends it. */
const MAX_ATTEMPTS = 4

const Payload = z.object({ id: z.string() })

/** Imports items one by one; each is done once, however often the job is cut off and begins again. */
export async function applyImport(payload: unknown, deps: ImportDeps): Promise<void> {
  const { id } = Payload.parse(payload)
  const row = await findWork(deps.read, id)
  if (row?.status !== 'importing') return
  const { importer } = row
  if (!importer) return end(row, { status: 'canceled' }, deps)
  await inTurn({ task: APPLY_IMPORT, id }, () => applySome({ ...row, importer }, deps), deps)
}

async function applySome(row: ImportRow & { importer: Member }, deps: ImportDeps): Promise<void> {
  try {
    const opened = await unlessStill(STILL_MS, (progress) => openFiles(row, progress, deps))
    try {
      const files = new Map(opened.files.map((file) => [file.name, file]))
      await step({ row, importer: row.importer, files }, deps)
    } finally {
      opened.close()
    }
  } catch (error) {
    const failure = failureOf(error)
    if (!(failure instanceof ImportFailure)) throw error
    await end(row, { status: 'failed', error: failure.reason }, deps)
  }
}

async function step(work: Work, deps: ImportDeps): Promise<void> {
  const { id } = work.row
  const until = deps.now().getTime() + STEP_MS
  while (deps.now().getTime() < until) {
    const begun = await deps.transact((tx) => beginItems(tx, id, ITEMS_AT_ONCE))
    if (begun.length === 0) {
      await bringTags(work, deps)
      await removeEmptyImportedBoards(work, deps)
      return end(work.row, { status: 'done' }, deps)
    }
    const items = firstOf(begun)
    await giveBack(deps.read, id, sequencesOf(begun.slice(items.length)))
    if (!(await bringAll(work, items, deps))) return
  }
  await deps.transact((tx) => askFor(tx, APPLY_IMPORT, id, deps))
}

async function end(row: ImportRow, how: Parameters<typeof settleImport>[2], deps: ImportDeps): Promise<void> {
  await deps.transact((tx) => settleImport(tx, row.id, how, deps.now()))
  const { retryable = 0 } = (await findWork(deps.read, row.id)) ?? {}
  if (how.status !== 'done' || retryable === 0) await releaseArchive(row.uploadId, deps)
}

type Begun = ImportItem & { attempts: number }

const sequencesOf = (items: readonly Begun[]) => items.map(({ sequence }) => sequence)

function picturesOn(item: ImportItem): number {
  if (item.type !== 'pin') return 0
  if (videosOf(item.details).length > 0) return PICTURES_AT_ONCE
  return 1 + (item.details.content ? picturesOfContent(item.details.content).length : 0)
}

function firstOf(items: readonly Begun[]): readonly Begun[] {
  let pictures = 0
  const end = items.findIndex((item) => (pictures += picturesOn(item)) > PICTURES_AT_ONCE)
  return end === -1 ? items : items.slice(0, Math.max(1, end))
}

/** Brings a few items in their order, their pictures side by side; false once the import is no longer at work. */
async function bringAll(work: Work, items: readonly Begun[], deps: ImportDeps): Promise<boolean> {
  const pins = items.filter((item) => item.type === 'pin' && item.attempts <= MAX_ATTEMPTS) as PinItem[]
  const loading = paced(pins, (pin) => loadPicture(work, pin, deps))
  let at = 0
  try {
    for (const item of items) {
      at = item.sequence
      if (!(await bring(work, item, loading, deps))) return false
    }
    return true
  } catch (error) {
    // The others are not what ended this; and a server that is busy is nobody's fault.
    const isBusy = error instanceof DomainError && error.code === 'UNAVAILABLE'
    const innocent = items.filter(({ sequence }) => isBusy || sequence !== at)
    await giveBack(deps.read, work.row.id, sequencesOf(innocent))
    throw error
  } finally {
    await Promise.allSettled(loading.values())
  }
}

async function bring(
  work: Work,
  item: Begun,
  loading: ReadonlyMap<number, Promise<Loaded>>,
  deps: ImportDeps,
): Promise<boolean> {
  if (item.attempts > MAX_ATTEMPTS)
    return settle(work, item, async () => ({ outcome: 'failed', reason: 'failed' }), deps)
  if (item.type === 'board') return settle(work, item, (tx) => bringBoard(tx, work, item, deps), deps)
  if (item.type === 'section') return settle(work, item, (tx) => bringSection(tx, work, item, deps), deps)
  const loaded = await loading.get(item.sequence)
  if (item.type !== 'pin' || !loaded) return true
  if ('failure' in loaded) return settle(work, item, async () => loaded.failure, deps)
  return settle(work, item, (tx) => bringPin(tx, work, { item, ...loaded }, deps), deps)
}

/** Does the work on an item and notes its outcome, both or neither; false when the import is no longer at work. */
async function settle(
  { row }: Work,
  item: Begun,
  work: (tx: Db) => Promise<ItemOutcome>,
  deps: ImportDeps,
): Promise<boolean> {
  const write = (outcomeOf: (tx: Db) => Promise<ItemOutcome>) =>
    deps.transact(async (tx) => {
      if (!(await lockNewItem(tx, row.id, item.sequence))) return false
      const outcome = await outcomeOf(tx)
      await settleItem(tx, row.id, item.sequence, outcome)
      await countOutcome(tx, row.id, shiftOf(item, outcome))
      return true
    })
  return write(work).catch((error: unknown) => {
    const failure = outcomeOfFailure(error)
    return write(async () => failure)
  })
}

function shiftOf({ type }: ImportItem, { outcome, reason }: ItemOutcome) {
  if (outcome === 'failed') return { failed: 1, retryable: isPassing(reason) ? 1 : 0 }
  if (type !== 'pin') return {}
  return outcome === 'imported' ? { imported: 1 } : { duplicates: 1, pins: -1 }
}
