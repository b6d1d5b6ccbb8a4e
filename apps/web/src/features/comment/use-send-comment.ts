import type { CommentTag } from '@tessera/api-types/comments/views'
import { commentsCounted } from '../../entities/pins/pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { commentsApi } from './comments-api.ts'
import { didItCommented } from './did-its-slice.ts'

export type Commented = { pinId: string; objectId: string }

/** Sends a comment or a reply; returns an error text, or null. */
export function useSendComment({ pinId, objectId }: Commented) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  return async (text: string, tags: CommentTag[], parentId: string | null): Promise<string | null> => {
    const ask = { objectId, pinId, text, tags, parentId }
    const { error } = await dispatch(commentsApi.endpoints.createComment.initiate(ask, { track: false }))
    if (!error) dispatch(commentsCounted({ pinId, step: 1 }))
    if (!error && parentId) dispatch(didItCommented({ didItId: parentId, step: 1 }))
    if (!error) return null
    const reason = isApiError(error) ? errorText(error, t) : t('error.default')
    return t('comments.sendFailed', { reason })
  }
}
