import { sql } from 'kysely'
import { MAX_KEPT_DIFFERENCES, type DifferenceKind } from '@tessera/api-types/catalogs/catalog-options'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, equalTo, plainColumn, readList } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

const SHOWN_VALUE = 200

export interface DifferenceRow {
  id: string
  runId: string
  kind: DifferenceKind
  itemId: string
  title: string
  fields: { field: string; from: string | null; to: string | null }[]
}

/** Keeps the first of each kind of what a run would change, as long as its staged rows and changes are there. */
export async function keepDifferences(tx: Db, runId: string): Promise<void> {
  await sql`
    INSERT INTO catalog_differences (run_id, id, kind, item_id, title, fields)
    SELECT ${runId}::bigint, row_number() OVER (ORDER BY d.kind, d.item_id), d.kind, d.item_id,
      coalesce(d.after ->> 'title', d.before ->> 'title'),
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('field', f.key,
          'from', left(d.before ->> f.key, ${SHOWN_VALUE}), 'to', left(f.value #>> '{}', ${SHOWN_VALUE}))
          ORDER BY f.key)
        FROM jsonb_each(d.after) AS f
        WHERE d.kind = 'CHANGED' AND f.value IS DISTINCT FROM d.before -> f.key), '[]')
    FROM (
      SELECT c.item_id, c.before, s.product AS after, k.kind,
        row_number() OVER (PARTITION BY k.kind ORDER BY c.item_id) AS place
      FROM catalog_changes c
      LEFT JOIN catalog_staged_rows s ON s.run_id = c.run_id AND s.item_id = c.item_id,
      LATERAL (SELECT CASE WHEN c.before IS NULL THEN 'ADDED' WHEN s.item_id IS NULL THEN 'REMOVED'
        ELSE 'CHANGED' END AS kind) k
      WHERE c.run_id = ${runId}) d
    WHERE d.place <= ${MAX_KEPT_DIFFERENCES}`.execute(tx)
}

export const listDifferences = (db: Db, catalogId: string, request: ListRequest) =>
  readList<DifferenceRow>(
    db,
    db
      .selectFrom('catalogDifferences as d')
      .innerJoin('catalogRuns as r', 'r.id', 'd.runId')
      .innerJoin('catalogFeeds as f', 'f.id', 'r.feedId')
      .where('f.catalogId', '=', catalogId)
      .select([
        sql<string>`(d.run_id::numeric * 1000 + d.id)`.as('id'),
        'd.runId',
        'd.kind',
        'd.itemId',
        'd.title',
        'd.fields',
      ])
      .$castTo<DifferenceRow>(),
    request,
    {
      sort: {
        id: plainColumn('id'),
        kind: plainColumn('kind'),
        item_id: plainColumn('itemId'),
        title: plainColumn('title'),
      },
      filter: {
        q: containing('itemId', 'title'),
        kind: equalTo('kind'),
        run_id: (id) => sql<boolean>`run_id = ${id}::bigint`,
      },
    },
  )
