import type { CommentView } from '@tessera/api-types/comments/views'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { LIKE, NO_REACTION, withMyReaction } from '../../entities/pins/reaction-counts.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

type One = { commentId: string }

const adapter = entityTable<CommentView>()

type Lists = {
  /** Comments written since their list was read, oldest first; by the pin's or the parent's id. */
  written: Record<string, string[]>
}

const initialState = adapter.getInitialState<Lists>({ written: {} })

export const commentsSlice = createSlice({
  name: 'comments',
  initialState,
  reducers: {
    commentCreated: (state, { payload }: PayloadAction<{ objectId: string; comment: CommentView }>) => {
      const { objectId, comment } = payload
      adapter.upsertOne(state, comment)
      const list = comment.parent_id ?? objectId
      state.written[list] = [...(state.written[list] ?? []), comment.id]
      const parent = comment.parent_id && state.entities[comment.parent_id]
      if (parent) parent.comment_count += 1
    },
    commentChanged: (state, { payload }: PayloadAction<CommentView>) => adapter.upsertOne(state, payload),
    commentDeleted: (state, { payload }: PayloadAction<One>) => {
      const parentId = state.entities[payload.commentId]?.parent_id
      const parent = parentId && state.entities[parentId]
      if (parent) parent.comment_count = Math.max(0, parent.comment_count - 1)
      adapter.removeOne(state, payload.commentId)
    },
    /** Empty where it could not be translated. */
    commentTranslated: (state, { payload }: PayloadAction<One & { translatedText: string }>) => {
      const comment = state.entities[payload.commentId]
      if (comment) comment.translatedText = payload.translatedText
    },
    /** All comments of a person go out of view. */
    userCommentsHidden: (state, { payload }: PayloadAction<{ userId: string }>) => {
      const theirs = Object.values(state.entities).filter(({ user }) => user.id === payload.userId)
      adapter.removeMany(
        state,
        theirs.map(({ id }) => id),
      )
    },
    commentLiked: (state, { payload }: PayloadAction<One & { isLiked: boolean }>) => {
      const comment = state.entities[payload.commentId]
      if (comment) Object.assign(comment, withMyReaction(comment, payload.isLiked ? LIKE : NO_REACTION))
    },
    commentHelped: (state, { payload }: PayloadAction<One & { isHelpful: boolean }>) => {
      const comment = state.entities[payload.commentId]
      if (!comment || comment.marked_helpful_by_me === payload.isHelpful) return
      comment.marked_helpful_by_me = payload.isHelpful
      comment.helpful_count = Math.max(0, comment.helpful_count + (payload.isHelpful ? 1 : -1))
    },
    commentHighlighted: (state, { payload }: PayloadAction<One & { isHighlighted: boolean }>) => {
      const comment = state.entities[payload.commentId]
      if (comment) comment.highlighted_by_pin_owner = payload.isHighlighted
    },
  },
  extraReducers: (builder) =>
    builder.addCase(entitiesReceived, (state, { payload }) =>
      adapter.upsertMany(state, (payload.comments ?? []) as CommentView[]),
    ),
  selectors: {
    selectComment: (state, id: string): CommentView | undefined => state.entities[id],
    selectCommentEntities: (state) => state.entities,
    selectWritten: (state, list: string): readonly string[] | undefined => state.written[list],
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof commentsSlice> {}
}

export const {
  commentCreated,
  commentChanged,
  commentDeleted,
  commentTranslated,
  userCommentsHidden,
  commentLiked,
  commentHelped,
  commentHighlighted,
} = commentsSlice.actions
export const { selectComment, selectCommentEntities, selectWritten } =
  commentsSlice.injectInto(rootReducer).selectors
