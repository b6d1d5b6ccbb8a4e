/** Whether this browser keeps cookies of this site. */
export const areCookiesOn = (): boolean => navigator.cookieEnabled

/** Whether the browser asks sites not to sell or share what they learn: Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true

const effectiveTypeOf = (connection: unknown): unknown =>
  typeof connection === 'object' && connection !== null && 'effectiveType' in connection
    ? connection.effectiveType
    : undefined

/** `4g`, `3g`, `2g` or `slow-2g`, where the browser reports it. */
export function connectionType(): string | undefined {
  const type = effectiveTypeOf(Reflect.get(navigator, 'connection'))
  return typeof type === 'string' ? type : undefined
}
