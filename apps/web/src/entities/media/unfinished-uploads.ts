import { UPLOAD_KEEP_MS } from '@tessera/api-types/media/resumable-uploads'
import { now } from '../../shared/browser/clock.ts'
import { localStore } from '../../shared/browser/storage.ts'

const ITEM = 'unfinished_uploads'
const MOST = 20

export type ResumableType = 'video' | 'archive'
type Unfinished = { path: string; mediaType: ResumableType; name: string; at: number }

/** What makes a file the same one after a reload, as far as a page can tell without reading it all. */
export const fingerprintOf = ({ name, size, type, lastModified }: File, mediaType: ResumableType): string =>
  [mediaType, name, type, size, lastModified].join('|')

const isUnfinished = (value: unknown): value is Unfinished => {
  const { path, name, at } = (value ?? {}) as Partial<Unfinished>
  return (
    typeof path === 'string' && path.startsWith('/') && typeof name === 'string' && typeof at === 'number'
  )
}

function known(): [string, Unfinished][] {
  try {
    const kept = JSON.parse(localStore.read(ITEM) ?? '{}') as Record<string, unknown>
    return Object.entries(kept)
      .filter((entry): entry is [string, Unfinished] => isUnfinished(entry[1]))
      .filter(([, { at }]) => at > now() - UPLOAD_KEEP_MS)
  } catch {
    return []
  }
}

const keep = (entries: readonly [string, Unfinished][]): void =>
  entries.length === 0
    ? localStore.remove(ITEM)
    : localStore.write(ITEM, JSON.stringify(Object.fromEntries(entries.slice(-MOST))))

const others = (fingerprint: string) => known().filter(([key]) => key !== fingerprint)

/** Where a file was being uploaded when its page was left; null for a new one. */
export const unfinishedPath = (fingerprint: string): string | null =>
  known().find(([key]) => key === fingerprint)?.[1].path ?? null

export const rememberUpload = (fingerprint: string, upload: Omit<Unfinished, 'at'>): void =>
  keep([...others(fingerprint), [fingerprint, { ...upload, at: now() }]])

export const forgetUpload = (fingerprint: string): void => keep(others(fingerprint))

/** The name of the file of this type whose upload was left last. */
export const unfinishedName = (mediaType: ResumableType): string | null =>
  known().findLast(([, upload]) => upload.mediaType === mediaType)?.[1].name ?? null
