import { countMetric } from '../tracking/track.ts'

let own: string | null = null
let newer: string | null = null
let mayReload: (version: string) => boolean = () => true

/** Begins to compare what the server says it is with the version this page came with. */
export function watchVersion(version: string): void {
  own = version
  newer = null
}

/** Told by every answer of the server; the first one of another version is counted. */
export function reportServerVersion(version: string): void {
  if (own === null || newer !== null || version === own) return
  newer = version
  countMetric('new_version_available')
}

/** From now on `rule` says whether a page may be loaded anew for a version. */
export const deferReloads = (rule: (version: string) => boolean): void => void (mayReload = rule)

/** Whether a newer site is there: the next change of page then loads it whole. */
export const isOutdated = (): boolean => newer !== null && mayReload(newer)
