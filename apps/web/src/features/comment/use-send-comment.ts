import type { CommentTag } from '@tessera/api-types/comments/views'
import { runUpload } from '../../entities/media/run-upload.ts'
import { commentsCounted } from '../../entities/pins/pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { once } from '../../shared/api/sending-once.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { commentsApi } from './comments-api.ts'
import { didItCommented } from './did-its-slice.ts'

export type Commented = { pinId: string; objectId: string }

const watch = { onProgress: () => undefined, signal: new AbortController().signal }

/** Sends a comment or a reply; returns an error text, or null. */
export function useSendComment({ pinId, objectId }: Commented) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const failed = (error: unknown) => t('comments.sendFailed', { reason: errorText(error, t) })
  return async (
    text: string,
    tags: CommentTag[],
    parentId: string | null,
    photo: File | null = null,
  ): Promise<string | null> => {
    const taken = photo && (await runUpload(photo, dispatch, watch))
    if (taken && 'error' in taken) return failed(taken.error)
    const ask = { objectId, pinId, text, tags, parentId, image_signature: taken?.signature }
    const { error } = await once(dispatch)(
      commentsApi.endpoints.createComment.initiate(ask, { track: false }),
    )
    if (!error) dispatch(commentsCounted({ pinId, step: 1 }))
    if (!error && parentId) dispatch(didItCommented({ didItId: parentId, step: 1 }))
    return error ? failed(error) : null
  }
}
