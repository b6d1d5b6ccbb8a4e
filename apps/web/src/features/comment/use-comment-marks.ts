import type { CommentView } from '@tessera/api-types/comments/views'
import { useLocation } from 'react-router-dom'
import { LIKE } from '../../entities/pins/reaction-counts.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { signUpPrompted } from '../../entities/session/sign-up-prompt-slice.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { commentMarksApi } from './comment-marks-api.ts'

const { likeComment, unlikeComment, markHelpful, unmarkHelpful } = commentMarksApi.endpoints
const quiet = { track: false } as const

/** What a member may do with one press; a visitor is invited to sign up. */
export function useCommentMarks({ id, reaction_by_me, marked_helpful_by_me }: CommentView) {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const isMember = useAppSelector(selectIsAuthenticated)
  const ask = { commentId: id }
  const asMember = (task: () => void) => () =>
    isMember ? task() : void dispatch(signUpPrompted({ reason: 'comment', next: pathname }))

  const like = asMember(() => {
    const isLiked = reaction_by_me === LIKE
    void dispatch(isLiked ? unlikeComment.initiate(ask, quiet) : likeComment.initiate(ask, quiet))
  })
  const help = asMember(() => {
    void dispatch(
      marked_helpful_by_me ? unmarkHelpful.initiate(ask, quiet) : markHelpful.initiate(ask, quiet),
    )
  })
  return { like, help, asMember }
}
