import type { FoundImage } from '@tessera/api-types/media/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { imagesOfPage } from './found-images.ts'
import { keepPageFacts, type PageFacts } from './attribution-store.ts'
import { attributionOfPage } from './page-attribution.ts'
import { subjectOfPage } from './page-subject.ts'
import { readPage } from './page-tags.ts'
import { refuseFetch } from './image-intake.ts'
import { previewAddress } from './preview-address.ts'
import { decodePage } from '../../fetching/decode-page.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'fetcher' | 'limits' | 'now' | 'site' | 'transact'>

const MAX_PAGE_BYTES = 3 * 1024 * 1024
const LOOKUPS = 60
const WINDOW_MS = 5 * MINUTE_MS

/** The pictures behind an address: of a page, or the address itself when it is a picture. */
export async function findImages(
  { userId }: Member,
  url: string,
  { fetcher, limits, site, now, transact }: Needs,
): Promise<{ items: FoundImage[]; title: string }> {
  await limits.consume(`find-images:${userId}`, LOOKUPS, WINDOW_MS)
  const { items, title, facts } = await load(url, fetcher)
  await transact((tx) => keepPageFacts(tx, url, facts, now()))
  return {
    items: items.map((image) => ({ ...image, preview_url: previewAddress(site.secret, image.url, now()) })),
    title,
  }
}

const NO_FACTS: PageFacts = { attribution: null, subject: null }

async function load(url: string, fetcher: Deps['fetcher']) {
  const isPicture = (type: string) => type.startsWith('image/')
  const isTypeAllowed = (type: string) =>
    isPicture(type) || type === 'text/html' || type === 'application/xhtml+xml'
  const found = await fetcher
    .fetch(url, {
      maxBytes: MAX_PAGE_BYTES,
      isBeginningEnough: true,
      accept: 'text/html,image/*',
      isTypeAllowed,
    })
    .catch(refuseFetch)
  if (isPicture(found.contentType))
    return { items: [{ url: found.url, alt_text: '' }], title: '', facts: NO_FACTS }
  const { title, tags, jsonLd } = readPage(decodePage(found))
  const facts = { attribution: attributionOfPage(tags, found.url), subject: subjectOfPage(jsonLd) }
  return { items: imagesOfPage(tags, found.url), title, facts }
}

/** Addresses of the pictures behind an address, the most promising first; the facts of the page are kept for their pins. */
export async function pictureAddresses(
  url: string,
  { fetcher, now, transact }: Pick<Deps, 'fetcher' | 'now' | 'transact'>,
): Promise<string[]> {
  const { items, facts } = await load(url, fetcher)
  await transact((tx) => keepPageFacts(tx, url, facts, now()))
  return items.map((image) => image.url)
}
