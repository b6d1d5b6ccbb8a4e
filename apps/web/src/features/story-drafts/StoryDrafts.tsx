import { imagePath } from '@tessera/api-types/images/image-path'
import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
import {
  STORY_BLOCK_TYPES as types,
  STORY_DEFAULT_BACKGROUND,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryPage } from '@tessera/api-types/story-pins/story-content'
import { useEffect, useRef, useState } from 'react'
import { pinDraftsApi } from '../../entities/pin-drafts/pin-drafts-api.ts'
import { focusIfLost } from '../../shared/browser/focus-return.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { deleteStoryDraft } from './delete-story-draft.ts'
import styles from './StoryDrafts.module.css'

/** What a page shows at once: its first picture or the cover of its first clip. */
function pictureOf(page: StoryPage): string | undefined {
  const signatures = page.blocks.flatMap((block) => {
    if (block.type === types.image) return [block.image_signature]
    return block.type === types.video ? [block.video_signature] : []
  })
  return signatures[0] && `/images${imagePath(signatures[0], '236x')}`
}

function Cover({ page }: { page: StoryPage | undefined }) {
  const url = page && pictureOf(page)
  const backgroundColor = page?.background_color ?? STORY_DEFAULT_BACKGROUND
  if (!url) return <span className={styles.cover} style={{ backgroundColor }} />
  return <img src={url} alt="" className={styles.cover} style={{ backgroundColor }} />
}

type RowProps = { draft: PinDraftView; onDeleted: () => void }

function DraftRow({ draft: { id, content }, onDeleted }: RowProps) {
  const t = useT<'story-drafts'>()
  const dispatch = useAppDispatch()
  const [isDeleting, setDeleting] = useState(false)
  if (content.type !== 'story') return null
  const { pages, title: given } = content.story
  const title = given?.trim() || t('storyDrafts.untitled')
  const remove = async () => {
    setDeleting(true)
    await dispatch(deleteStoryDraft(id, t))
    setDeleting(false)
    onDeleted()
  }
  return (
    <li className={styles.row}>
      <Link to={`/idea-pin-builder/?draft=${id}`} className={styles.open}>
        <Cover page={pages[0]} />
        <span className={styles.words}>
          <b>
            <bdi>{title}</bdi>
          </b>
          <span className={styles.pages}>{t('storyDrafts.pages', { count: pages.length })}</span>
        </span>
      </Link>
      <Button
        tone="plain"
        aria-label={t('storyDrafts.deleteNamed', { title })}
        isBusy={isDeleting}
        onClick={() => void remove()}
      >
        {t('storyDrafts.delete')}
      </Button>
    </li>
  )
}

interface Props {
  /** The draft that is being edited, which is not listed. */
  openId?: string | null
  isUnfolded?: boolean
}

/** The viewer's stories that are not published yet, to open and to delete. */
export function StoryDrafts({ openId = null, isUnfolded = false }: Props) {
  const t = useT<'story-drafts'>()
  const { data, isError, isFetching, refetch } = pinDraftsApi.useStoryDraftsQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const heading = useRef<HTMLElement>(null)
  const listedFor = useRef(openId)
  useEffect(() => {
    if (listedFor.current === openId) return
    listedFor.current = openId
    void refetch()
  }, [openId, refetch])
  if (isError && !isFetching)
    return (
      <p role="alert" className={styles.failed}>
        {t('storyDrafts.failed')} <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </p>
    )
  const drafts = data?.filter(({ id }) => id !== openId) ?? []
  if (drafts.length === 0) return null
  return (
    <details open={isUnfolded} className={styles.drafts}>
      <summary ref={heading} className={styles.heading}>
        {t('storyDrafts.heading', { count: drafts.length })}
      </summary>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDeleted={() => focusIfLost(heading.current)} />
        ))}
      </ul>
    </details>
  )
}
