import { useEffect, useRef, useState } from 'react'
import type { MusicTrack } from '@tessera/api-types/music/views'
import { MUSIC_MAX_WORDS } from '@tessera/api-types/music/music-files'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { storyEditorApi } from './story-editor-api.ts'
import styles from './StoryEditor.module.css'

const TYPING_MS = 300

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Plays one track at a time. */
function useListening() {
  const box = useRef<HTMLAudioElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const audio = box.current
    if (!audio || url === null) return undefined
    audio.src = url
    audio.play().catch(() => setUrl((latest) => (latest === url ? null : latest)))
    return () => audio.pause()
  }, [url])
  return { url, toggle: (next: string) => setUrl(url === next ? null : next), box, end: () => setUrl(null) }
}

interface RowProps {
  track: MusicTrack
  isHeard: boolean
  onListen: () => void
  onChosen: () => void
}

function Track({ track: { title, artist, duration, thumbnail }, isHeard, onListen, onChosen }: RowProps) {
  const t = useT<'story-editor'>()
  return (
    <li className={styles.track}>
      {thumbnail ? <img src={thumbnail} alt="" className={styles.trackPicture} loading="lazy" /> : <span />}
      <span className={styles.trackWords}>
        <b dir="auto">{title}</b>
        <span className={styles.note} dir="auto">
          {t('editor.musicBy', { artist, length: minutes(duration) })}
        </span>
      </span>
      <Button
        tone="plain"
        aria-label={t(isHeard ? 'editor.stopListeningTo' : 'editor.listenTo', { title })}
        onClick={onListen}
      >
        {t(isHeard ? 'editor.stopListening' : 'editor.listen')}
      </Button>
      <Button aria-label={t('editor.useTrack', { title })} onClick={onChosen}>
        {t('editor.use')}
      </Button>
    </li>
  )
}

interface TracksProps {
  q: string
  onChosen: (track: MusicTrack) => void
}

function Tracks({ q, onChosen }: TracksProps) {
  const t = useT<'story-editor'>()
  const query = storyEditorApi.useMusicTracksInfiniteQuery({ q }, { refetchOnMountOrArgChange: true })
  const { url, toggle, box, end } = useListening()
  if (!query.currentData && query.isError)
    return <ErrorState title={t('editor.musicFailed')} onRetry={() => void query.refetch()} />
  if (!query.currentData) return <Spinner label={t('editor.musicLoading')} />
  const tracks = query.currentData.pages.flatMap(({ items }) => items)
  if (tracks.length === 0)
    return <p role="status">{t(q === '' ? 'editor.musicEmpty' : 'editor.musicNotFound', { q })}</p>
  return (
    <>
      <audio ref={box} preload="none" onEnded={end}>
        <track kind="captions" />
      </audio>
      <ul aria-label={t('editor.music')} className={styles.tracks}>
        {tracks.map((track) => (
          <Track
            key={track.id}
            track={track}
            isHeard={url === track.url}
            onListen={() => toggle(track.url)}
            onChosen={() => onChosen(track)}
          />
        ))}
      </ul>
      <ListFoot
        isLoadingMore={query.isFetchingNextPage}
        failure={query.isFetchNextPageError ? t('editor.musicFailed') : undefined}
        onLoadMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        onRetry={() => void query.fetchNextPage()}
      />
    </>
  )
}

interface Props {
  onChosen: (track: MusicTrack) => void
  onDismiss: () => void
}

/** The music that stories may use: to search, to listen to, to choose from. */
export function MusicSheet({ onChosen, onDismiss }: Props) {
  const t = useT<'story-editor'>()
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), TYPING_MS)
  return (
    <Dialog title={t('editor.addMusic')} variant="sheet" onDismiss={onDismiss}>
      <div className={styles.panel}>
        <TextField
          label={t('editor.searchMusic')}
          type="search"
          value={typed}
          maxLength={MUSIC_MAX_WORDS}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Tracks key={q} q={q} onChosen={onChosen} />
      </div>
    </Dialog>
  )
}
