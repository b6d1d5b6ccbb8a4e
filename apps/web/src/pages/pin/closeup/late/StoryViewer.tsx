import type { StoryPageView } from '@tessera/api-types/story-pins/views'
import { pinPath } from '../../../../entities/pins/pin-reference.ts'
import { pinsApi } from '../../../../entities/pins/pins-api.ts'
import { type Pin, selectPin, selectPinEntities } from '../../../../entities/pins/pins-slice.ts'
import {
  selectActivePage,
  selectViewedStories,
  storyPageChosen,
} from '../../../../entities/story-pins/idea-pin-slice.ts'
import type { ClipPlaying } from '../../../../entities/story-pins/clip-playing.ts'
import { hasFonts, useStoryFonts } from '../../../../entities/story-pins/story-fonts.ts'
import { StoryPage } from '../../../../entities/story-pins/StoryPage.tsx'
import { relatedPinsApi } from '../../../../features/related-pins/related-pins-api.ts'
import { idsOf } from '../../../../shared/api/id-feed.ts'
import { useIsHydrated } from '../../../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { Link } from '../../../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts'
import type { RootState } from '../../../../shared/store/root-reducer.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import type { StoryTurn } from './story-gesture.ts'
import { StoryMusic } from './StoryMusic.tsx'
import { Progress, StoryControls, Zones } from './StoryControls.tsx'
import styles from './StoryViewer.module.css'
import { useMeasuredStory } from './use-measured-story.ts'
import { useStoryGestures } from './use-story-gestures.ts'
import { useStoryPlay } from './use-story-play.ts'
import { useStoryTracking } from './use-story-tracking.ts'

const selectRelated = (state: RootState, pinId: string) =>
  idsOf(relatedPinsApi.endpoints.relatedPins.select({ pinId })(state).data?.pages)

/** The next story in the list below, else any that is here; none that was seen already. */
function selectNextStory(state: RootState, pinId: string): Pin | undefined {
  const pins = selectPinEntities(state)
  const seen = [pinId, ...selectViewedStories(state)]
  const ids = [...selectRelated(state, pinId), ...Object.keys(pins)]
  return ids
    .flatMap((id) => pins[id] ?? [])
    .find(({ id, content }) => !seen.includes(id) && content.kind === 'story' && content.page_count > 0)
}

interface LeavesProps {
  pages: readonly StoryPageView[]
  active: number
  playing: ClipPlaying
}

/** The pages, one shown; without scripts all of them stand below each other, and none is inert. */
function Leaves({ pages, active, playing }: LeavesProps) {
  const t = useT<'story'>()
  const isHydrated = useIsHydrated()
  return pages.map((page, at) => (
    <div
      key={page.id}
      role="group"
      aria-label={t('story.page', { page: at + 1, count: pages.length })}
      className={classNames(styles.page, at !== active && styles.away)}
      inert={isHydrated && at !== active}
    >
      <StoryPage page={page} isFirst={at === 0} playing={at === active ? playing : undefined} />
    </div>
  ))
}

function Pages({ pinId, pages, label }: { pinId: string; pages: readonly StoryPageView[]; label: string }) {
  const t = useT<'story'>()
  const dispatch = useAppDispatch()
  const count = pages.length
  const active = Math.min(useAppSelector(selectActivePage), count - 1)
  const isHydrated = useIsHydrated()
  const box = useMeasuredStory(pinId)
  const next = useAppSelector((state) => selectNextStory(state, pinId))
  useStoryFonts({ isNeeded: isHydrated && hasFonts(pages) })
  useStoryTracking(pinId, active, count)
  const turn = (to: StoryTurn) => {
    if (to) dispatch(storyPageChosen({ page: active + (to === 'next' ? 1 : -1), count }))
  }
  const renew = () =>
    void dispatch(pinsApi.endpoints.renewedCloseup.initiate(pinId, { forceRefetch: true, subscribe: false }))
  const { isHeld, handlers, tap } = useStoryGestures(turn)
  const isLast = active === count - 1
  const story = useStoryPlay({ pages, active, isHeld, onNext: () => turn('next') })
  return (
    <section
      ref={box}
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.viewer}
      {...handlers}
    >
      <Progress count={count} active={active} duration={story.duration} isRunning={story.isRunning} />
      <Leaves pages={pages} active={active} playing={story.playing} />
      <Zones active={active} count={count} tap={tap} />
      <StoryMusic {...story.heard} onExpired={renew} />
      <StoryControls {...story.controls} />
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
