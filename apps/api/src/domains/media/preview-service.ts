import { asDomainError } from '../../images/image-error.ts'
import { defaultImageLimits } from '../../images/image-limits.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseFetch } from './image-intake.ts'
import { isSignedPreview } from './preview-address.ts'

type Needs = Pick<Deps, 'fetcher' | 'images' | 'now' | 'site'>

/**
 * A grid-sized WebP of the picture that a signed preview address names.
 * @throws DomainError NOT_FOUND for an address we did not sign or whose time is over, else what fetching and reading refuse
 */
export async function previewOf(
  asked: Record<string, unknown>,
  { fetcher, images, site, now }: Needs,
): Promise<Buffer> {
  const { url, until, mac } = asked
  const isAsked = typeof url === 'string' && typeof until === 'string' && typeof mac === 'string'
  if (!isAsked || !isSignedPreview(site.secret, { url, until, mac }, now())) {
    throw new DomainError('NOT_FOUND')
  }
  const isTypeAllowed = (type: string) => type.startsWith('image/')
  const found = await fetcher
    .fetch(url, { maxBytes: defaultImageLimits.maxBytes, accept: 'image/*', isTypeAllowed })
    .catch(refuseFetch)
  return images.thumbnail(found.bytes).catch(asDomainError)
}
