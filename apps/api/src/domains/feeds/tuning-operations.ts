import {
  type FeedExclusion,
  type FeedSource,
  type FeedSourceType,
  feedTuningContracts as contracts,
  MAX_FEED_EXCLUSIONS,
} from '@tessera/api-types/feed-tuning/contracts'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { Member } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Db, Site } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { findBoard } from '../boards/board-service.ts'
import { boardUrl } from '../boards/board-view.ts'
import { interestsByIds } from '../interests/interest-service.ts'
import { findProfile } from '../users/user-service.ts'
import { addExclusion, removeExclusion } from './exclusion-store.ts'
import { type FeedSourceRow, listFeedSources } from './tuning-store.ts'

const MAX_ID = '9223372036854775807'

function pathOf(type: FeedSourceType, { id, slug, username }: FeedSourceRow): string {
  switch (type) {
    case 'topic':
      return `/topics/${slug}/`
    case 'person':
      return `/${username}/`
    case 'board':
    case 'own_board':
      return boardUrl(username ?? '', slug ?? '')
    case 'hidden_pin':
      return `/pin/${id}/`
  }
}

const toFeedSource = (type: FeedSourceType, row: FeedSourceRow, { imageBase }: Site): FeedSource => ({
  type,
  id: row.id,
  name: row.name,
  image_url:
    row.imageSignature && imageUrl(imageBase, row.imageSignature, type === 'person' ? '75x75' : '236x'),
  url: pathOf(type, row),
  is_excluded: row.isExcluded,
})

/** Throws where the viewer knows of no such topic, person or board. */
async function requireKnown(
  read: Db,
  viewer: Member,
  { type, id }: FeedExclusion,
  site: Site,
): Promise<unknown> {
  if (type === 'board') return findBoard(read, viewer, { boardId: id })
  if (type === 'person') return findProfile(read, viewer, { userId: id })
  const [topic] = await interestsByIds(viewer, [id], { read, site })
  if (!topic) throw new DomainError('INTEREST_NOT_FOUND')
  return topic
}

export const feedTuningOperations: Operation[] = [
  implement(
    contracts['feedTuning.list'],
    async ({ source_type: type, bookmark, page_size }, { viewer, deps }) => {
      const scope = `feedTuning:${viewer.userId}:${type}`
      const { secret } = deps.site
      const [before = MAX_ID] = decodeBookmark<[string]>(secret, scope, bookmark) ?? []
      const rows = await listFeedSources(deps.read, viewer, { type, before, limit: page_size + 1 })
      const page = toPage(rows, page_size, ({ key }) => encodeBookmark(secret, scope, [key]))
      return { items: page.rows.map((row) => toFeedSource(type, row, deps.site)), bookmark: page.bookmark }
    },
  ),
  implement(contracts['feedTuning.exclude'], async (excluded, { viewer, deps }) => {
    await deps.transact(async (tx) => {
      await requireKnown(tx, viewer, excluded, deps.site)
      const within = { at: deps.now(), most: MAX_FEED_EXCLUSIONS }
      if (!(await addExclusion(tx, { ...excluded, userId: viewer.userId }, within)))
        throw new DomainError('LIMIT_REACHED')
    })
    return excluded
  }),
  implement(contracts['feedTuning.include'], async (excluded, { viewer, deps }) => {
    await deps.transact((tx) => removeExclusion(tx, { ...excluded, userId: viewer.userId }))
    return excluded
  }),
]
