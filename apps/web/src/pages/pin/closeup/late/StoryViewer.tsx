import { useState } from 'react'
import { STORY_AUTO_ADVANCE_MS } from '@tessera/api-types/story-pins/story-constants'
import type { StoryPageView } from '@tessera/api-types/story-pins/views'
import { pinPath } from '../../../../entities/pins/pin-reference.ts'
import { type Pin, selectPin, selectPinEntities } from '../../../../entities/pins/pins-slice.ts'
import { selectActivePage, storyPageChosen } from '../../../../entities/story-pins/idea-pin-slice.ts'
import { hasFonts, useStoryFonts } from '../../../../entities/story-pins/story-fonts.ts'
import { StoryPage } from '../../../../entities/story-pins/StoryPage.tsx'
import { useMediaQuery } from '../../../../shared/browser/media-query.ts'
import { useIsHydrated } from '../../../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { Link } from '../../../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import type { StoryTurn } from './story-gesture.ts'
import styles from './StoryViewer.module.css'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useMeasuredStory } from './use-measured-story.ts'
import { useStoryGestures } from './use-story-gestures.ts'
import { useStoryTracking } from './use-story-tracking.ts'

const STILL = '(prefers-reduced-motion: reduce)'

interface ProgressProps {
  count: number
  active: number
  isRunning: boolean
}

/** A segment a page; the one that shows fills until its time is over. */
function Progress({ count, active, isRunning }: ProgressProps) {
  return (
    <div className={styles.progress} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={classNames(styles.segment, at < active && styles.seen)}>
          {at === active && (
            <span
              key={active}
              className={styles.fill}
              style={{
                animationDuration: `${STORY_AUTO_ADVANCE_MS}ms`,
                animationPlayState: isRunning ? 'running' : 'paused',
              }}
            />
          )}
        </span>
      ))}
    </div>
  )
}

function useNextStory(pinId: string): Pin | undefined {
  const pins = useAppSelector(selectPinEntities)
  return Object.values(pins).find(
    ({ id, content }) => id !== pinId && content.kind === 'story' && content.page_count > 0,
  )
}

function Leaves({ pages, active }: { pages: readonly StoryPageView[]; active: number }) {
  const t = useT<'story'>()
  return pages.map((page, at) => (
    <div
      key={page.id}
      role="group"
      aria-label={t('story.page', { page: at + 1, count: pages.length })}
      className={classNames(styles.page, at !== active && styles.away)}
      inert={at !== active}
    >
      <StoryPage page={page} isFirst={at === 0} />
    </div>
  ))
}

interface ZonesProps {
  active: number
  count: number
  tap: (to: StoryTurn) => () => void
}

/** Where a tap turns the page. */
function Zones({ active, count, tap }: ZonesProps) {
  const t = useT<'story'>()
  return (
    <>
      <button
        type="button"
        className={classNames(styles.zone, styles.previous)}
        aria-label={t('story.previous')}
        disabled={active === 0}
        onClick={tap('previous')}
      />
      <button
        type="button"
        className={classNames(styles.zone, styles.next)}
        aria-label={t('story.next')}
        disabled={active === count - 1}
        onClick={tap('next')}
      />
    </>
  )
}

function Pages({ pinId, pages, label }: { pinId: string; pages: readonly StoryPageView[]; label: string }) {
  const t = useT<'story'>()
  const dispatch = useAppDispatch()
  const count = pages.length
  const active = Math.min(useAppSelector(selectActivePage), count - 1)
  const isHydrated = useIsHydrated()
  const isStill = useMediaQuery(STILL)
  const [isPaused, setIsPaused] = useState(false)
  const box = useMeasuredStory()
  const next = useNextStory(pinId)
  useStoryFonts({ isNeeded: isHydrated && hasFonts(pages) })
  useStoryTracking(pinId, active, count)
  const turn = (to: StoryTurn) => {
    if (to) dispatch(storyPageChosen({ page: active + (to === 'next' ? 1 : -1), count }))
  }
  const { isHeld, handlers, tap } = useStoryGestures(turn)
  const isLast = active === count - 1
  const isRunning = isHydrated && !isStill && !isPaused && !isHeld && !isLast
  useAutoAdvance(isRunning, active, () => turn('next'))
  return (
    <section
      ref={box}
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.viewer}
      {...handlers}
    >
      <Progress count={count} active={active} isRunning={isRunning} />
      <Leaves pages={pages} active={active} />
      <Zones active={active} count={count} tap={tap} />
      {!isStill && count > 1 && (
        <button type="button" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? t('story.play') : t('story.pause')}
        </button>
      )}
      {isLast && next && (
        <Link to={pinPath(next.id)} className={styles.nextStory}>
          {t('story.nextStory')}
        </Link>
      )}
      <p role="status" className={styles.status}>
        {t('story.page', { page: active + 1, count })}
      </p>
    </section>
  )
}

/** A story to leaf through: by time, tap, swipe or key. */
export function StoryViewer({ pinId }: { pinId: string }) {
  const t = useT<'story'>()
  const pin = useAppSelector((state) => selectPin(state, pinId))
  if (!pin?.story_pin_data) return null
  const label = pin.title
    ? t('story.label', { title: pin.title })
    : t('story.untitled', { name: pin.pinner.full_name })
  return <Pages pinId={pinId} pages={pin.story_pin_data.pages} label={label} />
}
