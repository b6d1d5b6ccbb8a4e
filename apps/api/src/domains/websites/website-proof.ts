import { META_NAME, type WebsiteMethod } from '@tessera/api-types/websites/website-proofs'
import type { Deps } from '../../kernel/deps.ts'
import { dnsRecord, hasMetaTag, hostOf, proofFile } from './website-rules.ts'
import { proofText } from './proof-text.ts'

const MOST_BYTES = 1024 * 1024

interface Input {
  userId: string
  url: string
  method: WebsiteMethod
}

/** What was not found, as a sentence for people; null when the proof is there. */
export async function missingProof({ userId, url, method }: Input, deps: Deps): Promise<string | null> {
  const host = hostOf(url)
  const text = proofText(deps.site.secret, userId, host)
  if (method === 'dns') {
    const records = await deps.textRecords(new URL(url).hostname.replace(/^www\./, ''))
    return records.includes(dnsRecord(text))
      ? null
      : `We couldn’t find the TXT record "${dnsRecord(text)}" for ${host}.`
  }
  const page = method === 'file' ? new URL(`/${proofFile(text)}`, url).href : url
  const found = await load(page, deps)
  if (typeof found !== 'string') return `We couldn’t load ${page}. ${found.why}`
  if (method === 'file')
    return found.trim() === text ? null : `The file at ${page} doesn’t contain the text we gave you.`
  return hasMetaTag(found, text)
    ? null
    : `We couldn’t find the meta tag "${META_NAME}" with your code at ${page}.`
}

async function load(url: string, { fetcher }: Deps): Promise<string | { why: string }> {
  try {
    const { bytes, url: landed } = await fetcher.fetch(url, {
      maxBytes: MOST_BYTES,
      accept: 'text/html,text/plain',
    })
    // A redirect elsewhere shows a page of somebody else.
    if (hostOf(landed) !== hostOf(url)) return { why: `It redirects to ${hostOf(landed)}.` }
    return new TextDecoder().decode(bytes)
  } catch (failure) {
    const detail = failure instanceof Error && 'detail' in failure ? String(failure.detail) : ''
    return { why: detail }
  }
}
