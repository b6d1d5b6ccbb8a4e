import { z } from 'zod'
import type { MerchantPolicy, PolicyFinding } from '@tessera/api-types/verified-merchants/merchant-program'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import type { Deps } from '../../kernel/deps.ts'
import { findingOf } from './policy-rules.ts'
import { findProgram, savePolicyFindings } from './program-store.ts'
import { isOnHosts } from './program-rules.ts'

export const READ_POLICIES = 'verified-merchants.read-policies'

const MOST_BYTES = 1024 * 1024

/** Loads a policy as its buyers would, and judges it. */
async function read(
  policy: MerchantPolicy,
  url: string,
  { fetcher }: Pick<Deps, 'fetcher'>,
): Promise<PolicyFinding> {
  try {
    const page = await fetcher.fetch(url, { maxBytes: MOST_BYTES, accept: 'text/html,text/plain' })
    if (!isOnHosts(page.url, [new URL(url).host.toLowerCase().replace(/^www\./, '')])) return 'ELSEWHERE'
    return findingOf(policy, {
      html: new TextDecoder().decode(page.bytes),
      isPlain: page.contentType === 'text/plain',
    })
  } catch (error) {
    if (error instanceof FetchFailure) return 'UNREACHABLE'
    throw error
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
  const findings = {
    shippingPolicyFinding: await read('shipping', shippingPolicyUrl, deps),
    returnPolicyFinding: await read('return', returnPolicyUrl, deps),
  }
  const policiesReadAt = deps.now()
  await deps.transact((tx) =>
    savePolicyFindings(tx, { userId, shippingPolicyUrl, returnPolicyUrl }, { ...findings, policiesReadAt }),
  )
}
