import { type KeyboardEvent, useState } from 'react'
import { STORY_MAX_PAGES } from '@tessera/api-types/story-pins/story-constants'
import { StoryPage } from '../../entities/story-pins/StoryPage.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { pageView } from './story-content-of.ts'
import {
  pageAdded,
  pageChosen,
  pageDuplicated,
  pageMoved,
  pageRemoved,
  pageRestored,
  selectStoryEditor,
} from './story-editor-slice.ts'
import styles from './StoryEditor.module.css'

/** Moves a page, and announces where it is then. */
function useMove() {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const { pageIds } = useAppSelector(selectStoryEditor)
  const [status, setStatus] = useState('')
  const move = (id: string, to: number) => {
    if (to < 0 || to >= pageIds.length || to === pageIds.indexOf(id)) return
    dispatch(pageMoved({ id, to }))
    setStatus(t('editor.pageMoved', { page: to + 1, count: pageIds.length }))
  }
  return { move, status }
}

/** The pages in their order: a drag, Alt with an arrow or a button moves one. */
export function PageStrip() {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectStoryEditor)
  const [dragged, setDragged] = useState<string | null>(null)
  const { pageIds, activePageId } = state
  const { move, status } = useMove()
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isBack = event.key === 'ArrowUp' || event.key === 'ArrowLeft'
    const isForth = event.key === 'ArrowDown' || event.key === 'ArrowRight'
    if (!event.altKey || (!isBack && !isForth)) return
    event.preventDefault()
    move(id, pageIds.indexOf(id) + (isBack ? -1 : 1))
  }
  return (
    <nav aria-label={t('editor.pages')} className={styles.strip}>
      <p id="story-page-hint" className={styles.hint}>
        {t('editor.moveHint')}
      </p>
      <ol className={styles.pages}>
        {pageIds.map((id, at) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumb}
              aria-current={id === activePageId ? 'page' : undefined}
              aria-label={t('editor.page', { page: at + 1, count: pageIds.length })}
              aria-describedby="story-page-hint"
              draggable
              onClick={() => dispatch(pageChosen(id))}
              onKeyDown={(event) => onKeyDown(event, id)}
              onDragStart={() => setDragged(id)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== null && move(dragged, at)}
            >
              <span inert className={styles.thumbPage}>
                <StoryPage page={pageView(state, id)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.hint}>
        {status}
      </p>
      <PageActions onMove={move} />
    </nav>
  )
}

type MoveProps = { pageIds: readonly string[]; id: string; onMove: (id: string, to: number) => void }

function MoveButtons({ pageIds, id, onMove }: MoveProps) {
  const t = useT<'story-editor'>()
  const at = pageIds.indexOf(id)
  return (
    <>
      <Button tone="plain" aria-disabled={at === 0} onClick={() => onMove(id, at - 1)}>
        {t('editor.moveEarlier')}
      </Button>
      <Button tone="plain" aria-disabled={at === pageIds.length - 1} onClick={() => onMove(id, at + 1)}>
        {t('editor.moveLater')}
      </Button>
    </>
  )
}

/** What can be done with the page that shows. */
function PageActions({ onMove }: { onMove: (id: string, to: number) => void }) {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const { pageIds, activePageId, items, blocks } = useAppSelector(selectStoryEditor)
  const isFull = pageIds.length >= STORY_MAX_PAGES
  const isOnly = pageIds.length === 1
  const remove = (id: string) => {
    const item = items[id]
    if (!item) return
    const own = Object.fromEntries(
      item.blockIds.flatMap((block) => (blocks[block] ? [[block, blocks[block]]] : [])),
    )
    const undo = pageRestored({ id, at: pageIds.indexOf(id), item, blocks: own })
    dispatch(pageRemoved(id))
    dispatch(toastShown({ text: t('editor.pageDeleted'), undo }))
  }
  return (
    <div className={styles.row}>
      <Button aria-disabled={isFull} onClick={() => !isFull && dispatch(pageAdded())}>
        {t('editor.addPage')}
      </Button>
      {activePageId !== null && (
        <>
          {!isOnly && <MoveButtons pageIds={pageIds} id={activePageId} onMove={onMove} />}
          <Button
            tone="plain"
            aria-disabled={isFull}
            onClick={() => !isFull && dispatch(pageDuplicated(activePageId))}
          >
            {t('editor.duplicatePage')}
          </Button>
          <Button tone="plain" aria-disabled={isOnly} onClick={() => !isOnly && remove(activePageId)}>
            {t('editor.deletePage')}
          </Button>
        </>
      )}
      {isFull && <p className={styles.note}>{t('editor.full', { max: STORY_MAX_PAGES })}</p>}
    </div>
  )
}
