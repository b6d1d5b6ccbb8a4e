let own: string | null = null
let isNewerServed = false

/** Begins to compare what the server says it is with the version this page came with. */
export function watchVersion(version: string): void {
  own = version
  isNewerServed = false
}

/** Told by every answer of the server. */
export function reportServerVersion(version: string): void {
  if (own !== null && version !== own) isNewerServed = true
}

/** Whether a newer site is there: the next change of page then loads it whole. */
export const isOutdated = (): boolean => isNewerServed
