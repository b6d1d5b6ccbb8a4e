import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { LeaveQuestion } from '../../shared/ui/dialog/LeaveQuestion.tsx'
import { selectStoryEditor } from './story-editor-slice.ts'
import { isUnsaved, saveDraft } from './use-story-autosave.ts'

/** Saves what is not saved yet before the page is left, and asks where it cannot be saved. */
export function LeaveStory() {
  const t = useT<'story-editor'>()
  const store = useAppStore()
  return (
    <LeaveQuestion
      isGuarded={isUnsaved(useAppSelector(selectStoryEditor))}
      save={() => saveDraft(store, t)}
      heading={t('editor.leaveHeading')}
      description={t('editor.leaveDescription')}
      leave={t('editor.leave')}
      stay={t('editor.stay')}
    />
  )
}
