import { beforeAll, expect, it } from 'vitest'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import type { GuardedFetcher } from '../../fetching/guarded-fetch.ts'
import { merchantsOf } from '../../testing/test-merchants.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { readPolicies } from './policy-page-service.ts'
import { findingOf } from './policy-rules.ts'

let deps: TestDeps
let world: ReturnType<typeof merchantsOf>
beforeAll(async () => {
  deps = await testDeps()
  world = merchantsOf(deps)
})

const long = 'We pack every pot by hand in our own workshop. '.repeat(8)

/** A web that has these pages, by their address; `->` leads elsewhere. */
const webOf = (pages: Readonly<Record<string, string>>): GuardedFetcher => ({
  fetch(url) {
    const page = pages[url]
    if (page === undefined) return Promise.reject(new FetchFailure('CONNECTION_FAILED', 'Nobody is there.'))
    const landed = page.startsWith('->') ? page.slice(2) : url
    return Promise.resolve({ url: landed, contentType: 'text/html', bytes: new TextEncoder().encode(page) })
  },
  download: () => Promise.reject(new FetchFailure('CONNECTION_FAILED', 'Nobody is there.')),
  close: () => Promise.resolve(),
})

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
  const readFrom = (pages: Readonly<Record<string, string>>) =>
    readPolicies({ userId: merchant.userId }, { ...deps, fetcher: webOf(pages) })
  await readFrom({ 'https://kiln.test/shipping': `<p>${long} Delivery takes two days.</p>` })
  expect((await merchant.read()).policies).toMatchObject([
    { policy: 'shipping', url: 'https://kiln.test/shipping', finding: 'READABLE' },
    {
      policy: 'return',
      finding: 'UNREACHABLE',
      explanation: 'We couldn’t open this page. Check that everyone can see it.',
    },
  ])
  await readFrom({
    'https://kiln.test/shipping': '->https://elsewhere.test/',
    'https://kiln.test/returns': `<p>${long} Refunds within 30 days.</p>`,
  })
  expect((await merchant.read()).policies.map(({ finding }) => finding)).toEqual(['ELSEWHERE', 'READABLE'])
})

it('B-4.48 what was found decides nothing, and another application begins unread', async () => {
  const merchant = await world.aMerchant()
  await merchant.apply()
  await readPolicies({ userId: merchant.userId }, { ...deps, fetcher: webOf({}) })
  await merchant.review()
  expect(await merchant.read()).toMatchObject({ program_state: 'ACCEPTED' })
  deps.addedJobs.length = 0
  await merchant.recheck()
  expect(deps.addedJobs.map(({ task }) => task)).toContain('verified-merchants.read-policies')
})
