import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { StoryPageView } from '@tessera/api-types/story-pins/views'
import { pinsApi } from '../../entities/pins/pins-api.ts'
import { type Pin, selectPin } from '../../entities/pins/pins-slice.ts'
import type { ClipPlaying } from '../../entities/story-pins/clip-playing.ts'
import { hasFonts, useStoryFonts } from '../../entities/story-pins/story-fonts.ts'
import { StoryPage } from '../../entities/story-pins/StoryPage.tsx'
import { onMouseRest } from '../../shared/browser/mouse-over.ts'
import { allowsAutoplay } from '../../shared/browser/streaming.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import styles from './CardPreviews.module.css'

const REST_MS = 400
const PAGE_MS = 1_600

function VideoPreview({ url }: { url: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <video
      src={url}
      muted
      autoPlay
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      className={classNames(styles.video, isPlaying && styles.shown)}
      onPlaying={() => setIsPlaying(true)}
      onError={() => setIsPlaying(false)}
    />
  )
}

const CLIP: ClipPlaying = {
  isPlaying: true,
  isMuted: true,
  onMuted: () => undefined,
  onEnd: () => undefined,
}

/** The pages in turn: the card shows the first one already. */
function Leaves({ pages }: { pages: readonly StoryPageView[] }) {
  const [turns, setTurns] = useState(1)
  useStoryFonts({ isNeeded: hasFonts(pages) })
  useEffect(() => {
    const timer = setInterval(() => setTurns((before) => before + 1), PAGE_MS)
    return () => clearInterval(timer)
  }, [])
  const page = pages[turns % pages.length]
  return (
    page && (
      <div className={styles.page}>
        <StoryPage key={page.id} page={page} isFirst playing={CLIP} />
      </div>
    )
  )
}

function StoryPreview({ pin }: { pin: Pin }) {
  pinsApi.useCloseupQuery(pin.id, { skip: pin.story_pin_data !== undefined })
  const pages = pin.story_pin_data?.pages ?? []
  return pages.length > 1 && <Leaves pages={pages} />
}

function Preview({ pin }: { pin: Pin }) {
  const url = pin.content.kind === 'video' && pin.content.video_list.V_720P?.url
  if (url) return <VideoPreview url={url} />
  return pin.content.kind === 'story' && <StoryPreview pin={pin} />
}

function PreviewOfHovered() {
  const [card, setCard] = useState<HTMLElement | null>(null)
  useEffect(() => onMouseRest('[data-pin-id]', REST_MS, setCard), [])
  const pin = useAppSelector((state) => (card ? selectPin(state, card.dataset['pinId'] ?? '') : undefined))
  const picture = card?.querySelector('img')?.parentElement
  if (!pin || !picture || !allowsAutoplay()) return null
  return createPortal(
    <span className={styles.preview} aria-hidden="true" data-preview={pin.content.kind} inert>
      <Preview key={pin.id} pin={pin} />
    </span>,
    picture,
  )
}

/** Plays the video or the pages of the card that a mouse rests on, without sound; each page of the site begins anew. */
export function CardPreviews() {
  const { key } = useLocation()
  return <PreviewOfHovered key={key} />
}
