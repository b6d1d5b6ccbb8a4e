import { FetchFailure } from '../../fetching/fetch-failure.ts'
import { ImageError } from '../../images/image-error.ts'
import type { IngestedImage } from '../../images/image-library.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'

const MAX_IMAGE_BYTES = 20 * 1024 * 1024 // facts §1.2

/** Checks and stores a picture; what is wrong with it becomes an expected failure. */
export const takeIn = (bytes: Uint8Array, { images }: Deps): Promise<IngestedImage> =>
  images.ingest(bytes).catch((error: unknown) => {
    throw error instanceof ImageError ? new DomainError(error.code, { detail: error.detail }) : error
  })

/** Loads a picture from an address that somebody chose. */
export async function fetchImage(url: string, deps: Deps): Promise<IngestedImage> {
  const { bytes } = await deps.fetcher
    .fetch(url, { maxBytes: MAX_IMAGE_BYTES, accept: 'image/*' })
    .catch(refuseFetch)
  return takeIn(bytes, deps)
}

/** A fetch that failed, as its caller may know it. */
export function refuseFetch(error: unknown): never {
  if (!(error instanceof FetchFailure)) throw error
  const code = error.code === 'ADDRESS_NOT_ALLOWED' ? 'ADDRESS_NOT_ALLOWED' : 'IMAGE_NOT_FETCHED'
  throw new DomainError(code, { detail: error.detail })
}
