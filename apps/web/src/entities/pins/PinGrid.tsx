import { type ReactNode, useCallback } from 'react'
import type { IdFeed } from '../../shared/api/id-feed.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import type { Columns } from '../../shared/ui/masonry/columns.ts'
import { Masonry } from '../../shared/ui/masonry/Masonry.tsx'
import type { ItemSize } from '../../shared/ui/masonry/masonry-layout.ts'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { CardKeys } from './CardKeys.tsx'
import { cardSize } from './pin-card-size.ts'
import { PinCard } from './PinCard.tsx'
import styles from './PinGrid.module.css'
import { PinGridSkeleton } from './PinGridSkeleton.tsx'
import type { Pin } from './pins-slice.ts'
import { usePins } from './select-pins.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { useExperiment } from '../experiments/use-experiment.ts'
import { selectIsAuthenticated } from '../session/session-slice.ts'
import { SIMPLIFIED_GRID, hasCardFooter } from './card-footer-rule.ts'

const useCardFooter = (): boolean => {
  const isSignedIn = useAppSelector(selectIsAuthenticated)
  return hasCardFooter(isSignedIn, useExperiment(SIMPLIFIED_GRID.flag))
}

/** How pins look where they are no cards with words below them. Its functions are stable. */
export type PinLook = {
  columns: Columns
  sizeOf: (pin: Pin) => ItemSize
  cardOf: (pin: Pin) => ReactNode
}

type Props = {
  label: string
  feed: IdFeed
  /** What stands in place of a grid without pins. */
  empty: ReactNode
  /** Says below a card why it is here. */
  hasReasons?: boolean
  /** How many pictures people wait for: those in view at the start. */
  priorityCount?: number
  /** Whether cards are there to be chosen by what lies over them. */
  isChoosable?: boolean
  columns?: Columns | undefined
  look?: PinLook
  /** Names under each pin who saved it, also to members: where several people save. */
  namesPinners?: boolean
  /** What can be done with a pin: lies over its picture. A stable function. */
  actionsOf?: (pin: Pin) => ReactNode
  /** What follows the last pin; by default, words that this is all. */
  end?: ReactNode
}

const keyOf = ({ id }: Pin) => id

function GridFoot({ feed, end }: Pick<Props, 'feed' | 'end'>) {
  const t = useT<'pins'>()
  if (feed.hasMoreFailed) {
    return (
      <div role="alert" className={styles.foot}>
        <p>{feed.error ? errorText(feed.error, t) : t('pins.moreFailed')}</p>
        <Button onClick={feed.onRetry}>{t('app.retry')}</Button>
      </div>
    )
  }
  if (feed.onLoadMore) {
    return (
      <div className={styles.foot}>{feed.isLoadingMore && <Spinner label={t('pins.loadingMore')} />}</div>
    )
  }
  return end ?? <p className={styles.foot}>{t('pins.end')}</p>
}

const cardOf = (
  { hasReasons = false, priorityCount = 0, isChoosable = false, actionsOf }: Props,
  hasFooter: boolean,
) =>
  function card(pin: Pin, index: number) {
    return (
      <PinCard
        pin={pin}
        hasFooter={hasFooter}
        hasReason={hasReasons}
        isPriority={index < priorityCount}
        isChoosable={isChoosable}
        actionsOf={actionsOf}
      />
    )
  }

/** Pins in a grid that grows as one scrolls: loading, failed, empty and full. */
export function PinGrid(props: Props) {
  const { label, feed, empty, look, hasReasons = false } = props
  const t = useT<'pins'>()
  const hasFooter = useCardFooter() || props.namesPinners === true
  const pins = usePins(feed.ids)
  const sizeOf = useCallback(
    (pin: Pin) => cardSize(pin, { hasFooter, hasReason: hasReasons }),
    [hasFooter, hasReasons],
  )
  if (feed.status === 'loading') return <PinGridSkeleton />
  if (feed.status === 'failed') {
    return (
      <ErrorState title={t('pins.failed')} description={errorText(feed.error, t)} onRetry={feed.onRetry} />
    )
  }
  if (pins.length === 0 && !feed.onLoadMore) return empty
  return (
    <>
      <CardKeys>
        <Masonry
          label={label}
          items={pins}
          keyOf={keyOf}
          sizeOf={look?.sizeOf ?? sizeOf}
          columns={look?.columns ?? props.columns}
          onLoadMore={feed.onLoadMore}
          isLoadingMore={feed.isLoadingMore}
          renderItem={look?.cardOf ?? cardOf(props, hasFooter)}
        />
      </CardKeys>
      <GridFoot feed={feed} end={props.end} />
    </>
  )
}
