const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '')

/**
 * Those of a site's origins, the main one first, where its passkeys work: a passkey belongs to the main host and to
 * those below it.
 */
export function passkeyOrigins(origins: readonly [string, ...string[]]): string[] {
  const main = hostOf(origins[0])
  return origins.filter((origin) => `.${hostOf(origin)}`.endsWith(`.${main}`))
}
