import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  type StoryBlockType,
} from '@tessera/api-types/story-pins/story-constants'
import type { MessageKey } from '../../shared/i18n/messages.ts'

/** How each kind of block is called. */
export const BLOCK_NAMES: Record<StoryBlockType, MessageKey<'story-editor'>> = {
  [types.heading]: 'editor.heading',
  [types.paragraph]: 'editor.text',
  [plainTypes.text]: 'editor.caption',
  [plainTypes.list]: 'editor.steps',
  [types.image]: 'editor.picture',
  [types.link]: 'editor.link',
  [types.ingredient]: 'editor.ingredients',
  [types.supply]: 'editor.supplies',
  [types.mentionSticker]: 'editor.mention',
  [types.productSticker]: 'editor.product',
  [types.virtualTryOnMakeupSticker]: 'editor.makeup',
  [types.genericInteractiveSticker]: 'editor.question',
  [types.commentReplySticker]: 'editor.commentReply',
  [types.music]: 'editor.music',
  [types.video]: 'editor.video',
}
