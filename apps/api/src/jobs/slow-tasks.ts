import { READ_FEED } from '../domains/catalogs/ingest-service.ts'

/** What waits for servers of others, minutes at times: it runs beside other work and keeps no place from it. */
export const slowTasks: ReadonlySet<string> = new Set([READ_FEED])
