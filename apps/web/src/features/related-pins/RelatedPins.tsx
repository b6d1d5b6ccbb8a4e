import type { ReactNode } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { relatedPinsApi } from './related-pins-api.ts'
import { StoryShelf } from './StoryShelf.tsx'
import styles from './RelatedPins.module.css'

type Props = { pinId: string; actionsOf: (pin: Pin) => ReactNode }

/** What goes well with a pin, below its closeup. */
export function RelatedPins({ pinId, actionsOf }: Props) {
  const t = useT<'closeup'>()
  const query = relatedPinsApi.useRelatedPinsInfiniteQuery({ pinId })
  const feed = useIdFeed(query)
  const stories = query.data?.pages.flatMap((page) => page.stories) ?? []
  const empty = (
    <EmptyState
      heading="h3"
      icon={<TilesIcon size={40} />}
      title={t('closeup.relatedEmpty')}
      description={t('closeup.relatedEmptyDescription')}
    />
  )
  return (
    <section aria-labelledby="related-pins" className={styles.related}>
      <h2 id="related-pins" className={styles.heading}>
        {t('closeup.related')}
      </h2>
      {stories.map((story) => (
        <StoryShelf key={story.id} story={story} />
      ))}
      <PinGrid label={t('closeup.related')} feed={feed} empty={empty} actionsOf={actionsOf} />
    </section>
  )
}
