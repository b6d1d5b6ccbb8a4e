// Stands in the pages of advertisers: tells Tessera what visitors do there, as far as they allow it.
// tessera('track', 'checkout', { value: 12.5, currency: 'EUR', event_id: 'order-7', email: 'a@b.test' })
// tessera('consent', 'granted' | 'denied'); with data-consent="required" nothing is told before it is granted.
;(() => {
  const { currentScript } = document
  if (!currentScript) return
  if (navigator.globalPrivacyControl) {
    window.tessera = () => undefined
    return
  }
  const { tag, consent } = currentScript.dataset
  const matchesEmails = 'enhancedMatch' in currentScript.dataset
  const url = `${new URL(currentScript.src).origin}/ads/v4/tags/${tag}/events/`
  const CLICK = 'tessera_click'
  const waiting = []
  let isAllowed = consent !== 'required'
  let isDenied = false
  let emailHash

  const stored = (name, value) => {
    try {
      if (value) localStorage.setItem(name, value)
      return localStorage.getItem(name) ?? undefined
    } catch {
      return value
    }
  }

  const hashOf = async (email) => {
    const clean = String(email).trim().toLowerCase()
    if (!/^\S+@\S+\.\S+$/.test(clean) || !window.crypto?.subtle) return undefined
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(clean))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  const send = async ({ email, ...event }) => {
    const hash = matchesEmails && email ? await hashOf(email) : undefined
    // It may have been denied meanwhile.
    if (!isAllowed) return
    emailHash = hash ?? emailHash
    const clickId = stored(CLICK, new URLSearchParams(location.search).get(CLICK))
    const body = { ...event, em: emailHash, click_id: clickId }
    await fetch(url, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
  }

  const track = (name, { event_id, value, currency, email } = {}) => {
    const event = {
      event_name: name,
      event_id: event_id ?? crypto.randomUUID?.(),
      ts: Date.now(),
      url: location.origin + location.pathname,
      value,
      currency,
      email,
    }
    if (isAllowed) void send(event)
    else if (!isDenied) waiting.push(event)
  }

  const forget = () => {
    waiting.length = 0
    emailHash = undefined
    try {
      localStorage.removeItem(CLICK)
    } catch {
      // A page that may not keep anything has nothing to forget.
    }
  }

  const setConsent = (choice) => {
    isAllowed = choice === 'granted'
    isDenied = !isAllowed
    if (isAllowed) waiting.splice(0).forEach((event) => void send(event))
    else forget()
  }

  const run = (verb, ...given) => {
    if (verb === 'track') track(...given)
    if (verb === 'consent') setConsent(...given)
  }

  const remember = async ({ target }) => {
    if (target.type !== 'email') return
    const hash = await hashOf(target.value)
    if (isAllowed) emailHash = hash ?? emailHash
  }

  const asked = window.tessera?.q ?? []
  window.tessera = run
  for (const call of asked) run(...call)
  if (matchesEmails) addEventListener('change', (event) => void remember(event))
  track('page_visit')
})()
