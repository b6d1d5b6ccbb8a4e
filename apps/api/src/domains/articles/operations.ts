import { articlesContracts as contracts } from '@tessera/api-types/articles/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  changeArticle,
  createArticle,
  deleteArticle,
  publishArticle,
  readRecord,
  withdrawArticle,
} from './article-record-service.ts'
import { listRecords } from './article-record-store.ts'
import { articlePage, readArticle, relatedArticles } from './article-service.ts'
import { toArticleRecord } from './article-view.ts'

export const articlesOperations: Operation[] = [
  implement(contracts['articles.list'], (input, { viewer, deps }) => articlePage(viewer, input, deps)),
  implement(contracts['articles.get'], ({ id }, { viewer, deps }) => readArticle(viewer, id, deps)),
  implement(contracts['articles.related'], ({ pin_id }, { viewer, deps }) =>
    relatedArticles(viewer, pin_id, deps),
  ),
  implement(contracts['articleRecords.list'], async (request, { deps }) => {
    const { rows, total } = await listRecords(deps.read, request)
    return { items: rows.map(toArticleRecord), total, offset: request.filter.id ? 0 : request.range[0] }
  }),
  implement(contracts['articleRecords.get'], async ({ id }, { deps }) =>
    toArticleRecord(await readRecord(id, deps)),
  ),
  implement(contracts['articleRecords.create'], async (input, { deps }) =>
    toArticleRecord(await createArticle(input, deps)),
  ),
  implement(contracts['articleRecords.update'], async (input, { deps }) =>
    toArticleRecord(await changeArticle(input, deps)),
  ),
  implement(contracts['articleRecords.delete'], ({ id }, { deps }) => deleteArticle(id, deps)),
  implement(contracts['articleRecords.publish'], async ({ id }, { deps }) =>
    toArticleRecord(await publishArticle(id, deps)),
  ),
  implement(contracts['articleRecords.withdraw'], async ({ id }, { deps }) =>
    toArticleRecord(await withdrawArticle(id, deps)),
  ),
]
