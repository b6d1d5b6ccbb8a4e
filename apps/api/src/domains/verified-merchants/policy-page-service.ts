import { z } from 'zod'
import type { MerchantPolicy, PolicyFinding } from '@tessera/api-types/verified-merchants/merchant-program'
import { decodePage } from '../../fetching/decode-page.ts'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { provedHosts } from '../websites/website-service.ts'
import { findingOf } from './policy-rules.ts'
import { findProgram, savePolicyFindings, unreadMerchants } from './program-store.ts'
import { isOnHosts, websiteOf } from './program-rules.ts'

export const READ_POLICIES = 'verified-merchants.read-policies'

const MOST_BYTES = 1024 * 1024
const ASKED_A_DAY = 1_000

export const askToRead = (tx: Db, userId: string, { jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.add(tx, READ_POLICIES, { userId }, { key: `${READ_POLICIES} ${userId}` })

/** Policies from before they were read have nothing else that asks for it. */
export const askForUnread = (deps: Pick<Deps, 'jobs' | 'read' | 'transact'>): Promise<void> =>
  deps.transact(async (tx) => {
    for (const userId of await unreadMerchants(deps.read, ASKED_A_DAY)) await askToRead(tx, userId, deps)
  })

const READ_TYPES: ReadonlySet<string> = new Set(['text/html', 'text/plain'])

interface Policy {
  policy: MerchantPolicy
  url: string
  /** The websites on which it may stand. */
  hosts: readonly string[]
}

/** Loads a policy as its buyers would, and judges it. */
async function read(
  { policy, url, hosts }: Policy,
  { fetcher }: Pick<Deps, 'fetcher'>,
): Promise<PolicyFinding> {
  try {
    const page = await fetcher.fetch(url, {
      maxBytes: MOST_BYTES,
      isBeginningEnough: true,
      accept: [...READ_TYPES].join(','),
      isTypeAllowed: (type) => READ_TYPES.has(type),
    })
    if (!isOnHosts(page.url, hosts)) return 'ELSEWHERE'
    return findingOf(policy, { html: decodePage(page), isPlain: page.contentType === 'text/plain' })
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return error.code === 'CONTENT_TYPE_NOT_ALLOWED' ? 'UNREADABLE' : 'UNREACHABLE'
  }
}

const Payload = z.object({ userId: z.string() })

/** The job: reads the policies of a merchant; addresses that changed meanwhile have a job of their own. */
export async function readPolicies(
  payload: unknown,
  deps: Pick<Deps, 'fetcher' | 'now' | 'read' | 'transact'>,
): Promise<void> {
  const { userId } = Payload.parse(payload)
  const program = await findProgram(deps.read, userId)
  if (!program || program.state === 'CANCELLED') return
  const { shippingPolicyUrl, returnPolicyUrl } = program
  const proved = await provedHosts(deps.read, userId)
  const findingAt = (policy: MerchantPolicy, url: string) =>
    read({ policy, url, hosts: proved.length > 0 ? proved : [websiteOf(url)] }, deps)
  const findings = {
    shippingPolicyFinding: await findingAt('shipping', shippingPolicyUrl),
    returnPolicyFinding: await findingAt('return', returnPolicyUrl),
  }
  const policiesReadAt = deps.now()
  await deps.transact((tx) =>
    savePolicyFindings(tx, { userId, shippingPolicyUrl, returnPolicyUrl }, { ...findings, policiesReadAt }),
  )
}
