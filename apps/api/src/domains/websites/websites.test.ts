import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebsiteMethod } from '@tessera/api-types/websites/website-proofs'
import type { Member } from '@tessera/shared-auth'
import { createGuardedFetcher, defaultGuardedFetchSettings } from '../../fetching/guarded-fetch.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { ownUser } from '../identity/own-user-service.ts'
import { profilesOperations } from '../profiles/operations.ts'
import { websitesOperations } from './operations.ts'
import { flagsOf, hasMetaTag, unverified, verified } from './website-rules.ts'
import { recheckWebsites } from './website-service.ts'

const one = { host: 'one.test', url: 'https://one.test/' }
const two = { host: 'two.test', url: 'https://two.test/' }

describe('proved websites', () => {
  it('I-4.43 proving one adds it to the list and sets the flags', () => {
    expect(flagsOf([])).toEqual({
      verified_user_websites: [],
      is_any_website_verified: false,
      domain_verified: false,
    })
    expect(flagsOf(verified([one], two))).toEqual({
      verified_user_websites: [one.url, two.url],
      is_any_website_verified: true,
      domain_verified: true,
    })
    expect(verified([one], { ...one, url: 'https://one.test/shop' })).toHaveLength(1)
  })

  it('I-4.44 letting one of two go keeps the flag, letting the last go clears it', () => {
    const left = unverified([one, two], 'one.test')
    expect(flagsOf(left)).toMatchObject({ verified_user_websites: [two.url], is_any_website_verified: true })
    expect(flagsOf(unverified(left, 'two.test'))).toMatchObject({
      is_any_website_verified: false,
      domain_verified: false,
    })
  })

  it.each([
    ['in the head', '<head><meta name="tessera-site-verification" content="abc"></head>', true],
    ['with attributes in another order', "<meta content='abc' name='tessera-site-verification' />", true],
    ['of another member', '<head><meta name="tessera-site-verification" content="xyz"></head>', false],
    ['in a comment', '<head><!-- <meta name="tessera-site-verification" content="abc"> --></head>', false],
    [
      'in the body, where visitors write',
      '<body><meta name="tessera-site-verification" content="abc">',
      false,
    ],
  ])('I-4.45 a tag %s counts: %#', (_where, html, counts) => {
    expect(hasMetaTag(html, 'abc')).toBe(counts)
  })
})

