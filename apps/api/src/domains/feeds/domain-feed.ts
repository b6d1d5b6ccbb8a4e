import type { Page } from '@tessera/api-types'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import { hydratePinCards, PROPOSED } from '../pins/pin-hydration.ts'
import { listDomainPinIds } from './domain-store.ts'

interface DomainInput {
  domain: string
  bookmark: string | null
  page_size: number
}

/** What people saved from a website, newest first. */
export async function domainFeed(
  viewer: Viewer,
  { domain, bookmark, page_size }: DomainInput,
  deps: Pick<Deps, 'caches' | 'read' | 'site'>,
): Promise<Page<PinCard>> {
  const scope = `feeds.domain:${domain}`
  const { secret } = deps.site
  const before = decodeBookmark<string>(secret, scope, bookmark)
  const ids = await listDomainPinIds(deps.read, { domain, before, limit: page_size + 1 })
  const page = toPage(ids, page_size, (last) => encodeBookmark(secret, scope, last))
  return { items: await hydratePinCards(deps, viewer, page.rows, PROPOSED), bookmark: page.bookmark }
}
