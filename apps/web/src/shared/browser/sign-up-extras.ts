const MAX_LENGTH = 2048

/** What a sign-up says of how its person came here. */
export function signUpExtras(): { referrer: string; utm_campaign?: string } {
  const campaign = new URLSearchParams(window.location.search).get('utm_campaign')
  return {
    referrer: document.referrer.slice(0, MAX_LENGTH),
    ...(campaign && { utm_campaign: campaign.slice(0, 100) }),
  }
}
