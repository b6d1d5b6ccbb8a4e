import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import type { TopicShelf } from '@tessera/api-types/feeds/views'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { interestsByIds } from '../interests/interest-service.ts'
import { hydratePinCards, PROPOSED } from '../pins/pin-hydration.ts'
import { feedLimits } from './feed-limits.ts'
import { readShelfRows } from './interest-store.ts'
import { FEWEST_PINS, planShelves } from './topic-shelf-rules.ts'

/** Topics with their best loved or newest pins. */
export async function topicShelves(
  viewer: Viewer,
  sort: TopicSort,
  deps: Pick<Deps, 'caches' | 'read' | 'replica' | 'site'>,
): Promise<TopicShelf[]> {
  const { shelfTopics: topics, shelfPins: pins } = feedLimits
  const plans = planShelves(await readShelfRows(deps.replica, memberId(viewer), { topics, pins, sort }))
  const planned = plans.flatMap(({ pinIds }) => pinIds)
  const [interests, cards] = await Promise.all([
    interestsByIds(
      viewer,
      plans.map(({ topicId }) => topicId),
      deps,
    ),
    hydratePinCards(deps, viewer, planned, PROPOSED),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const interestOf = new Map(interests.map((interest) => [interest.id, interest]))
  return plans.flatMap(({ topicId, pinIds }) => {
    const interest = interestOf.get(topicId)
    const shown = pinIds.flatMap((id) => cardOf.get(id) ?? [])
    return interest && shown.length >= FEWEST_PINS ? [{ interest, pins: shown }] : []
  })
}
