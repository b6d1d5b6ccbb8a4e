import type { MessageKey } from '../../shared/i18n/messages.ts'

/** Why a comment cannot be highlighted: it takes the id of the comment and of the pin. spec 000 §5 */
export function highlightFault(
  commentId: string | null,
  pinId: string | null,
): MessageKey<'comments'> | null {
  if (!commentId) return 'comments.noComment'
  return pinId ? null : 'comments.noPin'
}
