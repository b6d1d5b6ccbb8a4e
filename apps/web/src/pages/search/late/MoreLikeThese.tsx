import { useMemo } from 'react'
import { PinGrid } from '../../../entities/pins/PinGrid.tsx'
import { usePins } from '../../../entities/pins/select-pins.ts'
import { relatedPinsApi } from '../../../features/related-pins/related-pins-api.ts'
import { saveActionsOf } from '../../../features/save-pin/SaveActions.tsx'
import { useIdFeed } from '../../../shared/api/id-feed.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import styles from '../SearchPage.module.css'

export type MoreLikeTheseProps = { results: readonly string[]; onDismiss?: () => void }

/** What is related to the best result, without the pictures of the results. */
export function MoreLikeThese({ results }: MoreLikeTheseProps) {
  const t = useT<'pins' | 'search'>()
  const related = useIdFeed(relatedPinsApi.useRelatedPinsInfiniteQuery({ pinId: results[0] ?? '' }))
  const [shown, found] = [usePins(results), usePins(related.ids)]
  const ids = useMemo(() => {
    const pictures = new Set(shown.map((pin) => pin.image_signature))
    return found.filter((pin) => !pictures.has(pin.image_signature)).map(({ id }) => id)
  }, [shown, found])
  if (related.status !== 'ready' || ids.length === 0) return <p className={styles.end}>{t('pins.end')}</p>
  const label = t('search.moreLikeThese')
  return (
    <section aria-labelledby="more-like-these" className={styles.more}>
      <h2 id="more-like-these">{label}</h2>
      <PinGrid label={label} feed={{ ...related, ids }} empty={null} actionsOf={saveActionsOf} />
    </section>
  )
}
