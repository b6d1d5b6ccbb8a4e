/** A piece of what somebody wrote: words, or what leads somewhere. */
export type TextPart = { text: string; address?: string; tag?: string }

const ADDRESS = String.raw`(?<![\p{L}\p{N}_@./-])(?:https?:\/\/|www\.)[^\s<>"]{1,2000}`
const TAG = String.raw`(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]{1,100}`
const FOUND = new RegExp(`${ADDRESS}|${TAG}`, 'giu')
const PUNCTUATION = /[\p{P}\p{S}]$/u
const MAY_END_AN_ADDRESS = /[/=&#%_~+$@*-]$/
const OPENED: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

const count = (text: string, sign: string): number => text.split(sign).length - 1

/** Without the punctuation of the sentence around it; brackets that it opened itself stay. */
function withoutSentence(found: string): string {
  let end = found.length
  while (end > 0) {
    const rest = found.slice(Math.max(0, end - 2), end)
    const last = rest.at(-1) ?? ''
    if (!PUNCTUATION.test(rest) || MAY_END_AN_ADDRESS.test(rest)) break
    const opening = OPENED[last]
    const whole = found.slice(0, end)
    if (opening && count(whole, last) <= count(whole, opening)) break
    end -= /[\uDC00-\uDFFF]/.test(last) ? 2 : 1
  }
  return found.slice(0, end)
}

/** The whole address of what was written, if it is one that a person may be led to. */
export function webAddress(written: string): string | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, href } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // A name before the host only serves to pass one site off as another.
  return isWeb && hostname.length > 0 && !username && !password ? href : null
}

function linkOf(found: string): TextPart | null {
  if (found.startsWith('#')) return { text: found, tag: found.slice(1) }
  const text = withoutSentence(found)
  const address = webAddress(text)
  return address === null ? null : { text, address }
}

/** Words in pieces: addresses and hashtags apart from what is around them. */
export function textParts(words: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of words.matchAll(FOUND)) {
    const link = linkOf(found)
    if (!link) continue
    if (index > end) parts.push({ text: words.slice(end, index) })
    parts.push(link)
    end = index + link.text.length
  }
  if (end < words.length) parts.push({ text: words.slice(end) })
  return parts
}
