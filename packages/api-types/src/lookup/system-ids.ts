/** Browser ids of the documents. // spec 001 §3 */
export const BROWSER_IDS = { other: 0, chrome: 1, safari: 2, ie: 3, firefox: 4, opera: 5, edge: 6 } as const

/** Operating system ids of the documents. // spec 001 §3 */
export const SYSTEM_IDS = {
  unknown: 0,
  'windows xp': 1,
  'windows vista': 2,
  'windows 7': 3,
  'windows 8': 4,
  macos: 5,
  ios: 6,
  android: 7,
  ubuntu: 8,
  windows: 12,
  'chrome os': 13,
} as const

const systemIds: Readonly<Record<string, number>> = SYSTEM_IDS

/** The number of an operating system by the name that reading a user agent gives it. */
export const systemId = (osName: string): number => {
  const name = osName.toLowerCase()
  return Object.hasOwn(systemIds, name) ? (systemIds[name] ?? 0) : SYSTEM_IDS.unknown
}
