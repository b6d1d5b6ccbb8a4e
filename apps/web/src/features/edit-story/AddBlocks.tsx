import { type FormEvent, type ReactNode, useState } from 'react'
import {
  STORY_BLOCK_TYPES as types,
  STORY_MAX_BLOCKS,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
} from '@tessera/api-types/story-pins/story-constants'
import { VIDEO_ACCEPT } from '../../entities/media/video-file.ts'
import { pinIdOf } from '../../entities/pins/pin-reference.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { BLOCK_NAMES } from './block-names.ts'
import { answered } from './load-story.ts'
import { stickerPinOf, storyEditorApi } from './story-editor-api.ts'
import { blockAdded, selectEditedPage, selectIsPageFull, selectStoryEditor } from './story-editor-slice.ts'
import { newStoryBlock, type StoryMedia } from './story-item.ts'
import styles from './StoryEditor.module.css'
import { errorText } from '../../shared/api/error-text.ts'
import { useStoryPicture } from './use-story-picture.ts'

const { mentionedPerson, taggedPin } = storyEditorApi.endpoints

/** Blocks that begin empty. */
const PLAIN = [
  types.heading,
  types.paragraph,
  plainTypes.text,
  types.link,
  types.ingredient,
  types.supply,
  plainTypes.list,
  types.genericInteractiveSticker,
] as const

interface LookUpProps {
  label: string
  missing: string
  /** Null where it is none; throws where that is not known. */
  find: (typed: string) => Promise<StoryMedia | null>
  onFound: (media: StoryMedia) => void
}

/** Finds the person or the product that a sticker names. */
function LookUp({ label, missing, find, onFound }: LookUpProps) {
  const t = useT<'story-editor'>()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      const media = typed.trim() === '' ? null : await find(typed.trim())
      setError(media ? undefined : missing)
      if (!media) return
      setTyped('')
      onFound(media)
    } catch (failure) {
      setError(errorText(failure, t))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form className={styles.lookUp} onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('editor.add')}
      </Button>
    </form>
  )
}

/** Where a person or a product is named by who writes. */
function Stickers({ pageId }: { pageId: string }) {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const add = (type: typeof types.mentionSticker | typeof types.productSticker) => (media: StoryMedia) =>
    dispatch(blockAdded(newStoryBlock(type, { media }), pageId))
  return (
    <>
      <LookUp
        label={t('editor.mentionField')}
        missing={t('editor.personMissing')}
        find={async (typed) => {
          const username = typed.replace(/^@/, '')
          const ask = mentionedPerson.initiate({ username }, { subscribe: false })
          const data = await answered(dispatch(ask).unwrap())
          return data ? { kind: 'user', user: data } : null
        }}
        onFound={add(types.mentionSticker)}
      />
      <LookUp
        label={t('editor.productField')}
        missing={t('editor.productMissing')}
        find={async (typed) => {
          const id = pinIdOf(typed.replace(/^.*\/pin\//, '').replace(/\/.*$/, ''))
          const ask = taggedPin.initiate({ id }, { subscribe: false })
          const data = await answered(dispatch(ask).unwrap())
          const pin = data && stickerPinOf(data)
          return pin ? { kind: 'pin', pin } : null
        }}
        onFound={add(types.productSticker)}
      />
    </>
  )
}

/** What a page can be given. */
export function AddBlocks(): ReactNode {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const page = useAppSelector(selectEditedPage)
  const { activePageId } = useAppSelector(selectStoryEditor)
  const isFull = useAppSelector(selectIsPageFull)
  const takePicture = useStoryPicture()
  if (!page || activePageId === null) return null
  if (isFull) return <p className={styles.note}>{t('editor.pageFull', { max: STORY_MAX_BLOCKS })}</p>
  return (
    <section aria-label={t('editor.addToPage')} className={styles.panel}>
      <div className={styles.row}>
        <label className={styles.file}>
          <input
            type="file"
            accept={`image/*,${VIDEO_ACCEPT}`}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void takePicture(file)
            }}
          />
          <span>{t('editor.pictureOrVideo')}</span>
        </label>
        {PLAIN.map((type) => (
          <Button key={type} onClick={() => dispatch(blockAdded(newStoryBlock(type)))}>
            {t(BLOCK_NAMES[type])}
          </Button>
        ))}
      </div>
      <Stickers pageId={activePageId} />
    </section>
  )
}
