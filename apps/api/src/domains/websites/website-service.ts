import { MOST_WEBSITES, type WebsiteMethod } from '@tessera/api-types/websites/website-proofs'
import type { Websites } from '@tessera/api-types/websites/contracts'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { missingProof, proofText } from './website-proof.ts'
import { dnsRecord, flagsOf, hostOf, metaTag, proofFile, unverified, verified } from './website-rules.ts'
import * as store from './website-store.ts'
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'fetcher' | 'limits' | 'now' | 'read' | 'site' | 'textRecords' | 'transact'>

const TRIES_AN_HOUR = 30
const CHECK_EVERY_MS = 7 * 24 * HOUR_MS
const CHECKED_AT_ONCE = 20
const CHECKS_END_AFTER_MS = 10 * MINUTE_MS
const FAILED_CHECKS_ALLOWED = 3

const toView = (rows: readonly store.WebsiteRow[]): Websites => ({
  websites: rows.map(({ host, url, method, verifiedAt }) => ({
    host,
    url,
    method: method as WebsiteMethod,
    verified_at: verifiedAt.toISOString(),
  })),
  ...flagsOf(rows),
})

export const listWebsites = async ({ userId }: Member, { read }: Pick<Deps, 'read'>): Promise<Websites> =>
  toView(await store.websitesOf(read, userId))

export function proofFor({ userId }: Member, url: string, { site }: Pick<Deps, 'site'>) {
  const host = hostOf(url)
  const text = proofText(site.secret, userId, host)
  return {
    host,
    meta_tag: metaTag(text),
    file_name: proofFile(text),
    file_url: new URL(`/${proofFile(text)}`, url).href,
    file_text: text,
    dns_record: dnsRecord(text),
  }
}

/** @throws DomainError WEBSITE_PROOF_MISSING, whose message names what was not found; LIMIT_REACHED */
export async function verifyWebsite(
  { userId }: Member,
  { url, method }: { url: string; method: WebsiteMethod },
  deps: Needs,
): Promise<Websites> {
  await deps.limits.consume(`verify-website:${userId}`, TRIES_AN_HOUR, HOUR_MS)
  const missing = await missingProof({ userId, url, method }, deps)
  if (missing !== null) throw new DomainError('WEBSITE_PROOF_MISSING', { reason: missing })
  const at = deps.now()
  const host = hostOf(url)
  const row = { userId, host, url, method, verifiedAt: at, checkedAt: at, failedChecks: 0 }
  return deps.transact(async (tx) => {
    await store.lockMember(tx, userId)
    const before = await store.websitesOf(tx, userId)
    const { verifiedAt } = before.find((one) => one.host === host) ?? row
    const websites = verified(before, { ...row, verifiedAt })
    if (websites.length > MOST_WEBSITES) throw new DomainError('LIMIT_REACHED')
    await store.saveWebsite(tx, row)
    await store.nameWebsite(tx, userId, url)
    await store.refreshWebsiteProof(tx, userId)
    return toView(websites)
  })
}

export const unverifyWebsite = (
  { userId }: Member,
  host: string,
  { transact }: Pick<Deps, 'transact'>,
): Promise<Websites> =>
  transact(async (tx) => {
    await store.lockMember(tx, userId)
    const websites = unverified(await store.websitesOf(tx, userId), host)
    await letGo(tx, userId, host)
    return toView(websites)
  })

async function letGo(tx: Db, userId: string, host: string): Promise<void> {
  await store.deleteWebsite(tx, userId, host)
  await store.refreshWebsiteProof(tx, userId)
}

/** The hosts a member has proved to be theirs, without `www.`. */
export const provedHosts = async (db: Db, userId: string): Promise<string[]> =>
  (await store.websitesOf(db, userId)).map(({ host }) => host)

/** Called when a profile names another website, in the same transaction. */
export const websiteNamed = (tx: Db, userId: string): Promise<void> => store.refreshWebsiteProof(tx, userId)

/** The job: looks again at what was not looked at for a week; what is gone three times in a row is let go. */
export async function recheckWebsites(deps: Needs & EmitDeps): Promise<void> {
  const at = deps.now()
  const before = new Date(at.getTime() - CHECK_EVERY_MS)
  let due: store.WebsiteRow[]
  do {
    due = await store.dueForCheck(deps.read, before, CHECKED_AT_ONCE)
    const looks = due.map(async (one) => ({ ...one, isThere: await isStillThere(one, deps) }))
    for (const { userId, host, isThere } of await Promise.all(looks))
      await deps.transact(async (tx) => {
        const failed = await store.noteCheck(tx, { userId, host }, { isThere, at })
        if (failed < FAILED_CHECKS_ALLOWED) return
        await letGo(tx, userId, host)
        await emit(tx, deps, 'websiteLost', { userId, host })
      })
  } while (due.length > 0 && deps.now().getTime() - at.getTime() < CHECKS_END_AFTER_MS)
}

const isStillThere = async ({ userId, url, method }: store.WebsiteRow, deps: Needs): Promise<boolean> =>
  (await missingProof({ userId, url, method: method as WebsiteMethod }, deps)) === null
