/** What not every browser knows, and others ignore. */
type AttributedRequest = RequestInit & {
  attributionReporting: { eventSourceEligible: boolean; triggerEligible: boolean }
}

/** Has the browser keep, as the response tells it, where a click or view of an advertisement came from. */
export function registerAttribution(address: string): void {
  const request: AttributedRequest = {
    keepalive: true,
    attributionReporting: { eventSourceEligible: true, triggerEligible: false },
  }
  window.fetch(address, request).catch(() => undefined)
}
