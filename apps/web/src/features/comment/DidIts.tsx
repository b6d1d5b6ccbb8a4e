import { useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { useAsMember } from '../../entities/session/use-as-member.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import styles from './Comments.module.css'
import { DidItItem } from './DidItItem.tsx'
import { LazyDidItDialog } from './DidItActions.tsx'
import { didItsApi } from './did-its-api.ts'
import { selectDidItEntities, selectWrittenDidIts } from './did-its-slice.ts'

/** The newest first: what was made here since stands before what was read. */
function DidItList({ pin }: { pin: Pin }) {
  const t = useT<'comments'>()
  const objectId = pin.aggregated_pin_data.id
  const feed = useIdFeed(didItsApi.useDidItsInfiniteQuery({ objectId }))
  const written = useAppSelector((state) => selectWrittenDidIts(state, objectId))
  const entities = useAppSelector(selectDidItEntities)
  if (feed.status === 'loading') return <Spinner size={24} label={t('didIts.loading')} />
  if (feed.status === 'failed') {
    return (
      <div role="alert" className={styles.note}>
        <p>{t('didIts.failed')}</p>
        <Button onClick={feed.onRetry}>{t('app.retry')}</Button>
      </div>
    )
  }
  const ids = [...new Set([...(written ?? []).toReversed(), ...feed.ids])]
  const shown = ids.flatMap((id) => entities[id] ?? [])
  return (
    <>
      <ul className={styles.list}>
        {shown.map((didIt) => (
          <DidItItem key={didIt.id} didIt={didIt} pin={pin} />
        ))}
      </ul>
      {(feed.onLoadMore ?? feed.hasMoreFailed) && (
        <Button isBusy={feed.isLoadingMore} onClick={feed.onLoadMore ?? feed.onRetry}>
          {t('didIts.more')}
        </Button>
      )}
    </>
  )
}

/** Photos of those who tried the idea of a pin, and the invitation to add one. */
export function DidIts({ pin }: { pin: Pin }) {
  const t = useT<'comments'>()
  const [isAdding, setIsAdding] = useState(false)
  const isMember = useAppSelector(selectIsAuthenticated)
  const asMember = useAsMember('comment')
  const count = pin.aggregated_pin_data.did_it_data.images_count
  const mayAdd = !pin.done_by_me && (pin.abilities?.can_comment ?? !isMember)
  if (pin.comments_disabled) return null
  return (
    <section aria-labelledby="did-its" className={styles.comments}>
      <h2 id="did-its" className={styles.heading}>
        {count > 0 ? t('didIts.count', { count }) : t('didIts.title')}
      </h2>
      {count > 0 ? <DidItList pin={pin} /> : <p className={styles.note}>{t('didIts.none')}</p>}
      {mayAdd && (
        <div>
          <Button onClick={() => asMember(() => setIsAdding(true))}>{t('didIts.add')}</Button>
        </div>
      )}
      {isAdding && <LazyDidItDialog pin={pin} onDismiss={() => setIsAdding(false)} />}
    </section>
  )
}
