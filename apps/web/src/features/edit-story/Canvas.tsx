import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  type StoryBlockType,
} from '@tessera/api-types/story-pins/story-constants'
import { type RefObject, useEffect, useRef } from 'react'
import { StoryPage } from '../../entities/story-pins/StoryPage.tsx'
import { focusIfLost } from '../../shared/browser/focus-return.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { BLOCK_NAMES } from './block-names.ts'
import { drawn, pageView } from './story-content-of.ts'
import { blockChanged, blockSelected, selectStoryEditor } from './story-editor-slice.ts'
import type { StoryPinItemBlock } from './story-item.ts'
import styles from './StoryEditor.module.css'
import { useBlockGestures } from './use-block-gestures.ts'
import { useRemoveBlock } from './use-remove-block.ts'

interface Props {
  id: string
  block: StoryPinItemBlock
  isSelected: boolean
}

const WORDS: readonly StoryBlockType[] = [types.heading, types.paragraph, plainTypes.text, types.link]

/** Whether there is nothing of a block to see yet. */
const isUnseen = ({ type, text, href, items }: StoryPinItemBlock): boolean =>
  (WORDS.includes(type) && text.trim() === '' && href === '') ||
  (type === plainTypes.list && items.every(({ name }) => name === ''))

/** Lies over a block: what is dragged, and what takes keys. */
function Grip({ id, block, isSelected }: Props) {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const removeBlock = useRemoveBlock()
  const gestures = useBlockGestures(
    block.edits,
    (edits) => dispatch(blockChanged({ id, changes: { edits, error: block.error } })),
    () => removeBlock(id),
  )
  const name = t(BLOCK_NAMES[block.type])
  const isEmpty = isUnseen(block)
  return (
    <span className={classNames(styles.grip, isEmpty && styles.empty, isSelected && styles.selected)}>
      <button
        type="button"
        className={styles.move}
        aria-label={block.text ? t('editor.blockNamed', { name, text: block.text }) : name}
        aria-pressed={isSelected}
        aria-describedby="story-block-hint story-block-keys"
        onFocus={() => dispatch(blockSelected(id))}
        onClick={({ currentTarget }) => {
          dispatch(blockSelected(id))
          currentTarget.scrollIntoView?.({ block: 'nearest' })
        }}
        {...gestures.block}
      >
        {isEmpty && name}
      </button>
      {isSelected && <span className={styles.pull} aria-hidden {...gestures.handle} />}
    </span>
  )
}

/** Where the keyboard goes on when a block's fields, or the block itself, are gone with the focus. */
function useFocusAfter(selectedId: string | null): RefObject<HTMLDivElement | null> {
  const canvas = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selectedId === null) return undefined
    const node = canvas.current
    return () => focusIfLost(node)
  }, [selectedId])
  return canvas
}

/** The page that is written, as readers will see it, with a grip over each of its blocks. */
export function Canvas() {
  const t = useT<'story-editor'>()
  const state = useAppSelector(selectStoryEditor)
  const { activePageId, items, blocks } = state
  const item = activePageId === null ? undefined : items[activePageId]
  const canvas = useFocusAfter(item?.selectedBlockId ?? null)
  if (activePageId === null || !item) return null
  const drawnIds = item.blockIds.flatMap((id) => (blocks[id] ? drawn(blocks[id]).map(() => id) : []))
  const grip = (at: number) => {
    const id = drawnIds[at]
    const block = id === undefined ? undefined : blocks[id]
    return id && block && <Grip key={id} id={id} block={block} isSelected={id === item.selectedBlockId} />
  }
  return (
    <div ref={canvas} tabIndex={-1} className={styles.canvas}>
      <p className={styles.hint}>
        <span id="story-block-hint">{t('editor.blockHint')}</span>{' '}
        <span id="story-block-keys" className={styles.keys}>
          {t('editor.blockKeysHint')}
        </span>
      </p>
      <div className={styles.frame}>
        <StoryPage page={pageView(state, activePageId)} over={grip} />
      </div>
    </div>
  )
}
