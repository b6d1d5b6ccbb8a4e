import { countMetric } from '../tracking/track.ts'

let own: string | null = null
let newer: string | null = null
let mayReload: (version: string) => boolean = () => true

/** Begins to compare the server's version with the one that this page came with. */
export function watchVersion(version: string): void {
  own = version
  newer = null
}

/** Called with every response of the server; the first one of another version is counted. */
export function reportServerVersion(version: string): void {
  if (own === null || newer !== null || version === own) return
  newer = version
  countMetric('new_version_available')
}

/** From now on `rule` decides whether a page may reload for a version. */
export const deferReloads = (rule: (version: string) => boolean): void => void (mayReload = rule)

/** Whether a newer site is there: the next change of page then loads it whole. */
export const isOutdated = (): boolean => newer !== null && mayReload(newer)
