import type { ArticleCard, ArticleView } from '@tessera/api-types/articles/views'
import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

type Section = Omit<ArticleView['sections'][number], 'pins'> & { pin_ids: string[] }

/** An article as far as it was received: a card at least, with its sections once it was opened. */
export type Article = ArticleCard & { updated_at?: string; sections?: Section[] }

const adapter = entityTable<Article>()

export const articlesSlice = createSlice({
  name: 'articles',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(entitiesReceived, (state, { payload }) =>
      adapter.upsertMany(state, (payload.articles ?? []) as Article[]),
    ),
  selectors: {
    selectArticle: (state, id: string): Article | undefined => state.entities[id],
    selectArticleEntities: (state) => state.entities,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof articlesSlice> {}
}

export const { selectArticle, selectArticleEntities } = articlesSlice.injectInto(rootReducer).selectors
