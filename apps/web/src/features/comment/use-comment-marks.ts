import type { CommentView } from '@tessera/api-types/comments/views'
import { LIKE } from '../../entities/pins/reaction-counts.ts'
import { useAsMember } from '../../entities/session/use-as-member.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { commentMarksApi } from './comment-marks-api.ts'

const { likeComment, unlikeComment, markHelpful, unmarkHelpful } = commentMarksApi.endpoints
const quiet = { track: false } as const

/** What a member may do with one press; a visitor is invited to sign up. */
export function useCommentMarks({ id, reaction_by_me, marked_helpful_by_me }: CommentView) {
  const dispatch = useAppDispatch()
  const asMember = useAsMember('comment')
  const ask = { commentId: id }

  const isLiked = reaction_by_me === LIKE
  const like = () =>
    void dispatch(isLiked ? unlikeComment.initiate(ask, quiet) : likeComment.initiate(ask, quiet))
  const help = () =>
    void dispatch(
      marked_helpful_by_me ? unmarkHelpful.initiate(ask, quiet) : markHelpful.initiate(ask, quiet),
    )
  return { like: () => asMember(like), help: () => asMember(help), asMember }
}
