import { articleKind, articleSlug } from '@tessera/api-types/articles/article-address'
import { DAY_MS } from '../kernel/durations.ts'
import type { Db } from '../kernel/deps.ts'
import { DEMO_ARTICLES } from './article-data.ts'
import { idsByAge } from './demo-ids.ts'
import { insertAll } from './insert-all.ts'
import type { InterestSlug } from './interests.ts'
import type { WorldPlan } from './world-plan.ts'

const BETWEEN_ARTICLES_MS = 3 * DAY_MS
const FIRST_AGE_MS = 5 * 60 * 60 * 1000

interface ArticleParts {
  now: Date
  plan: WorldPlan
  pins: readonly { id: string }[]
  interests: ReadonlyMap<InterestSlug, string>
}

/** Takes pins of some kinds that strangers may see, each once. */
async function pinPicker(tx: Db, plan: WorldPlan, pins: ArticleParts['pins']) {
  const rows = await tx.selectFrom('pins').select('id').where('isListed', '=', true).execute()
  const unused = new Set(rows.map(({ id }) => id))
  return (kinds: readonly string[], count: number): string[] => {
    const fitting = plan.pins.flatMap(({ kind }, place) => {
      const id = pins[place]?.id
      return id !== undefined && unused.has(id) && kinds.includes(kind.name) ? [id] : []
    })
    const taken = fitting.slice(0, count)
    for (const id of taken) unused.delete(id)
    return taken
  }
}

/** Published articles about the topics of the demo world, with pins that strangers may see. */
export async function writeArticles(tx: Db, { now, plan, pins, interests }: ArticleParts): Promise<void> {
  const idOf = idsByAge(now)
  const take = await pinPicker(tx, plan, pins)
  const articles = DEMO_ARTICLES.map((article, index) => {
    const ageMs = FIRST_AGE_MS + index * BETWEEN_ARTICLES_MS
    return { ...article, id: idOf(ageMs), publishedAt: new Date(now.getTime() - ageMs) }
  })
  await insertAll(
    tx,
    'articles',
    articles.map(({ id, type, isShopping, title, intro, interest, publishedAt }) => ({
      id,
      type,
      isShopping,
      kind: articleKind({ type, is_shopping: isShopping }),
      slug: articleSlug(title),
      title,
      intro,
      interestId: interests.get(interest) ?? null,
      publishedAt,
      updatedAt: publishedAt,
    })),
  )
  const sections = articles.flatMap(({ id: articleId, sections: parts }) =>
    parts.map(({ kinds, count, ...words }, place) => ({
      articleId,
      place,
      words,
      pinIds: take(kinds, count),
    })),
  )
  await insertAll(
    tx,
    'articleSections',
    sections.map(({ articleId, place, words }) => ({ articleId, place, ...words })),
  )
  await insertAll(
    tx,
    'articlePins',
    sections.flatMap(({ articleId, place: sectionPlace, pinIds }) =>
      pinIds.map((pinId, place) => ({ articleId, sectionPlace, place, pinId })),
    ),
  )
}
