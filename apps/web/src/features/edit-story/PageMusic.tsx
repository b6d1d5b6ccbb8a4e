import type { MusicTrack } from '@tessera/api-types/music/views'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { MusicSheet } from './MusicSheet.tsx'
import {
  blockAdded,
  blockChanged,
  blockRemoved,
  selectEditedPage,
  selectIsPageFull,
  selectStoryEditor,
} from './story-editor-slice.ts'
import { newStoryBlock, type StoryMedia } from './story-item.ts'
import styles from './StoryEditor.module.css'

type Music = StoryMedia & { kind: 'music' }
/** Without media where the track was withdrawn, or could not be asked for. */
type Chosen = { id: string; media: Music | null; error: string | null }

/** The track of the page that shows; a page has one. */
function useChosen(): Chosen | undefined {
  const { blocks } = useAppSelector(selectStoryEditor)
  const page = useAppSelector(selectEditedPage)
  return page?.blockIds.flatMap((id) => {
    const block = blocks[id]
    if (block?.type !== types.music) return []
    return [{ id, media: block.media?.kind === 'music' ? block.media : null, error: block.error }]
  })[0]
}

function ChosenTrack({ id, media, error }: Chosen & { media: Music }) {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const { track, startMs } = media
  const lastSecond = Math.max(0, Math.ceil(track.duration / 1000) - 1)
  const startAt = (typed: string) => {
    const seconds = Math.min(lastSecond, Math.max(0, Math.trunc(Number(typed)) || 0))
    dispatch(blockChanged({ id, changes: { media: { ...media, startMs: seconds * 1000 } } }))
  }
  return (
    <>
      <p dir="auto">{t('editor.musicChosen', { title: track.title, artist: track.artist })}</p>
      <TextField
        label={t('editor.musicStart')}
        type="number"
        inputMode="numeric"
        min={0}
        max={lastSecond}
        value={String(startMs / 1000)}
        error={error ?? undefined}
        onChange={({ target }) => startAt(target.value)}
      />
    </>
  )
}

interface Props {
  isChoosing: boolean
  onChoose: () => void
  onDone: () => void
}

/** What is heard while the page shows. */
export function PageMusic({ isChoosing, onChoose, onDone }: Props) {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const page = useAppSelector(selectEditedPage)
  const chosen = useChosen()
  const isPageFull = useAppSelector(selectIsPageFull)
  if (!page) return null
  const choose = (track: MusicTrack) => {
    const media = { kind: 'music' as const, track, startMs: 0 }
    if (chosen) dispatch(blockChanged({ id: chosen.id, changes: { media, kept: null } }))
    else dispatch(blockAdded(newStoryBlock(types.music, { media })))
    onDone()
  }
  const isFull = !chosen && isPageFull
  return (
    <section aria-label={t('editor.pageMusic')} className={styles.panel}>
      <h2 className={styles.panelTitle}>{t('editor.music')}</h2>
      {chosen?.media && <ChosenTrack {...chosen} media={chosen.media} />}
      {chosen && !chosen.media && <p>{t('editor.musicSilent')}</p>}
      <div className={styles.row}>
        <Button disabled={isFull} onClick={onChoose}>
          {t(chosen ? 'editor.changeMusic' : 'editor.addMusic')}
        </Button>
        {chosen && (
          <Button tone="plain" onClick={() => dispatch(blockRemoved(chosen.id))}>
            {t('editor.removeMusic')}
          </Button>
        )}
      </div>
      {isChoosing && <MusicSheet onChosen={choose} onDismiss={onDone} />}
    </section>
  )
}
