import { isBusy } from '../../entities/pin-drafts/pin-draft-types.ts'
import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { selectDraft, selectDrafts, selectItems } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { remind } from '../../entities/session/remind-unverified.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { addDraft, copyDraft, draftRestoreAsked, publish, removeDraft } from './draft-commands.ts'
import type { PublishResult } from './PublishResults.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Props = { draftId: string; isDisabled: boolean; onOpen: (id: string | null) => void }

/** What can be done with the open draft. */
export function DraftActions({ draftId, isDisabled, onOpen }: Props) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDrafts)[draftId]
  const { pinDraftIdUploadStatusMap } = useAppSelector(selectPinBuilder)
  const [copying, inserting, removing] = [useOneAtATime(), useOneAtATime(), useOneAtATime()]
  if (!draft) return null
  const isPublishing = draft.status === 'publishing'
  const isBlocked = isDisabled || isBusy(draft.status) || draftId in pinDraftIdUploadStatusMap
  const publishIt = async () => {
    dispatch(remind())
    const end = await dispatch(publish(draftId, t))
    if (!end) return
    onOpen(null)
    dispatch(toastShown({ text: t(`builder.${end}`) }))
  }
  const openNew = async (made: Promise<string | null>) => {
    const id = await made
    if (id) onOpen(id)
  }
  const copy = () => openNew(dispatch(copyDraft(draftId, t)))
  const insert = () => openNew(dispatch(addDraft({ beforeId: draftId }, t)))
  const remove = async () => {
    if (!(await dispatch(removeDraft(draftId, t)))) return
    onOpen(null)
    dispatch(toastShown({ text: t('builder.deleted'), undo: draftRestoreAsked({ id: draftId }) }))
  }
  return (
    <>
      <Button tone="primary" isBusy={isPublishing} disabled={isBlocked} onClick={() => void publishIt()}>
        {t('builder.publish')}
      </Button>
      <Button isBusy={copying.isBusy} disabled={isDisabled} onClick={() => void copying.run(copy)}>
        {t('builder.duplicate')}
      </Button>
      <Button isBusy={inserting.isBusy} disabled={isDisabled} onClick={() => void inserting.run(insert)}>
        {t('builder.insertDraft')}
      </Button>
      <Button
        tone="plain"
        isBusy={removing.isBusy}
        disabled={isDisabled}
        onClick={() => void removing.run(remove)}
      >
        {t('builder.delete')}
      </Button>
    </>
  )
}

type BatchProps = { isDisabled: boolean; onResults: (results: PublishResult[]) => void }

/** Publishes all selected drafts, one after the other; those that are refused stay with their faults. */
export function PublishSelected({ isDisabled, onResults }: BatchProps) {
  const t = useT<'builder'>()
  const { dispatch, getState } = useAppStore()
  const { selectedPinDraftIds, pinDraftIdUploadStatusMap } = useAppSelector(selectPinBuilder)
  const drafts = useAppSelector(selectDrafts)
  const isBlocked = selectedPinDraftIds.some(
    (id) => id in pinDraftIdUploadStatusMap || isBusy(drafts[id]?.status ?? 'created'),
  )
  const publishAll = async () => {
    dispatch(remind())
    const count = { published: 0, scheduled: 0, failed: 0 }
    const results: PublishResult[] = []
    for (const id of selectedPinDraftIds) {
      const itemId = selectDraft(getState(), id)?.pinItemIds[0] ?? ''
      const title = selectItems(getState())[itemId]?.title || t('builder.untitled')
      const end = (await dispatch(publish(id, t))) ?? 'failed'
      const pinId = end === 'published' ? (selectPinBuilder(getState()).createdPinIds.at(-1) ?? null) : null
      count[end] += 1
      results.push({ draftId: id, title, end, pinId })
    }
    onResults(results)
    const tone = count.failed > 0 ? ('error' as const) : ('plain' as const)
    dispatch(toastShown({ text: t('builder.publishedMany', count).trim(), tone }))
  }
  return (
    <Button tone="primary" disabled={isDisabled || isBlocked} onClick={() => void publishAll()}>
      {t('builder.publishSelected', { count: selectedPinDraftIds.length })}
    </Button>
  )
}
