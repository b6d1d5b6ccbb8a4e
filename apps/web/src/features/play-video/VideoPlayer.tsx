import type { PinContent } from '@tessera/api-types/pins/views'
import { useEffect, useRef, useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { useCaptionTracks } from '../../entities/videos/use-caption-tracks.ts'
import { attachPlayer } from './attach-player.ts'
import styles from './VideoPlayer.module.css'

type Props = { pin: Pin; content: PinContent & { kind: 'video' }; onDismiss?: () => void }

/** A video with the browser's own controls; its cover stands there until it plays. */
export function VideoPlayer({ pin, content: { video_list: videoList } }: Props) {
  const t = useT<'closeup'>()
  const dispatch = useAppDispatch()
  const box = useRef<HTMLVideoElement>(null)
  const isPromoted = pin.is_promoted ?? false
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const video = box.current
    if (!video) return
    const onFailed = () => setHasFailed(true)
    return attachPlayer(video, { pinId: pin.id, isPromoted, videoList, dispatch, onFailed })
  }, [pin.id, isPromoted, videoList, dispatch])
  const retry = () => {
    setHasFailed(false)
    box.current?.load()
  }
  const [captions, ...otherCaptions] = useCaptionTracks(videoList.V_720P?.captionsUrls)
  const { width, height } = pin.images.orig
  return (
    <div className={styles.player}>
      <video
        ref={box}
        controls
        playsInline
        preload="metadata"
        poster={pin.images['736x'].url}
        width={width}
        height={height}
        aria-label={pin.alt_text || pin.title || t('closeup.video')}
        className={styles.video}
      >
        <track kind="captions" {...captions} />
        {otherCaptions.map((track) => (
          <track key={track.srcLang} kind="captions" {...track} />
        ))}
      </video>
      {hasFailed && (
        <div role="alert" className={styles.failure}>
          <p>{t('closeup.videoFailed')}</p>
          <Button onClick={retry}>{t('app.retry')}</Button>
        </div>
      )}
    </div>
  )
}