describe('proving a website', () => {
  let site: Server
  let url: string
  let pages: Record<string, string>
  let names: string[]
  let deps: TestDeps
  let call: ReturnType<typeof callerOf>

  beforeAll(async () => {
    site = createServer((request, response) => {
      const page = pages[request.url ?? '']
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page ?? '')
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const { port } = site.address() as AddressInfo
    url = `http://127.0.0.1:${port}/`
    const fetcher = createGuardedFetcher({ ...defaultGuardedFetchSettings, allow: [`127.0.0.1:${port}`] })
    deps = { ...(await testDeps()), fetcher, textRecords: async () => names }
    call = callerOf([...websitesOperations, ...profilesOperations], deps)
  })
  afterAll(() => site.close())
  beforeEach(() => {
    pages = { '/': '<head></head>' }
    names = []
  })

  async function proves(viewer: Member, method: WebsiteMethod) {
    const proof = await call(viewer, 'websites.proof', { url })
    if (method === 'meta') pages['/'] = `<head>${proof.meta_tag}</head>`
    if (method === 'file') pages[`/${proof.file_name}`] = proof.file_text
    if (method === 'dns') names = ['v=spf1 -all', proof.dns_record]
    return call(viewer, 'websites.verify', { url, method })
  }

  it.each(['meta', 'file', 'dns'] as const)('I-4.45 by %s makes it the member’s', async (method) => {
    const ada = await aMember(deps)
    expect(await proves(ada, method)).toMatchObject({
      verified_user_websites: [url],
      is_any_website_verified: true,
      domain_verified: true,
    })
    expect(await call(visitor, 'users.get', { username: ada.username })).toMatchObject({
      website_url: url,
      domain_verified: true,
    })
    expect(await ownUser(ada.userId, deps)).toMatchObject({
      verified_user_websites: [url],
      is_any_website_verified: true,
      listed_website_url: url,
    })
  })

  it.each([
    ['meta', /couldn’t find the meta tag "tessera-site-verification"/],
    ['file', /couldn’t load .*That site responded with status 404/],
    ['dns', /couldn’t find the TXT record/],
  ] as const)('I-4.45 without the proof by %s says what was not found', async (method, message) => {
    const ada = await aMember(deps)
    await expect(call(ada, 'websites.verify', { url, method })).rejects.toMatchObject({
      code: 'WEBSITE_PROOF_MISSING',
      message: expect.stringMatching(message),
    })
    expect(await call(ada, 'websites.list', {})).toMatchObject({ is_any_website_verified: false })
  })

  it('the proof of one member is none of another’s, and visitors prove nothing', async () => {
    const [ada, bob] = [await aMember(deps), await aMember(deps)]
    await proves(ada, 'meta')
    await expect(call(bob, 'websites.verify', { url, method: 'meta' })).rejects.toMatchObject({
      code: 'WEBSITE_PROOF_MISSING',
    })
    await expect(call(visitor, 'websites.list', {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  })

  it('inner addresses of the server are never asked', async () => {
    const ada = await aMember(deps)
    await expect(
      call(ada, 'websites.verify', { url: 'http://127.0.0.1:1/', method: 'meta' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('That address isn’t open to everyone') })
  })

  it('I-4.44 letting it go takes the mark from the profile', async () => {
    const ada = await aMember(deps)
    const { websites } = await proves(ada, 'meta')
    expect(await call(ada, 'websites.unverify', { host: websites[0]?.host ?? '' })).toMatchObject({
      verified_user_websites: [],
      is_any_website_verified: false,
    })
    expect(await call(visitor, 'users.get', { username: ada.username })).toMatchObject({
      domain_verified: false,
    })
  })

  it('letting one of two go names no other website on a profile that names none', async () => {
    const ada = await aMember(deps)
    const { websites } = await proves(ada, 'meta')
    const [proved] = websites
    const at = deps.now()
    const other = { userId: ada.userId, host: 'other.test', url: 'https://other.test/', method: 'meta' }
    await deps.read
      .insertInto('verifiedWebsites')
      .values({ ...other, verifiedAt: at, checkedAt: at })
      .execute()
    await call(ada, 'users.updateProfile', { website_url: null })
    await call(ada, 'websites.unverify', { host: proved?.host ?? '' })
    expect(await call(visitor, 'users.get', { username: ada.username })).toMatchObject({
      website_url: null,
      domain_verified: false,
    })
  })

  it('proved again in another way has been proved since the first time', async () => {
    const ada = await aMember(deps)
    await proves(ada, 'meta')
    const since = new Date('2024-03-01')
    await deps.read
      .updateTable('verifiedWebsites')
      .set({ verifiedAt: since, failedChecks: 2 })
      .where('userId', '=', ada.userId)
      .execute()
    const kept = { method: 'dns', verified_at: since.toISOString() }
    expect((await proves(ada, 'dns')).websites).toMatchObject([kept])
    expect((await call(ada, 'websites.list', {})).websites).toMatchObject([kept])
  })

  it('is lost after three weekly looks found nothing, and one bad day takes nothing away', async () => {
    const ada = await aMember(deps)
    await deps.read
      .updateTable('users')
      .set({ emailVerifiedAt: deps.now() })
      .where('id', '=', ada.userId)
      .execute()
    await proves(ada, 'meta')
    pages = {}
    const weeksOn = (weeks: number) => new Date(Date.now() + weeks * 8 * 24 * 60 * 60_000)
    const isProved = async () => (await call(ada, 'websites.list', {})).is_any_website_verified
    const look = (weeks: number) => recheckWebsites({ ...deps, now: () => weeksOn(weeks) })
    await deps.read.deleteFrom('verifiedWebsites').where('userId', '<>', ada.userId).execute()
    await look(1)
    await look(2)
    expect(await isProved()).toBe(true)
    const mails = deps.sentMail.length
    await look(3)
    expect(await isProved()).toBe(false)
    expect(deps.sentMail.slice(mails)).toMatchObject([
      { subject: `${new URL(url).host} is no longer claimed` },
    ])
  })

  it('is looked at within one run of the job, however many are due', async () => {
    const ada = await aMember(deps)
    const [long, at] = [new Date('2024-03-01'), deps.now()]
    const hosts = Array.from({ length: 45 }, (_, one) => `due-${one}.test`)
    await deps.read
      .insertInto('verifiedWebsites')
      .values(
        hosts.map((host) => ({
          userId: ada.userId,
          host,
          url: `https://${host}/`,
          method: 'dns',
          verifiedAt: long,
          checkedAt: long,
        })),
      )
      .execute()
    await recheckWebsites({ ...deps, now: () => at })
    const looked = await deps.read
      .selectFrom('verifiedWebsites')
      .select('failedChecks')
      .where('userId', '=', ada.userId)
      .where('checkedAt', '=', at)
      .execute()
    expect(looked).toEqual(hosts.map(() => ({ failedChecks: 1 })))
  })
})
