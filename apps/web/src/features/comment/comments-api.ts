import { searchRoutes } from '@tessera/api-types/search/routes'
import { commentsRoutes } from '@tessera/api-types/comments/routes'
import type { CommentView } from '@tessera/api-types/comments/views'
import { remindUnverified } from '../../entities/session/remind-unverified.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import {
  commentChanged,
  commentCreated,
  commentDeleted,
  commentHighlighted,
  commentTranslated,
} from './comments-slice.ts'

/** An event that switches something on or off, with the one that takes it back. */
export const toggled = <T>(event: (isOn: boolean) => T, isOn: boolean): { apply: T; undo: T } => ({
  apply: event(isOn),
  undo: event(!isOn),
})

const COMMENTS_PAGE_SIZE = 10

type ListAsk = { objectId: string }

const comments = (items: CommentView[]) => ({ comments: items })
const toInput = ({ objectId }: ListAsk) => ({ objectId, page_size: COMMENTS_PAGE_SIZE })

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    comments: build.infiniteQuery<IdPage, ListAsk, string | null>(
      pagedEndpoint(commentsRoutes['comments.list'], comments, toInput),
    ),
    replies: build.infiniteQuery<IdPage, ListAsk, string | null>(
      pagedEndpoint(commentsRoutes['comments.replies'], comments, toInput),
    ),
    mentionSuggestions: build.query(endpoint(searchRoutes['search.typeahead'])),
    createComment: build.mutation(
      remindUnverified(
        endpoint(commentsRoutes['comments.create'], {
          confirmed: (comment, { objectId = '' }) => commentCreated({ objectId, comment }),
        }),
      ),
    ),
    updateComment: build.mutation(
      endpoint(commentsRoutes['comments.update'], { confirmed: (comment) => commentChanged(comment) }),
    ),
    translateComment: build.query({
      ...endpoint(commentsRoutes['comments.translate']),
      async onQueryStarted({ commentId }, { dispatch, queryFulfilled }) {
        const translatedText = await queryFulfilled.then(
          ({ data }) => data.translatedText,
          () => '',
        )
        dispatch(commentTranslated({ commentId, translatedText }))
      },
    }),
    deleteComment: build.mutation(
      endpoint(commentsRoutes['comments.delete'], {
        confirmed: (_none, { commentId }) => commentDeleted({ commentId }),
      }),
    ),
    highlightComment: build.mutation(
      endpoint(commentsRoutes['comments.highlight'], {
        optimistic: ({ aggregated_comment, highlight }) =>
          toggled(
            (isHighlighted) => commentHighlighted({ commentId: aggregated_comment, isHighlighted }),
            highlight === true,
          ),
        confirmed: (comment) => commentChanged(comment),
      }),
    ),
  }),
})
