import {
  STORY_BLOCK_TYPES as types,
  STORY_MAX_ITEM_AMOUNT,
  STORY_MAX_ITEM_NAME,
  STORY_MAX_LINK,
  STORY_MAX_LIST_ITEMS,
  STORY_MAX_STICKER_TEXT,
  STORY_MAX_TEXT,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  STORY_POSITIONS,
  type StoryPosition,
} from '@tessera/api-types/story-pins/story-constants'
import { pinTextLimits } from '../../entities/pins/pin-text-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { BLOCK_NAMES } from './block-names.ts'
import { keyMove } from './block-moves.ts'
import { blockChanged, blockSelected } from './story-editor-slice.ts'
import type { StoryPinItemBlock } from './story-item.ts'
import styles from './StoryEditor.module.css'
import { useRemoveBlock } from './use-remove-block.ts'
import { TextStyleFields } from './TextStyleFields.tsx'

type Change = (changes: Partial<StoryPinItemBlock>) => void
type FieldsProps = { block: StoryPinItemBlock; onChange: Change; error: string | undefined }

/** Amounts and names, a row each; of steps, names alone. */
function ItemFields({ block: { type, items }, onChange, error }: FieldsProps) {
  const t = useT<'story-editor'>()
  const areSteps = type === plainTypes.list
  const setItem = (at: number, changes: Partial<(typeof items)[number]>) =>
    onChange({ items: items.map((item, place) => (place === at ? { ...item, ...changes } : item)) })
  return (
    <>
      {items.map(({ amount, name }, at) => (
        <div key={at} className={styles.item}>
          {!areSteps && (
            <TextField
              label={t('editor.amount', { number: at + 1 })}
              value={amount}
              maxLength={STORY_MAX_ITEM_AMOUNT}
              onChange={({ target }) => setItem(at, { amount: target.value })}
            />
          )}
          <TextField
            label={t(areSteps ? 'editor.step' : 'editor.itemName', { number: at + 1 })}
            value={name}
            maxLength={STORY_MAX_ITEM_NAME}
            error={at === 0 ? error : undefined}
            onChange={({ target }) => setItem(at, { name: target.value })}
          />
        </div>
      ))}
      <Button
        disabled={items.length >= STORY_MAX_LIST_ITEMS}
        onClick={() => onChange({ items: [...items, { amount: '', name: '' }] })}
      >
        {t(areSteps ? 'editor.addStep' : 'editor.addItem')}
      </Button>
    </>
  )
}

/** Of what leads somewhere, or asks something. */
function AskFields({ block: { type, text, href }, onChange, error }: FieldsProps) {
  const t = useT<'story-editor'>()
  return (
    <>
      <TextField
        label={t(type === types.link ? 'editor.linkText' : 'editor.questionText')}
        value={text}
        maxLength={STORY_MAX_STICKER_TEXT}
        error={type === types.link ? undefined : error}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {type === types.link && (
        <TextField
          label={t('editor.address')}
          inputMode="url"
          value={href}
          maxLength={STORY_MAX_LINK}
          error={error}
          onChange={({ target }) => onChange({ href: target.value })}
        />
      )}
    </>
  )
}

function Fields({ block, onChange, error }: FieldsProps) {
  const t = useT<'story-editor'>()
  const { type, text, media } = block
  switch (type) {
    case types.heading:
    case types.paragraph:
    case plainTypes.text:
      return (
        <>
          <TextArea
            label={t('editor.words')}
            value={text}
            maxLength={STORY_MAX_TEXT}
            error={error}
            onChange={({ target }) => onChange({ text: target.value })}
          />
          <TextStyleFields
            style={block.style}
            onChange={(changes) => onChange({ style: { ...block.style, ...changes } })}
          />
        </>
      )
    case types.ingredient:
    case types.supply:
    case plainTypes.list:
      return <ItemFields block={block} onChange={onChange} error={error} />
    case types.link:
    case types.genericInteractiveSticker:
      return <AskFields block={block} onChange={onChange} error={error} />
    default:
      return media?.kind === 'image' || media?.kind === 'video' ? (
        <TextField
          label={t('editor.altText')}
          value={media.altText}
          maxLength={pinTextLimits.alt_text.max}
          error={error}
          onChange={({ target }) => onChange({ media: { ...media, altText: target.value } })}
        />
      ) : null
  }
}

const MOVES = [
  ['+', 'editor.larger'],
  ['-', 'editor.smaller'],
  ['[', 'editor.turnLeft'],
  [']', 'editor.turnRight'],
] as const

const FREE = 'free'
const POSITIONS = Object.keys(STORY_POSITIONS) as StoryPosition[]

/** Puts a block at one of the places that pages are laid out by. */
function PositionField({ edits, onChange }: { edits: StoryPinItemBlock['edits']; onChange: Change }) {
  const t = useT<'story-editor'>()
  const at = POSITIONS.find(
    (name) => STORY_POSITIONS[name].left === edits.left && STORY_POSITIONS[name].top === edits.top,
  )
  return (
    <Select
      label={t('editor.position')}
      value={at ?? FREE}
      options={[
        ...(at ? [] : [{ value: FREE, label: t('editor.positionFree') }]),
        ...POSITIONS.map((value) => ({ value, label: t(`editor.position.${value}`) })),
      ]}
      onChange={({ target }) =>
        onChange({ edits: { ...edits, ...STORY_POSITIONS[target.value as StoryPosition] } })
      }
    />
  )
}

/** The fields of the selected block. */
export function BlockFields({ id, block }: { id: string; block: StoryPinItemBlock }) {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const removeBlock = useRemoveBlock()
  const onChange: Change = (changes) => dispatch(blockChanged({ id, changes }))
  return (
    <section aria-label={t(BLOCK_NAMES[block.type])} className={classNames(styles.panel, styles.fields)}>
      <div className={styles.bar}>
        <h2 className={styles.panelTitle}>{t(BLOCK_NAMES[block.type])}</h2>
        <Button className={styles.done} onClick={() => dispatch(blockSelected(null))}>
          {t('editor.blockDone')}
        </Button>
      </div>
      <Fields block={block} onChange={onChange} error={block.error ?? undefined} />
      <PositionField edits={block.edits} onChange={onChange} />
      <div className={styles.row}>
        {MOVES.map(([key, name]) => (
          <Button
            key={key}
            tone="plain"
            onClick={() => onChange({ edits: keyMove(block.edits, key, false) ?? block.edits })}
          >
            {t(name)}
          </Button>
        ))}
        <Button tone="plain" onClick={() => removeBlock(id)}>
          {t('editor.deleteBlock')}
        </Button>
      </div>
    </section>
  )
}
