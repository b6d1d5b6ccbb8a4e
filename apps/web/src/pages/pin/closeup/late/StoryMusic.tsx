import { useEffect, useEffectEvent, useRef } from 'react'
import type { StoryMusicBlock } from '../../../../entities/story-pins/clip-playing.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import styles from './StoryViewer.module.css'

interface Props {
  /** Of the page that shows. */
  music: StoryMusicBlock | undefined
  isPlaying: boolean
  isMuted: boolean
  /** The browser refused to play. */
  onMuted: () => void
  /** The sound did not come: its address holds for half a day at least. */
  onExpired: () => void
}

/** The music of a page and who made it. The same track on the next page plays on. */
export function StoryMusic({ music, isPlaying, isMuted, onMuted, onExpired }: Props) {
  const t = useT<'story'>()
  const box = useRef<HTMLAudioElement>(null)
  const heard = useRef<string>(null)
  const hasRenewed = useRef(false)
  const url = music?.track.url
  const isHeard = isPlaying && !isMuted
  const refused = useEffectEvent(onMuted)
  const begin = useEffectEvent((audio: HTMLAudioElement) => {
    if (!music || audio.getAttribute('src') === music.track.url) return
    const isSame = heard.current === music.track.id
    const from = isSame ? audio.currentTime : music.start_ms / 1000
    heard.current = music.track.id
    audio.src = music.track.url
    audio.currentTime = from
  })
  const renew = () => {
    if (hasRenewed.current) return
    hasRenewed.current = true
    onExpired()
  }
  useEffect(() => {
    const audio = box.current
    if (!audio || url === undefined || !isHeard) return undefined
    begin(audio)
    audio.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') refused()
    })
    return () => audio.pause()
  }, [url, isHeard])
  const { title = '', artist = '' } = music?.track ?? {}
  return (
    <>
      <audio ref={box} loop preload="none" onError={renew} onPlaying={() => (hasRenewed.current = false)}>
        <track kind="captions" />
      </audio>
      {music && (
        <p className={styles.music} dir="auto">
          <span aria-hidden>{t('story.music', { title, artist })}</span>
          <span className={styles.status}>{t('story.musicNamed', { title, artist })}</span>
        </p>
      )}
    </>
  )
}
