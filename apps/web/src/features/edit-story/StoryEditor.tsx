import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import { useDroppedAndPasted } from '../../shared/browser/dropped-and-pasted.ts'
import { isBusy } from '../../entities/pin-drafts/pin-draft-types.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { NotFoundState } from '../../shared/ui/NotFoundState.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { AddBlocks } from './AddBlocks.tsx'
import { BlockFields } from './BlockFields.tsx'
import { Canvas } from './Canvas.tsx'
import { DetailFields, PageFields } from './DetailFields.tsx'
import { LeaveStory } from './LeaveStory.tsx'
import { loadStory } from './load-story.ts'
import { PageMusic } from './PageMusic.tsx'
import { PageStrip } from './PageStrip.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { selectEditedPage, selectStoryEditor, storyLoaded } from './story-editor-slice.ts'
import type { StoryStatus } from './story-status.ts'
import styles from './StoryEditor.module.css'
import { usePublishStory } from './use-publish-story.ts'
import { useStoryAutosave } from './use-story-autosave.ts'
import { useStoryPicture } from './use-story-picture.ts'

const STATUS_TEXTS = {
  edited: 'editor.unsaved',
  creating: 'editor.saving',
  saving: 'editor.saving',
  saved: 'editor.saved',
  uploading: 'editor.uploading',
  processing: 'editor.uploading',
  publishing: 'editor.publishing',
} as const

export interface StoryEditorProps {
  onDismiss?: () => void
  /** The story is a draft now. */
  onDrafted: (draftId: string) => void
  pinId: string | null
  draftId: string | null
  renderCreate: (props: CreateBoardProps) => ReactNode
  onPublished: (pinId: string) => void
}

type Loading = 'loading' | 'missing' | 'failed' | 'here'

/** Brings what is edited, unless it is here: a draft that has just got its address. */
async function bring(
  asked: { pinId: string | null; draftId: string | null },
  { dispatch, getState }: AppStore,
): Promise<Loading> {
  const held = selectStoryEditor(getState())
  if (asked.draftId !== null && held.draft?.id === asked.draftId && held.status !== 'succeeded') return 'here'
  try {
    const story = await loadStory(asked, dispatch)
    if (story) dispatch(storyLoaded(story))
    return story ? 'here' : 'missing'
  } catch {
    return 'failed'
  }
}

function useLoadedStory(pinId: string | null, draftId: string | null) {
  const store = useAppStore()
  const [tries, setTries] = useState(0)
  const [loading, setLoading] = useState<Loading>('loading')
  useEffect(() => {
    let isGone = false
    void bring({ pinId, draftId }, store).then((brought) => isGone || setLoading(brought))
    return () => {
      isGone = true
    }
  }, [pinId, draftId, store, tries])
  const retry = () => {
    setLoading('loading')
    setTries(tries + 1)
  }
  return { loading, retry }
}

/** Hands a new draft over, so that a reload finds it; the page begins anew by that, so not below an open dialog or an upload. */
function useDraftAddress(
  draftId: string | null,
  isDialogOpen: boolean,
  onDrafted: (draftId: string) => void,
): void {
  const { draft, uploads } = useAppSelector(selectStoryEditor)
  const handOver = useEffectEvent(onDrafted)
  const made = draft?.id
  const isHeld = isDialogOpen || uploads.length > 0
  useEffect(() => {
    if (isHeld || made === undefined || made === draftId) return
    handOver(made)
  }, [made, draftId, isHeld])
}

interface PublishProps {
  status: StoryStatus
  isNew: boolean
  onPublish: () => void
}

function PublishButton({ status, isNew, onPublish }: PublishProps) {
  const t = useT<'story-editor'>()
  const isUnderWay = isBusy(status) || status === 'uploading' || status === 'creating'
  return (
    <Button tone="primary" disabled={isUnderWay} onClick={onPublish}>
      {t(status === 'failed' ? 'editor.tryAgain' : isNew ? 'editor.publish' : 'editor.saveChanges')}
    </Button>
  )
}

function Editor({ draftId, renderCreate, onPublished, onDrafted }: Omit<StoryEditorProps, 'pinId'>) {
  const t = useT<'story-editor'>()
  const { status, uploads, apiError, faults, blocks, pinId } = useAppSelector(selectStoryEditor)
  const page = useAppSelector(selectEditedPage)
  const [dialog, setDialog] = useState<'preview' | 'music' | null>(null)
  const close = () => setDialog(null)
  const { publish, faults: detailFaults } = usePublishStory(onPublished)
  const takePicture = useStoryPicture()
  useDroppedAndPasted(({ files }) => {
    for (const file of files) void takePicture(file)
    return files.length > 0
  })
  useStoryAutosave()
  useDraftAddress(draftId, dialog !== null, onDrafted)
  const selected = page?.selectedBlockId ?? null
  const block = selected === null ? undefined : blocks[selected]
  const shown = uploads.length > 0 ? 'uploading' : status
  return (
    <div className={styles.editor}>
      <FormAlert text={apiError ?? (faults.length > 0 ? faults.join(' ') : undefined)} />
      <div className={styles.bar}>
        <p role="status" className={styles.note}>
          {pinId === null && shown in STATUS_TEXTS && t(STATUS_TEXTS[shown as keyof typeof STATUS_TEXTS])}
        </p>
        <Button onClick={() => setDialog('preview')}>{t('editor.preview')}</Button>
        <PublishButton status={shown} isNew={pinId === null} onPublish={() => void publish()} />
      </div>
      <div className={styles.columns}>
        <PageStrip />
        <Canvas />
        <div className={styles.side}>
          <AddBlocks />
          {selected !== null && block && block.media?.kind !== 'music' && (
            <BlockFields key={selected} id={selected} block={block} />
          )}
          <PageMusic isChoosing={dialog === 'music'} onChoose={() => setDialog('music')} onDone={close} />
          <PageFields />
          <DetailFields faults={detailFaults} renderCreate={renderCreate} />
        </div>
      </div>
      {dialog === 'preview' && <PreviewDialog onDismiss={close} />}
      <LeaveStory />
    </div>
  )
}

/** Writes a story: a new one, a draft, or one that is published. */
export function StoryEditor({ pinId, draftId, ...rest }: StoryEditorProps) {
  const t = useT<'story-editor'>()
  const { loading, retry } = useLoadedStory(pinId, draftId)
  if (loading === 'loading') return <Spinner label={t('editor.loading')} />
  if (loading === 'missing') return <NotFoundState title={t('editor.missing')} />
  if (loading === 'failed') return <ErrorState title={t('editor.failed')} onRetry={retry} />
  return <Editor draftId={draftId} {...rest} />
}
