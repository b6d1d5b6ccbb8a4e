import { Parser } from 'htmlparser2'
import type { MerchantPolicy, PolicyFinding } from '@tessera/api-types/verified-merchants/merchant-program'

/** A shorter page has nothing that a buyer could rest on. */
const LEAST_LETTERS = 200

/** In the languages of the countries of the program. */
const WORDS: Record<MerchantPolicy, RegExp> = {
  shipping:
    /shipping|deliver|dispatch|versand|liefer|envío|envio|entrega|spedizion|consegn|verzend|bezorg|levering|livraison|expédition/i,
  return:
    /return|refund|exchange|widerruf|rückgabe|rücksend|erstatt|devoluci|reembols|devolu|troca|\breso\b|\bresi\b|rimbors|retour|terugbetal|rembours/i,
}

const UNSEEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg'])

/** The text of a page as its readers see it. */
function textOfPage(html: string): string {
  const parts: string[] = []
  let unseen = 0
  const parser = new Parser({
    onopentag: (name) => void (UNSEEN.has(name) && (unseen += 1)),
    ontext: (text) => void (unseen === 0 && parts.push(text)),
    onclosetag: (name) => void (UNSEEN.has(name) && (unseen -= 1)),
  })
  parser.end(html)
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** What a page is as a policy. */
export function findingOf(
  policy: MerchantPolicy,
  { html, isPlain }: { html: string; isPlain: boolean },
): PolicyFinding {
  const text = isPlain ? html : textOfPage(html)
  if (text.length < LEAST_LETTERS) return 'EMPTY'
  return WORDS[policy].test(text) ? 'READABLE' : 'OFF_TOPIC'
}
