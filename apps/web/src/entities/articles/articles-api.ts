import { articlesRoutes } from '@tessera/api-types/articles/routes'
import type { ArticleView } from '@tessera/api-types/articles/views'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { EntityBatch } from '../../shared/api/entities-received.ts'
import { type Outcome, outcomeOf } from '../../shared/api/outcome.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import type { Article } from './articles-slice.ts'

const articlesOf = (articles: readonly Article[]): EntityBatch => ({ articles })

/** An article and the pins that it shows. */
const articleEntities = ({ sections, ...article }: ArticleView): EntityBatch => ({
  articles: [
    {
      ...article,
      sections: sections.map(({ pins, ...rest }) => ({ ...rest, pin_ids: pins.map(({ id }) => id) })),
    },
  ],
  pins: sections.flatMap(({ pins }) => pins),
})

const byId = endpoint(articlesRoutes['articles.get'], { entities: articleEntities })
const related = endpoint(articlesRoutes['articles.related'], { entities: articlesOf })

export const articlesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The id of the article at an address. */
    articlePage: build.query<Outcome<string>, { id: string }>({
      queryFn: outcomeOf(byId, ({ id }) => id),
    }),
    articles: build.infiniteQuery<IdPage, void, string | null>(
      pagedEndpoint(articlesRoutes['articles.list'], articlesOf, () => ({})),
    ),
    relatedArticles: build.query<Outcome<string[]>, { pin_id: string }>({
      queryFn: outcomeOf(related, (articles) => articles.map(({ id }) => id)),
    }),
  }),
})

export const { useArticlePageQuery, useArticlesInfiniteQuery, useRelatedArticlesQuery } = articlesApi
