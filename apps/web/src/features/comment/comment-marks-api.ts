import { commentsRoutes } from '@tessera/api-types/comments/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { commentHelped, commentLiked } from './comments-slice.ts'
import { toggled } from './comments-api.ts'

const liked = (commentId: string) => (isLiked: boolean) => commentLiked({ commentId, isLiked })
const helped = (commentId: string) => (isHelpful: boolean) => commentHelped({ commentId, isHelpful })

/** Likes and helpful marks: shown at once, taken back if the server refuses. */
export const commentMarksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    likeComment: build.mutation(
      endpoint(commentsRoutes['comments.like'], {
        optimistic: ({ commentId }) => toggled(liked(commentId), true),
      }),
    ),
    unlikeComment: build.mutation(
      endpoint(commentsRoutes['comments.unlike'], {
        optimistic: ({ commentId }) => toggled(liked(commentId), false),
      }),
    ),
    markHelpful: build.mutation(
      endpoint(commentsRoutes['comments.markHelpful'], {
        optimistic: ({ commentId }) => toggled(helped(commentId), true),
      }),
    ),
    unmarkHelpful: build.mutation(
      endpoint(commentsRoutes['comments.unmarkHelpful'], {
        optimistic: ({ commentId }) => toggled(helped(commentId), false),
      }),
    ),
  }),
})
