import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryBlockView, StoryPinData } from '@tessera/api-types/story-pins/views'
import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../../../shared/i18n/translator.ts'
import { ButtonLink } from '../../../../shared/ui/Button.tsx'
import styles from './StoryViewer.module.css'

/** The words of a block, line by line. */
function linesOf(block: StoryBlockView, t: Translate<'story'>): string[] {
  switch (block.type) {
    case types.image:
      return block.alt_text ? [t('story.picture', { alt: block.alt_text })] : []
    case types.video:
      return block.alt_text ? [t('story.video', { alt: block.alt_text })] : []
    case plainTypes.list:
      return block.items.map(({ name }, at) => `${at + 1}. ${name}`)
    case types.ingredient:
      return [t('story.ingredients'), ...block.items.map(({ amount, name }) => `${amount} ${name}`.trim())]
    case types.supply:
      return [t('story.supplies'), ...block.items.map(({ amount, name }) => `${amount} ${name}`.trim())]
    case types.mentionSticker:
      return [`@${block.user.username}`]
    case types.productSticker:
    case types.virtualTryOnMakeupSticker:
      return [block.pin.title]
    case types.commentReplySticker:
      return [block.comment.text, block.text].filter(Boolean)
    case types.music:
      return [t('story.musicNamed', { title: block.track.title, artist: block.track.artist })]
    default:
      return block.text ? [block.text] : []
  }
}

/** A story for those who read, and for search engines: all its words, page by page. */
export function StoryText({ pin, story: { pages, metadata } }: { pin: Pin; story: StoryPinData }) {
  const t = useT<'story'>()
  if (metadata.is_deleted) return <p className={styles.removed}>{t('story.removed')}</p>
  return (
    <>
      {pin.abilities?.can_edit_story && (
        <ButtonLink to={`/idea-pin-builder/?pin=${pin.id}`}>{t('story.edit')}</ButtonLink>
      )}
      <details className={styles.text}>
        <summary>{t('story.asText')}</summary>
        <ol>
          {pages.map(({ id, blocks }) => (
            <li key={id}>
              {blocks
                .flatMap((block) => linesOf(block, t))
                .map((line, at) => (
                  <p key={`${at}-${line}`} dir="auto">
                    {line}
                  </p>
                ))}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
