/** Whether the browser asks sites not to sell or share what they learn: Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true
