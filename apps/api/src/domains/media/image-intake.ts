import { IMAGE_MAX_BYTES } from '@tessera/api-types/content-limits'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import { asDomainError } from '../../images/image-error.ts'
import type { IngestedImage } from '../../images/image-library.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { limitedQueue } from '../../kernel/limited-queue.ts'

const AT_ONCE = 4
const MAY_WAIT = 40
/** With the decoders' own queue and a decode it stays below what a connection waits for a response. */
const LONGEST_WAIT_MS = 6_000

export interface ReadableFile {
  read(): Promise<Uint8Array>
}

/** Few whole files lie in memory at a time. */
const queued = limitedQueue(AT_ONCE, MAY_WAIT, LONGEST_WAIT_MS)

/** Checks and stores a picture; what is wrong with it becomes an expected failure. */
export const takeIn = (
  file: ReadableFile,
  { images }: Pick<Deps, 'images'>,
  options: { keepsPlain?: boolean } = {},
): Promise<IngestedImage> =>
  queued(async () => images.ingest(await file.read(), options).catch(asDomainError))

/** Loads a picture from an address that somebody chose. */
export async function fetchImage(
  url: string,
  deps: Pick<Deps, 'fetcher' | 'images'>,
): Promise<IngestedImage> {
  const { bytes } = await deps.fetcher
    .fetch(url, { maxBytes: IMAGE_MAX_BYTES, accept: 'image/*' })
    .catch(refuseFetch)
  return takeIn({ read: async () => bytes }, deps)
}

/** A fetch that failed, as its caller may know it. */
export function refuseFetch(error: unknown): never {
  if (!(error instanceof FetchFailure)) throw error
  const code = error.code === 'ADDRESS_NOT_ALLOWED' ? 'ADDRESS_NOT_ALLOWED' : 'IMAGE_NOT_FETCHED'
  throw new DomainError(code, { detail: error.detail })
}
