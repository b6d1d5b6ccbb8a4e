import { selectGivenPictures } from '../../entities/pin-drafts/given-pictures-slice.ts'
import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { isBusy } from '../../entities/pin-drafts/pin-draft-types.ts'
import { selectDrafts } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { LeaveQuestion } from '../../shared/ui/dialog/LeaveQuestion.tsx'
import { saveDraft } from './draft-commands.ts'

const selectUnsaved = (state: RootState) =>
  Object.values(selectDrafts(state)).filter(({ status }) => status === 'edited' || isBusy(status))

const selectIsUploading = (state: RootState) =>
  Object.keys(selectPinBuilder(state).pinDraftIdUploadStatusMap).length > 0

const selectIsBatchTyped = (state: RootState) =>
  selectPinBuilder(state).batchEditModeFields.dirtyFields.length > 0

const selectIsGuarded = (state: RootState) =>
  selectUnsaved(state).length > 0 ||
  selectIsUploading(state) ||
  selectIsBatchTyped(state) ||
  selectGivenPictures(state) !== null

/** Saves what is not saved yet before the page is left, and asks where something would be lost even so. */
export function LeaveBuilder() {
  const t = useT<'builder'>()
  const { dispatch, getState } = useAppStore()
  const isBatchTyped = useAppSelector(selectIsBatchTyped)
  const save = async () => {
    await Promise.all(selectUnsaved(getState()).map(({ id }) => dispatch(saveDraft(id, t))))
    return !selectIsGuarded(getState())
  }
  return (
    <LeaveQuestion
      isGuarded={useAppSelector(selectIsGuarded)}
      save={save}
      heading={t('builder.leaveHeading')}
      description={t(isBatchTyped ? 'builder.leaveBatchDescription' : 'builder.leaveDescription')}
      leave={t('builder.leave')}
      stay={t('builder.stay')}
    />
  )
}
