import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useCaptionTracks } from '../videos/use-caption-tracks.ts'
import type { ClipPlaying, StoryClip } from './clip-playing.ts'

/** A clip on a page of a story: its cover, until the page plays. */
export function StoryVideo({ block, playing }: { block: StoryClip; playing?: ClipPlaying | undefined }) {
  const t = useT<'story'>()
  const box = useRef<HTMLVideoElement>(null)
  const { isPlaying = false, isMuted = true } = playing ?? {}
  const refused = useEffectEvent((video: HTMLVideoElement) => {
    if (video.muted) return
    playing?.onMuted()
  })
  useEffect(() => {
    const video = box.current
    if (!video || !isPlaying) return undefined
    video.muted = isMuted
    // Rejected where the page was left before it began, too.
    video.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') refused(video)
    })
    return () => video.pause()
  }, [isPlaying, isMuted])
  const { image, video_list: videoList, alt_text: altText } = block
  const version = videoList.V_720P
  const [captions, ...otherCaptions] = useCaptionTracks(version?.captionsUrls)
  return (
    <video
      ref={box}
      src={version?.url}
      poster={image.url}
      width={image.width}
      height={image.height}
      muted
      playsInline
      preload="none"
      aria-label={altText || t('story.clip')}
      style={{ backgroundColor: image.dominantColor }}
      onEnded={() => playing?.onEnd(block)}
      onError={() => playing?.onEnd(block)}
    >
      <track kind="captions" default {...captions} />
      {otherCaptions.map((track) => (
        <track key={track.srcLang} kind="captions" {...track} />
      ))}
    </video>
  )
}
