import { isWebUrl } from '@tessera/api-types/wire/scalars'
import { type ReactNode, useEffect, useState } from 'react'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { pinDraftsApi } from '../../entities/pin-drafts/pin-drafts-api.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useDroppedAndPasted } from '../../shared/browser/dropped-and-pasted.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { BatchEditor } from './BatchEditor.tsx'
import { DraftActions, PublishSelected } from './DraftActions.tsx'
import { addDraft, receiveDrafts } from './draft-commands.ts'
import { DraftEditor } from './DraftEditor.tsx'
import { DraftList } from './DraftList.tsx'
import { FileButton } from './FileButton.tsx'
import { RefusedPictures, useGivenPictures } from './RefusedPictures.tsx'
import { LeaveBuilder } from './LeaveBuilder.tsx'
import styles from './PinBuilder.module.css'
import { type PublishResult, PublishResults } from './PublishResults.tsx'
import { useAutosave } from './use-autosave.ts'
import { useNewPictures } from './use-new-pictures.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

const { usePinDraftsQuery } = pinDraftsApi

type Props = { renderCreate: (props: CreateBoardProps) => ReactNode }
/** The drafts of the server, which the workspace then goes on from. */
function useLoadedDrafts() {
  const dispatch = useAppDispatch()
  const { data, isFetching, isError, refetch } = usePinDraftsQuery({}, { refetchOnMountOrArgChange: true })
  useEffect(() => {
    if (data && !isFetching) void dispatch(receiveDrafts(data))
  }, [data, isFetching, dispatch])
  return { isFailed: isError && !isFetching, isReady: data !== undefined && !isFetching, refetch }
}

/** All drafts of a member: one is edited, or several together. */
export function PinBuilder({ renderCreate }: Props) {
  const t = useT<'builder'>()
  const { isFailed, isReady, refetch } = useLoadedDrafts()
  const isDisabled = useAppSelector(selectViewer)?.is_write_banned === true
  const [openId, setOpenId] = useState<string | null>(null)
  const given = useGivenPictures(isReady && !isDisabled, setOpenId)
  useAutosave()
  if (isFailed)
    return (
      <ErrorState
        title={t('builder.loadFailed')}
        description={t('builder.loadFailedDescription')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className={styles.builder}>
      {isDisabled && (
        <div role="alert" className={styles.banner}>
          <b>{t('builder.disabled')}</b>
          <p>{t('builder.disabledDescription')}</p>
        </div>
      )}
      <RefusedPictures {...given} />
      {!isReady ? (
        <div role="status" aria-label={t('builder.loading')}>
          <Skeleton height={320} />
        </div>
      ) : (
        <Workspace
          isDisabled={isDisabled}
          openId={openId}
          setOpenId={setOpenId}
          renderCreate={renderCreate}
        />
      )}
      <LeaveBuilder />
    </div>
  )
}

type BeginningsProps = {
  isDisabled: boolean
  isLooking: boolean
  onFiles: (files: File[]) => Promise<void>
  onAppend: () => Promise<void>
}

/** The ways to begin: pictures, or an empty draft. */
function Beginnings({ isDisabled, isLooking, onFiles, onAppend }: BeginningsProps) {
  const t = useT<'builder'>()
  const { isBusy, run } = useOneAtATime()
  return (
    <div className={styles.actions}>
      <FileButton
        label={t('builder.addImages')}
        onFiles={(files) => void onFiles(files)}
        isDisabled={isDisabled}
        isMany
        areVideosTaken
        isPrimary
      />
      <Button isBusy={isBusy} disabled={isDisabled} onClick={() => void run(onAppend)}>
        {t('builder.addDraft')}
      </Button>
      <span className={styles.hint}>{t('builder.addImagesHint')}</span>
      <output className={styles.hint}>{isLooking && t('builder.lookingUp')}</output>
    </div>
  )
}

type WorkspaceProps = Props & {
  isDisabled: boolean
  openId: string | null
  setOpenId: (id: string | null) => void
}

function Workspace({ isDisabled, openId, setOpenId, renderCreate }: WorkspaceProps) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const [results, setResults] = useState<readonly PublishResult[]>([])
  const { pinDraftIds, isBatchEditMode } = useAppSelector(selectPinBuilder)
  const { takeFiles, takeAddress, isLooking } = useNewPictures(setOpenId)
  useDroppedAndPasted(({ files, text }) => {
    if (isDisabled || (files.length === 0 && !isWebUrl(text))) return false
    void (files.length > 0 ? takeFiles(files) : takeAddress(text))
    return true
  })
  const currentId = pinDraftIds.find((id) => id === openId) ?? pinDraftIds[0] ?? null
  const append = async () => setOpenId(await dispatch(addDraft('end', t)))
  return (
    <>
      <Beginnings isDisabled={isDisabled} isLooking={isLooking} onFiles={takeFiles} onAppend={append} />
      {results.length > 0 && <PublishResults results={results} onDismiss={() => setResults([])} />}
      {currentId === null ? (
        <EmptyState
          icon={<TilesIcon size={40} />}
          title={t('builder.empty')}
          description={t('builder.emptyDescription')}
        />
      ) : (
        <div className={styles.columns}>
          <DraftList currentId={currentId} onOpen={setOpenId} />
          <div className={styles.rail}>
            {isBatchEditMode && (
              <>
                <BatchEditor renderCreate={renderCreate} />
                <PublishSelected isDisabled={isDisabled} onResults={setResults} />
              </>
            )}
            <DraftEditor key={currentId} draftId={currentId} renderCreate={renderCreate}>
              <DraftActions draftId={currentId} isDisabled={isDisabled} onOpen={setOpenId} />
            </DraftEditor>
          </div>
        </div>
      )}
    </>
  )
}
