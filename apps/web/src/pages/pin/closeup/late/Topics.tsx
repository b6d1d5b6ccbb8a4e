import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { selectTopicEntities } from '../../../../entities/topics/topics-slice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import { Chip } from '../../../../shared/ui/Chip.tsx'
import styles from '../PinDetails.module.css'
import { pinInterestsApi } from './pin-interests-api.ts'

/** What the pin is about: visitors and search engines have it with the pin, members ask for it. */
export function Topics({ pin: { id, related_interests, related_interest_ids = [] } }: { pin: Pin }) {
  const t = useT<'closeup'>()
  pinInterestsApi.usePinInterestsQuery({ pin_id: id }, { skip: related_interests !== undefined })
  const known = useAppSelector(selectTopicEntities)
  const topics = related_interests ?? related_interest_ids.flatMap((topicId) => known[topicId] ?? [])
  if (topics.length === 0) return null
  return (
    <nav aria-label={t('closeup.topics')} className={styles.topics}>
      {topics.map(({ id: topicId, name, slug }) => (
        <Chip key={topicId} to={`/topics/${slug}/`}>
          {name}
        </Chip>
      ))}
    </nav>
  )
}
