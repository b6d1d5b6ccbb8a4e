import { useState } from 'react'
import { StoryPage } from '../../entities/story-pins/StoryPage.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { pageView } from './story-content-of.ts'
import { selectStoryEditor } from './story-editor-slice.ts'

const WIDTH = 420

/** The story as its readers will see it. */
export function PreviewDialog({ onDismiss }: { onDismiss: () => void }) {
  const t = useT<'story-editor'>()
  const state = useAppSelector(selectStoryEditor)
  const [at, setAt] = useState(0)
  const count = state.pageIds.length
  const id = state.pageIds[at]
  const footer = (
    <>
      <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
        {t('editor.previous')}
      </Button>
      <Button disabled={at >= count - 1} onClick={() => setAt(at + 1)}>
        {t('editor.next')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('editor.page', { page: at + 1, count })}
      width={WIDTH}
      onDismiss={onDismiss}
      footer={footer}
    >
      {id !== undefined && <StoryPage page={pageView(state, id)} />}
    </Dialog>
  )
}
