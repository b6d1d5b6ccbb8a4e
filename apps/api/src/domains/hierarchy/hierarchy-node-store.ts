import { sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import type { Path, Subtree } from './hierarchy-rules.ts'

export interface NodeRow {
  id: string
  businessId: string
  name: string
  parentId: string | null
  parentName: string | null
  depth: number
  createdAt: Date
  /** Of an open invite; null for a business that is in the tree. */
  sentAt: Date | null
}

/** Makes changes of trees wait for each other: one of them may move many businesses. */
export async function lockHierarchy(tx: Db): Promise<void> {
  await sql`LOCK TABLE hierarchy_nodes IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
}

/** Every business in a tree, and one that stands alone as its own root. */
const treeWith = (businessId: string) => sql`(
  SELECT business_id, path, parent_id, joined_at FROM hierarchy_nodes
  UNION ALL
  SELECT b.id, ARRAY[b.id], NULL::bigint, b.created_at FROM businesses b
  WHERE b.id = ${businessId}::bigint AND NOT EXISTS (SELECT FROM hierarchy_nodes n WHERE n.business_id = b.id))`

const ofViewOf = (businessId: string) => sql<NodeRow>`(
  SELECT n.business_id AS id, n.business_id, b.name, n.parent_id, p.name AS parent_name,
    cardinality(n.path) AS depth, n.path, n.joined_at AS created_at, NULL::timestamptz AS sent_at
  FROM ${treeWith(businessId)} n
  JOIN businesses b ON b.id = n.business_id
  LEFT JOIN businesses p ON p.id = n.parent_id
  WHERE n.path @> ARRAY[${businessId}::bigint]
  UNION ALL
  SELECT i.id, i.child_id, b.name, i.parent_id, p.name, cardinality(n.path) + 1, n.path || i.child_id,
    i.created_at, i.sent_at
  FROM hierarchy_invites i
  JOIN hierarchy_nodes n ON n.business_id = i.parent_id
  JOIN businesses b ON b.id = i.child_id
  JOIN businesses p ON p.id = i.parent_id
  WHERE i.id IN (
    SELECT below.id FROM hierarchy_invites below JOIN hierarchy_nodes seen ON seen.business_id = below.parent_id
    WHERE seen.path @> ARRAY[${businessId}::bigint]
    UNION ALL SELECT own.id FROM hierarchy_invites own WHERE own.child_id = ${businessId}::bigint))`

const fields = {
  sort: {
    id: plainColumn('id'),
    name: textColumn('name'),
    depth: plainColumn('depth'),
    created_time: plainColumn('createdAt'),
  },
  filter: {
    q: containing('name'),
    root: (id: string) => sql<boolean>`path @> ARRAY[${id}::bigint]`,
    parent: (id: string) => sql<boolean>`parent_id = ${id}::bigint`,
  },
}

/** What a business sees of its tree: itself, all below it, who is invited there, and by whom it is invited. */
export const listNodes = (db: Db, businessId: string, request: ListRequest): Promise<Listed<NodeRow>> =>
  readList<NodeRow>(db, ofViewOf(businessId), request, fields)

/** The open invites below a business of the tree. */
export const listInvited = (
  db: Db,
  businessId: string,
  nodeId: string,
  request: ListRequest,
): Promise<Listed<NodeRow>> =>
  readList<NodeRow>(
    db,
    sql<NodeRow>`(SELECT * FROM ${ofViewOf(businessId)} seen
      WHERE sent_at IS NOT NULL AND path @> ARRAY[${nodeId}::bigint] AND business_id <> ${businessId}::bigint)`,
    request,
    fields,
  )

export async function seenNode(db: Db, businessId: string, id: string): Promise<NodeRow | null> {
  const { rows } = await sql<NodeRow>`
    SELECT * FROM ${ofViewOf(businessId)} seen WHERE id = ${id}::bigint`.execute(db)
  return rows[0] ?? null
}

/** A business with all below it; null for one that is not there, or was closed. */
export async function subtreeOf(db: Db, businessId: string): Promise<Subtree | null> {
  const { rows } = await sql<Subtree>`
    SELECT b.id::text AS id, coalesce(n.path, ARRAY[b.id])::text[] AS path,
      coalesce((SELECT max(cardinality(d.path)) - cardinality(n.path) + 1 FROM hierarchy_nodes d
        WHERE d.path @> ARRAY[b.id]), 1)::int AS levels,
      greatest(1, (SELECT count(*) FROM hierarchy_nodes d WHERE d.path @> ARRAY[b.id]))::int AS size
    FROM businesses b LEFT JOIN hierarchy_nodes n ON n.business_id = b.id
    WHERE b.id = ${businessId}::bigint
      AND EXISTS (SELECT FROM business_members o WHERE o.business_id = b.id AND o.role = 'OWNER')`.execute(db)
  return rows[0] ?? null
}

/** Gives a business that stands alone a tree of its own. */
export async function ensureNode(tx: Db, businessId: string, joinedAt: Date): Promise<void> {
  await sql`INSERT INTO hierarchy_nodes (business_id, path, joined_at)
    VALUES (${businessId}, ARRAY[${businessId}::bigint], ${joinedAt}) ON CONFLICT DO NOTHING`.execute(tx)
}

/** Puts a business and all below it under `parent`; no parent makes it a root. */
export async function moveSubtree(tx: Db, businessId: string, parent: Path, joinedAt: Date): Promise<void> {
  await sql`
    UPDATE hierarchy_nodes
    SET path = ${[...parent]}::bigint[] || path[array_position(path, ${businessId}::bigint):],
      joined_at = CASE WHEN business_id = ${businessId}::bigint THEN ${joinedAt} ELSE joined_at END
    WHERE path @> ARRAY[${businessId}::bigint]`.execute(tx)
}

export async function childrenOf(tx: Db, businessId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('hierarchyNodes')
    .select('businessId')
    .where('parentId', '=', businessId)
    .execute()
  return rows.map(({ businessId: id }) => id)
}

export async function removeNode(tx: Db, businessId: string): Promise<void> {
  await tx.deleteFrom('hierarchyNodes').where('businessId', '=', businessId).execute()
}
