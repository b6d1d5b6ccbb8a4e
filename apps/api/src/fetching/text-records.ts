import { resolveTxt } from 'node:dns/promises'

/** Each record whole; a name without any, or none at all, has none. */
export const textRecords = (host: string): Promise<string[]> =>
  resolveTxt(host).then(
    (records) => records.map((pieces) => pieces.join('')),
    () => [],
  )
