import { createHmac, type KeyObject } from 'node:crypto'
import { META_NAME, type WebsiteMethod } from '@tessera/api-types/websites/website-proofs'
import type { Reason } from '@tessera/api-types/error-texts'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import type { Deps } from '../../kernel/deps.ts'
import { dnsRecord, hasMetaTag, hostOf, proofFile } from './website-rules.ts'

/** The same for as long as the site keeps its key, and of no use to anybody else. */
export const proofText = (secret: KeyObject, userId: string, host: string): string =>
  createHmac('sha256', secret).update(`website:${userId}:${host}`).digest('hex').slice(0, 32)

const MOST_BYTES = 1024 * 1024

interface Input {
  userId: string
  url: string
  method: WebsiteMethod
}

/** What was not found; null when the proof is there. */
export async function missingProof(
  { userId, url, method }: Input,
  deps: Pick<Deps, 'fetcher' | 'site' | 'textRecords'>,
): Promise<Reason | null> {
  const host = hostOf(url)
  const text = proofText(deps.site.secret, userId, host)
  if (method === 'dns') {
    const records = await deps.textRecords(new URL(url).hostname.replace(/^www\./, ''))
    return records.includes(dnsRecord(text))
      ? null
      : { key: 'refusal.proof.record', params: { record: dnsRecord(text), host } }
  }
  const page = method === 'file' ? new URL(`/${proofFile(text)}`, url).href : url
  const found = await load(page, deps)
  if (typeof found !== 'string') return found
  if (method === 'file') return found.trim() === text ? null : { key: 'refusal.proof.file', params: { page } }
  return hasMetaTag(found, text) ? null : { key: 'refusal.proof.tag', params: { name: META_NAME, page } }
}

async function load(url: string, { fetcher }: Pick<Deps, 'fetcher'>): Promise<string | Reason> {
  try {
    const { bytes, url: landed } = await fetcher.fetch(url, {
      maxBytes: MOST_BYTES,
      isBeginningEnough: true,
      accept: 'text/html,text/plain',
    })
    // A redirect elsewhere shows a page of somebody else.
    if (hostOf(landed) !== hostOf(url))
      return { key: 'refusal.proof.redirected', params: { page: url, host: hostOf(landed) } }
    return new TextDecoder().decode(bytes)
  } catch (failure) {
    const { code: why, status } = failure instanceof FetchFailure ? failure : { code: 'other', status: null }
    return { key: 'refusal.proof.unloaded', params: { page: url, why, ...(status !== null && { status }) } }
  }
}
