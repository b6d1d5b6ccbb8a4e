import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id } from '../wire/scalars.ts'
import { ArticleChanges, ArticleFields } from './inputs.ts'
import { articlesRoutes as routes } from './routes.ts'
import { ArticleCard, ArticleRecord, ArticleView } from './views.ts'

const oneArticle = z.object({ id: Id })

export const articlesContracts = {
  'articles.list': pagedContract(routes['articles.list'], {
    summary: 'The published articles in the language of the viewer, newest first.',
    input: {},
    item: ArticleCard,
  }),
  'articles.get': contract(routes['articles.get'], {
    summary: 'One article with its pins; a draft is there for the staff of the site alone.',
    input: oneArticle,
    output: ArticleView,
    errors: ['ARTICLE_NOT_FOUND'],
  }),
  'articles.related': contract(routes['articles.related'], {
    summary: 'The articles that show a pin, then others about its topics.',
    input: z.object({ pin_id: Id }),
    output: z.array(ArticleCard),
    errors: ['PIN_NOT_FOUND'],
  }),
  'articleRecords.list': contract(routes['articleRecords.list'], {
    summary: 'Every article of the site, drafts included.',
    input: adminListInput(
      ['title', 'published_at', 'updated_at'],
      { q: z.string().max(200).optional(), state: z.enum(['draft', 'published']).optional() },
      ['updated_at', 'DESC'],
    ).omit({ business_id: true }),
    output: adminListOf(ArticleRecord),
  }),
  'articleRecords.get': contract(routes['articleRecords.get'], {
    summary: 'One article as it is written.',
    input: oneArticle,
    output: ArticleRecord,
    errors: ['ARTICLE_NOT_FOUND'],
  }),
  'articleRecords.create': contract(routes['articleRecords.create'], {
    summary: 'Begins an article as a draft.',
    input: ArticleFields,
    output: ArticleRecord,
    errors: ['PIN_NOT_FOUND', 'INTEREST_NOT_FOUND'],
  }),
  'articleRecords.update': contract(routes['articleRecords.update'], {
    summary: 'Changes an article.',
    input: ArticleChanges,
    output: ArticleRecord,
    errors: [
      'ARTICLE_NOT_FOUND',
      'STALE_RECORD',
      'PIN_NOT_FOUND',
      'INTEREST_NOT_FOUND',
      'ARTICLE_NEEDS_PINS',
    ],
  }),
  'articleRecords.delete': contract(routes['articleRecords.delete'], {
    summary: 'Deletes an article.',
    input: oneArticle,
    output: oneArticle,
    errors: ['ARTICLE_NOT_FOUND'],
  }),
  'articleRecords.publish': contract(routes['articleRecords.publish'], {
    summary: 'Publishes an article; one that is published already keeps its day.',
    input: oneArticle,
    output: ArticleRecord,
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_NEEDS_PINS'],
  }),
  'articleRecords.withdraw': contract(routes['articleRecords.withdraw'], {
    summary: 'Makes a published article a draft again.',
    input: oneArticle,
    output: ArticleRecord,
    errors: ['ARTICLE_NOT_FOUND'],
  }),
}
