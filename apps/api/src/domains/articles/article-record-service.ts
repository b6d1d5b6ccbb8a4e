import { articleKind, articleSlug } from '@tessera/api-types/articles/article-address'
import type { ArticleChanges, ArticleFields } from '@tessera/api-types/articles/inputs'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import {
  countListed,
  deleteRecord,
  findRecord,
  insertRecord,
  isInterest,
  lockRecord,
  updateRecord,
} from './article-record-store.ts'
import type { ArticleRecordRow } from './article-row.ts'
import { toArticleRecord } from './article-view.ts'

type Needs = Pick<Deps, 'now' | 'transact'>

const pinsOf = ({ sections }: Pick<ArticleRecordRow, 'sections'>): string[] =>
  sections.flatMap(({ pinIds }) => pinIds)

/** The article with new values; its address follows its type and title. */
function withFields(before: ArticleRecordRow, given: Partial<ArticleFields>): ArticleRecordRow {
  const { type = before.type, is_shopping = before.isShopping, title = before.title } = given
  return {
    ...before,
    type,
    isShopping: is_shopping,
    kind: articleKind({ type, is_shopping }),
    slug: articleSlug(title),
    title,
    intro: given.intro ?? before.intro,
    coverPinId: given.cover_pin_id === undefined ? before.coverPinId : given.cover_pin_id,
    interestId: given.interest_id === undefined ? before.interestId : given.interest_id,
    locale: given.locale === undefined ? before.locale : given.locale,
    sections:
      given.sections?.map(({ pin_ids, ...section }) => ({ ...section, pinIds: pin_ids })) ?? before.sections,
  }
}

/** Refuses what strangers may not see, and a published article without pins. */
async function requireWhole(tx: Db, before: ArticleRecordRow, after: ArticleRecordRow): Promise<void> {
  const known = new Set(pinsOf(before))
  const added = pinsOf(after).filter((id) => !known.has(id))
  if ((await countListed(tx, added)) < added.length) throw fieldError('PIN_NOT_FOUND', 'sections')
  const { coverPinId, interestId } = after
  if (coverPinId !== null && coverPinId !== before.coverPinId && !(await countListed(tx, [coverPinId])))
    throw fieldError('PIN_NOT_FOUND', 'cover_pin_id')
  if (interestId !== null && interestId !== before.interestId && !(await isInterest(tx, interestId)))
    throw fieldError('INTEREST_NOT_FOUND', 'interest_id')
  if (after.publishedAt !== null && pinsOf(after).length === 0) throw new DomainError('ARTICLE_NEEDS_PINS')
}

export async function readRecord(id: string, { read }: Pick<Deps, 'read'>): Promise<ArticleRecordRow> {
  const row = await findRecord(read, id)
  if (!row) throw new DomainError('ARTICLE_NOT_FOUND')
  return row
}

export async function createArticle(
  given: ArticleFields,
  deps: Needs & Pick<Deps, 'newId'>,
): Promise<ArticleRecordRow> {
  const empty: ArticleRecordRow = {
    id: deps.newId(),
    type: null,
    isShopping: false,
    kind: 'article',
    slug: '',
    title: '',
    intro: '',
    coverPinId: null,
    interestId: null,
    locale: null,
    sections: [],
    publishedAt: null,
    updatedAt: deps.now(),
  }
  const row = withFields(empty, given)
  return deps.transact(async (tx) => {
    await requireWhole(tx, empty, row)
    await insertRecord(tx, row)
    return row
  })
}

const change = (
  id: string,
  deps: Needs,
  to: (before: ArticleRecordRow) => ArticleRecordRow,
): Promise<ArticleRecordRow> =>
  deps.transact(async (tx) => {
    const before = await lockRecord(tx, id)
    if (!before) throw new DomainError('ARTICLE_NOT_FOUND')
    const after = { ...to(before), updatedAt: deps.now() }
    await requireWhole(tx, before, after)
    await updateRecord(tx, after)
    return after
  })

export const changeArticle = (
  { id, seen, ...given }: ArticleChanges,
  deps: Needs,
): Promise<ArticleRecordRow> =>
  change(id, deps, (before) => {
    refuseOverwriting(toArticleRecord(before), given, seen)
    return withFields(before, given)
  })

export const publishArticle = (id: string, deps: Needs): Promise<ArticleRecordRow> =>
  change(id, deps, (before) => ({ ...before, publishedAt: before.publishedAt ?? deps.now() }))

export const withdrawArticle = (id: string, deps: Needs): Promise<ArticleRecordRow> =>
  change(id, deps, (before) => ({ ...before, publishedAt: null }))

export const deleteArticle = (id: string, { transact }: Pick<Deps, 'transact'>): Promise<{ id: string }> =>
  transact(async (tx) => {
    if (!(await deleteRecord(tx, id))) throw new DomainError('ARTICLE_NOT_FOUND')
    return { id }
  })
