/** What not every browser knows, and others ignore. */
type AttributedRequest = RequestInit & {
  attributionReporting: { eventSourceEligible: boolean; triggerEligible: boolean }
}

/** Has the browser register the source of a click or view of an ad, as the headers of the response ask. */
export function registerAttribution(address: string): void {
  const request: AttributedRequest = {
    keepalive: true,
    attributionReporting: { eventSourceEligible: true, triggerEligible: false },
  }
  window.fetch(address, request).catch(() => undefined)
}
