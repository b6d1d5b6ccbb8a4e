import { useNavigate, useSearchParams } from 'react-router-dom'
import { isPinId, pinPath } from '../entities/pins/pin-reference.ts'
import { membersOnly } from '../entities/session/sign-in-required.ts'
import { CreateBoard } from '../features/edit-board/board-dialogs.tsx'
import { StoryDrafts } from '../features/story-drafts/StoryDrafts.tsx'
import { CreateTabs } from '../features/ways-to-create/CreateTabs.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { useAppDispatch } from '../shared/store/hooks.ts'
import { toastShown } from '../shared/toasts/toast-slice.ts'
import type { StoryEditorProps } from '../features/edit-story/StoryEditor.tsx'
import { lazyComponent } from '../shared/i18n/lazy-component.tsx'

export const messageAreas = ['story-editor', 'create', 'story-drafts'] as const

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'story-editor'> }) => ({ title: t('editor.pageHeading') })

const idIn = (params: URLSearchParams, name: string): string | null => {
  const given = params.get(name)
  return given !== null && isPinId(given) ? given : null
}

/** The editor with its schemas, brought when its page is shown. */
const StoryEditor = lazyComponent<StoryEditorProps>(['story-editor', 'story', 'boards', 'errors'], () =>
  import('../features/edit-story/StoryEditor.tsx').then((module) => module.StoryEditor),
)

/** The editor of stories: a new one, `?draft=` or the published `?pin=`. */
export function Page() {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const pinId = idIn(params, 'pin')
  const draftId = idIn(params, 'draft')
  return (
    <>
      <h1>{t(pinId === null ? 'editor.pageHeading' : 'editor.editHeading')}</h1>
      {pinId === null && (
        <>
          <CreateTabs />
          <StoryDrafts openId={draftId} />
        </>
      )}
      <StoryEditor
        pinId={pinId}
        draftId={draftId}
        renderCreate={(props) => <CreateBoard {...props} />}
        onPublished={(id) => {
          dispatch(toastShown({ text: t(pinId === null ? 'editor.published' : 'editor.changed') }))
          void navigate(pinPath(id), { replace: true })
        }}
        onDrafted={(draft) =>
          void navigate({ search: `?draft=${draft}` }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  )
}
