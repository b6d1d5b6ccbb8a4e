import type { Db, Deps } from '../../kernel/deps.ts'
import { bookFaults, type Ids } from './books-store.ts'

/** What contradicts itself in the books of ads, with the number of its rows; nothing when all is well. */
export async function contradictionsOf(db: Db, within?: Ids): Promise<Record<string, number>> {
  return Object.fromEntries(Object.entries(await bookFaults(db, within)).filter(([, count]) => count > 0))
}

/** The daily job: what was served, charged, invoiced and paid agrees to the millionth, or the log has an error. */
export async function auditBooks({ log, read }: Pick<Deps, 'log' | 'read'>, within?: Ids): Promise<void> {
  const found = await contradictionsOf(read, within)
  if (Object.keys(found).length > 0) log.error({ found }, 'the books of ads contradict themselves')
}
