const REREAD_MS = 3_000

/** A query's `refetchInterval`: reads again while the server is still at work on what was read. */
export const rereadWhile =
  <T>(isUnfinished: (data: T) => boolean) =>
  ({ state: { data } }: { state: { data: T | undefined } }): number | false =>
    data !== undefined && isUnfinished(data) ? REREAD_MS : false
