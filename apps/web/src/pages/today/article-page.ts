import { articlePath } from '@tessera/api-types/articles/article-address'
import { articlesApi } from '../../entities/articles/articles-api.ts'
import { type Article, selectArticle } from '../../entities/articles/articles-slice.ts'
import { statusOf } from '../../shared/api/outcome.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

type Params = Readonly<Record<string, string | undefined>>

const NOT_FOUND = 404
const MOVED = 301

export const isArticleId = (id: string): boolean => /^\d{1,19}$/.test(id)

/** Fetches the article; another kind or slug before its id leads to its own address. */
export async function preloadArticle({ store, params }: { store: AppStore; params: Params }) {
  const { kind, slug, id = '' } = params
  if (!isArticleId(id)) return { status: NOT_FOUND }
  const { data } = await prefetched(store.dispatch(articlesApi.endpoints.articlePage.initiate({ id })))
  const article = data?.kind === 'found' ? selectArticle(store.getState(), id) : undefined
  if (!article) return { status: statusOf(data) }
  if (article.kind === kind && article.slug === slug) return {}
  return { status: MOVED, redirect: encodeURI(articlePath(article)) }
}

function articleJsonLd(article: Article, { origin }: URL) {
  const cover = article.images?.['736x']
  const url = new URL(article.url, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    headline: article.title,
    description: article.intro || undefined,
    datePublished: article.published_at ?? undefined,
    dateModified: article.updated_at,
    image: cover && {
      '@type': 'ImageObject',
      url: new URL(cover.url, origin).href,
      width: cover.width,
      height: cover.height,
    },
  }
}

type HeadInput = { state: RootState; params: Params; t: Translate<'articles'>; url: URL }

export function articleHead({ state, params: { id = '' }, t, url }: HeadInput) {
  const article = selectArticle(state, id)
  if (!article) return { title: t('articles.notFound') }
  const picture = article.images?.['600x315'].url
  return {
    title: article.title,
    description: article.intro || article.title,
    canonical: article.url,
    isListed: article.published_at !== null,
    og: { type: 'article', ...(picture && { image: new URL(picture, url.origin).href }) },
    jsonLd: article.published_at === null ? [] : [articleJsonLd(article, url)],
  }
}
