import { useState } from 'react'
import { useLeaveGuard } from '../../shared/browser/leave-guard.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { selectStoryEditor } from './story-editor-slice.ts'
import { isUnsaved, saveDraft } from './use-story-autosave.ts'

/** Saves what is not saved yet before another page of the site is opened, and asks where it cannot be saved. */
export function LeaveStory({ onLeave }: { onLeave: (path: string) => void }) {
  const t = useT<'story-editor'>()
  const store = useAppStore()
  const story = useAppSelector(selectStoryEditor)
  const [path, setPath] = useState<string | null>(null)
  useLeaveGuard(
    isUnsaved(story) && path === null,
    (to) => void saveDraft(store, t).then((isSaved) => (isSaved ? onLeave(to) : setPath(to))),
  )
  if (path === null) return null
  return (
    <ConfirmationModal
      heading={t('editor.leaveHeading')}
      description={t('editor.leaveDescription')}
      primary={{ label: t('editor.leave'), isDestructive: true, onClick: () => onLeave(path) }}
      secondary={{ label: t('editor.stay'), onClick: () => setPath(null) }}
      onDismiss={() => setPath(null)}
    />
  )
}
