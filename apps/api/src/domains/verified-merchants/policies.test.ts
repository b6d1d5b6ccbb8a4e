import { beforeAll, expect, it } from 'vitest'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import type { GuardedFetcher } from '../../fetching/guarded-fetch.ts'
import { tasks } from '../../jobs/tasks.ts'
import { mailFolder } from '../../mail/mail-folder.ts'
import { merchantsOf } from '../../testing/test-merchants.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { noTextDelivery } from '../../texts/text-delivery.ts'
import { readPolicies } from './policy-page-service.ts'
import { findingOf } from './policy-rules.ts'

let deps: TestDeps
let world: ReturnType<typeof merchantsOf>
beforeAll(async () => {
  deps = await testDeps()
  world = merchantsOf(deps)
})

const long = 'We pack every pot by hand in our own workshop. '.repeat(8)

interface Page {
  text?: string
  landed?: string
  contentType?: string
  charset?: string
  encoding?: BufferEncoding
}

/** A web that has these pages, by their address. */
const webOf = (pages: Readonly<Record<string, Page>>): GuardedFetcher => ({
  fetch(url, { isTypeAllowed }) {
    const page = pages[url]
    if (page === undefined) return Promise.reject(new FetchFailure('CONNECTION_FAILED', 'Nobody is there.'))
    const { text = '', landed = url, contentType = 'text/html', charset, encoding = 'utf8' } = page
    if (isTypeAllowed?.(contentType) === false)
      return Promise.reject(new FetchFailure('CONTENT_TYPE_NOT_ALLOWED', 'It is something else.'))
    const bytes = new Uint8Array(Buffer.from(text, encoding))
    return Promise.resolve({ url: landed, contentType, bytes, ...(charset && { charset }) })
  },
  download: () => Promise.reject(new FetchFailure('CONNECTION_FAILED', 'Nobody is there.')),
  close: () => Promise.resolve(),
})

const SHIPPING = 'https://kiln.test/shipping'
const RETURNS = 'https://kiln.test/returns'

it('B-4.48 a policy has a text, and is about what it is for, in the languages of the program', () => {
  const found = (policy: 'return' | 'shipping', text: string) =>
    findingOf(policy, {
      html: `<html><head><title>Shipping</title></head><body>${text}</body></html>`,
      isPlain: false,
    })
  expect(found('shipping', `<p>${long} Delivery takes two days.</p>`)).toBe('READABLE')
  expect(found('shipping', `<p>${long} Versand in zwei Tagen.</p>`)).toBe('READABLE')
  expect(found('return', `<p>${long} I resi sono gratuiti.</p>`)).toBe('READABLE')
  expect(found('return', `<p>${long}</p>`)).toBe('OFF_TOPIC')
  expect(found('shipping', `<script>${long} shipping</script><p>Shipping</p>`)).toBe('EMPTY')
})

it('B-4.39 B-4.48 the policies of an application are read through the guarded fetcher, and what was found is explained', async () => {
  const merchant = await world.aMerchant()
  await merchant.apply()
  expect(deps.addedJobs).toContainEqual({
    task: 'verified-merchants.read-policies',
    payload: { userId: merchant.userId },
  })
  expect((await merchant.read()).policies.map(({ finding }) => finding)).toEqual([null, null])
  await readPolicies(
    { userId: merchant.userId },
    { ...deps, fetcher: webOf({ [SHIPPING]: { text: `<p>${long} Delivery takes two days.</p>` } }) },
  )
  expect((await merchant.read()).policies).toMatchObject([
    { policy: 'shipping', url: SHIPPING, finding: 'READABLE' },
    {
      policy: 'return',
      finding: 'UNREACHABLE',
      explanation: 'We couldn’t open this page. Check that everyone can see it.',
    },
  ])
})

/** What is found on such a web at the addresses of a merchant’s policies. */
async function foundOn(
  pages: Readonly<Record<string, Page>>,
  { userId, read }: Awaited<ReturnType<typeof world.aMerchant>>,
) {
  await readPolicies({ userId }, { ...deps, fetcher: webOf(pages) })
  return (await read()).policies.map(({ finding }) => finding)
}

it('B-4.39 a policy may lead to any website that is proved; without one, to no other than its own', async () => {
  const merchant = await world.aMerchant()
  await merchant.apply()
  const { userId } = merchant
  const text = `<p>${long} Refunds and shipping within 30 days.</p>`
  const pages = {
    [SHIPPING]: { text, landed: 'https://help.glaze.test/shipping' },
    [RETURNS]: { text, landed: 'https://elsewhere.test/' },
  }
  expect(await foundOn(pages, merchant)).toEqual(['ELSEWHERE', 'ELSEWHERE'])
  const at = deps.now()
  await deps.read
    .insertInto('verifiedWebsites')
    .values({
      userId,
      host: 'glaze.test',
      url: 'https://glaze.test/',
      method: 'dns',
      verifiedAt: at,
      checkedAt: at,
    })
    .execute()
  expect(await foundOn(pages, merchant)).toEqual(['READABLE', 'ELSEWHERE'])
  await deps.read.deleteFrom('verifiedWebsites').where('userId', '=', userId).execute()
  expect(await foundOn({ ...pages, [RETURNS]: { text } }, merchant)).toEqual(['ELSEWHERE', 'READABLE'])
})

it('B-4.48 a policy is read in its character set, and only where it is a page or a text', async () => {
  const merchant = await world.aMerchant()
  await merchant.apply()
  const pages = {
    [SHIPPING]: { text: '%PDF-1.7', contentType: 'application/pdf' },
    [RETURNS]: { text: `<p>${long} Rückgabe in 30 Tagen.</p>`, charset: 'iso-8859-1', encoding: 'latin1' },
  } as const
  expect(await foundOn(pages, merchant)).toEqual(['UNREADABLE', 'READABLE'])
  expect((await merchant.read()).policies[0]?.explanation).toBe(
    'This isn’t a web page. Link to a page with the policy as text.',
  )
})

it('B-4.48 what was found decides nothing, and another application begins unread', async () => {
  const merchant = await world.aMerchant()
  await merchant.apply()
  expect(await foundOn({}, merchant)).toEqual(['UNREACHABLE', 'UNREACHABLE'])
  await merchant.leave()
  await world.since(merchant.userId, 'CANCELLED', 400)
  await merchant.apply()
  expect((await merchant.read()).policies.map(({ finding }) => finding)).toEqual([null, null])
  await foundOn({}, merchant)
  await merchant.review()
  expect(await merchant.read()).toMatchObject({ program_state: 'ACCEPTED' })
  deps.addedJobs.length = 0
  await merchant.recheck()
  expect(deps.addedJobs.map(({ task }) => task)).toContain('verified-merchants.read-policies')
})

it('B-4.39 policies that were never read are read with the daily checks, but not of who has left', async () => {
  const [unread, read, left] = [await world.accepted(), await world.accepted(), await world.accepted()]
  await foundOn({}, read)
  await left.leave()
  expect((await left.read()).policies).toEqual([])
  deps.addedJobs.length = 0
  await tasks['verified-merchants.check']?.(
    {},
    { ...deps, mailDelivery: mailFolder(''), textDelivery: noTextDelivery },
  )
  const asked = deps.addedJobs.flatMap(({ task, payload }) =>
    task === 'verified-merchants.read-policies' ? [payload] : [],
  )
  expect(asked).toContainEqual({ userId: unread.userId })
  expect(asked).not.toContainEqual({ userId: read.userId })
  expect(asked).not.toContainEqual({ userId: left.userId })
})
