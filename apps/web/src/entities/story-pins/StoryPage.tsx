import type { CSSProperties, ReactNode } from 'react'
import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  TEXT_ALIGNMENTS,
} from '@tessera/api-types/story-pins/story-constants'
import { STORY_PAGE_WIDTH } from '@tessera/api-types/story-pins/story-page-shape'
import type { StoryEdits, StoryTextStyle } from '@tessera/api-types/story-pins/story-content'
import type { StoryBlockView, StoryPageView } from '@tessera/api-types/story-pins/views'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { familyOf } from './story-fonts.ts'
import type { ClipPlaying } from './clip-playing.ts'
import styles from './StoryPage.module.css'
import { Sticker } from './Sticker.tsx'
import { StoryVideo } from './StoryVideo.tsx'

/** Pixels of the page as it is laid out, as a share of how wide it is shown. */
const scaled = (pixels: number): string => `${(pixels / STORY_PAGE_WIDTH) * 100}cqi`

/** Where a block stands on its page. */
const placeOf = ({ left, top, scale, transform }: StoryEdits): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  transform: `translate(-50%, -50%) rotate(${transform.rotate}deg) scale(${scale * transform.scaleX}, ${scale * transform.scaleY})`,
})

const textStyle = (style: StoryTextStyle): CSSProperties => ({
  color: style.color,
  fontFamily: familyOf(style.font_id),
  fontSize: scaled(style.font_size),
  letterSpacing: scaled(style.letter_spacing),
  lineHeight: style.line_height,
  textAlign: style.alignment === TEXT_ALIGNMENTS.left ? 'start' : 'center',
  textTransform: style.text_transform,
})

function Words({ block }: { block: Extract<StoryBlockView, { style: StoryTextStyle }> }) {
  const { style, text } = block
  const Tag = block.type === types.heading ? 'h2' : 'p'
  return (
    <Tag dir="auto" className={styles.words} style={textStyle(style)}>
      <span className={styles.highlight} style={{ backgroundColor: style.highlight_color ?? undefined }}>
        {text}
      </span>
    </Tag>
  )
}

function Items({ block }: { block: Extract<StoryBlockView, { items: unknown }> }) {
  const { t } = useTranslator<'story'>()
  const title = block.type === types.ingredient ? t('story.ingredients') : t('story.supplies')
  return (
    <div className={styles.items}>
      <h2 className={styles.itemsTitle}>{title}</h2>
      <ul>
        {block.items.map(({ amount, name }, at) => (
          <li key={`${at}-${name}`} dir="auto">
            {amount && <b>{amount} </b>}
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Steps({ block }: { block: Extract<StoryBlockView, { items: unknown }> }) {
  return (
    <ol className={classNames(styles.items, styles.steps)}>
      {block.items.map(({ name }, at) => (
        <li key={`${at}-${name}`} dir="auto">
          {name}
        </li>
      ))}
    </ol>
  )
}

interface BodyProps {
  block: StoryBlockView
  isFirst: boolean
  playing?: ClipPlaying | undefined
}

function Body({ block, isFirst, playing }: BodyProps): ReactNode {
  switch (block.type) {
    case types.heading:
    case types.paragraph:
    case plainTypes.text:
      return <Words block={block} />
    case types.image:
      return (
        <img
          src={block.image.url}
          alt={block.alt_text}
          width={block.image.width}
          height={block.image.height}
          fetchPriority={isFirst ? 'high' : 'auto'}
          loading={isFirst ? 'eager' : 'lazy'}
          style={{ backgroundColor: block.image.dominantColor }}
          draggable={false}
        />
      )
    case types.ingredient:
    case types.supply:
      return <Items block={block} />
    case plainTypes.list:
      return <Steps block={block} />
    case types.music:
      return null
    case types.video:
      return <StoryVideo block={block} playing={playing} />
    default:
      return <Sticker block={block} />
  }
}

interface BlockProps {
  block: StoryBlockView
  page: StoryPageView
  /** On the page that is read first. */
  isFirst?: boolean
  playing?: ClipPlaying | undefined
  /** Lies over the block, as large as it is; the block itself is then only seen. */
  children?: ReactNode
}

const isPicture = ({ type }: StoryBlockView): boolean => type === types.image || type === types.video

/** Whether the picture or clip fills the page, behind all else. */
const fillsPage = (block: StoryBlockView, { layout, blocks }: StoryPageView): boolean =>
  layout === 'full_bleed' && block === blocks.find(isPicture)

/** A part of a page where its writer put it. */
export function StoryBlock({ block, page, isFirst = false, playing, children }: BlockProps) {
  const isFull = fillsPage(block, page)
  const kind = isPicture(block) ? (isFull ? styles.full : styles.picture) : styles.free
  return (
    <div className={classNames(styles.block, kind)} style={placeOf(block.edits)}>
      {children ? (
        <div className={styles.seenOnly} inert>
          <Body block={block} isFirst={isFirst} />
        </div>
      ) : (
        <Body block={block} isFirst={isFirst} playing={playing} />
      )}
      {children}
    </div>
  )
}

interface PageProps {
  page: StoryPageView
  isFirst?: boolean
  /** How its clips play; without it their covers stand. */
  playing?: ClipPlaying | undefined
  /** What lies over a block, by its place among them. */
  over?: (at: number) => ReactNode
}

/** A page of a story, 9:16, as wide as what it stands in. */
export function StoryPage({ page, isFirst, playing, over }: PageProps) {
  return (
    <div
      className={styles.page}
      style={{ backgroundColor: page.background_color }}
      dir="ltr"
      data-story-page={page.id}
    >
      {page.blocks.map((block, at) =>
        // Music is heard, and named by who plays it.
        block.type === types.music ? null : (
          // Blocks of a published page stay where they are.
          <StoryBlock
            key={`${at}-${block.type}`}
            block={block}
            page={page}
            isFirst={isFirst}
            playing={playing}
          >
            {over?.(at)}
          </StoryBlock>
        ),
      )}
    </div>
  )
}
