import type { Db } from '../../kernel/deps.ts'

export interface Topic {
  id: string
  name: string
  slug: string
}

export const findTopic = (db: Db, id: string): Promise<Topic | undefined> =>
  db.selectFrom('interests').select(['id', 'name', 'slug']).where('id', '=', id).executeTakeFirst()
