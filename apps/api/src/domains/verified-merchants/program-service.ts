import type { Member, Viewer } from '@tessera/shared-auth'
import { isMerchantCountry } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, isRefusal } from '../../kernel/domain-error.ts'
import {
  accessOf,
  canManageMerchant,
  lockedAccess,
  recordHistory,
  type Actor,
} from '../business/business-access-service.ts'
import { findProfile } from '../users/user-service.ts'
import { noteDecision, moved } from './decision-service.ts'
import { askToRead } from './policy-page-service.ts'
import { requireOnWebsite } from './policy-address-service.ts'
import { canAppeal, canApply, canTransition } from './program-rules.ts'
import {
  findMerchant,
  findProgram,
  lockProgram,
  saveChecks,
  saveProgram,
  type ProgramRow,
} from './program-store.ts'
import { toProgramView } from './program-view.ts'
import { applyChecks, computeChecksOf, REVIEW_MERCHANT } from './review-service.ts'
import type { Listener } from '../../kernel/events.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

const RECHECKS_AN_HOUR = 30

type Reading = Pick<Deps, 'now' | 'read' | 'textsIn'>
type Changing = Reading & Pick<Deps, 'jobs' | 'newId' | 'transact'>

/** The program of an account; others than members of its business learn of the badge alone. */
export async function readProgram(viewer: Viewer, userId: string, deps: Reading) {
  const view = viewer.state === 'AUTH' ? await memberView(viewer, userId, deps) : null
  if (view) return view
  const { id, isVerifiedMerchant } = await findProfile(deps.read, viewer, { userId })
  return { user_id: id, is_verified_merchant: isVerifiedMerchant }
}

async function memberView(
  viewer: Member,
  userId: string,
  deps: Reading,
): Promise<MerchantProgramView | null> {
  const merchant = await findMerchant(deps.read, userId)
  const access =
    merchant &&
    (await accessOf(deps.read, merchant.businessId, viewer.userId).catch((error: unknown) => {
      if (isRefusal(error)) return null
      throw error
    }))
  if (!access) return null
  return toProgramView(
    {
      userId,
      merchant,
      program: await findProgram(deps.read, userId),
      checks: await computeChecksOf(userId, deps),
    },
    { mayManage: canManageMerchant(access.actor), now: deps.now(), texts: deps.textsIn(viewer.locale) },
  )
}

interface Work {
  tx: Db
  actor: Actor
  program: ProgramRow | null
  merchant: NonNullable<Awaited<ReturnType<typeof findMerchant>>>
}

/** A change of the program by one who manages the business; it becomes an entry of its history. */
async function change(
  viewer: Member,
  userId: string,
  deps: Changing,
  work: (given: Work) => Promise<ProgramRow>,
): Promise<MerchantProgramView> {
  await deps.transact(async (tx) => {
    const merchant = await findMerchant(tx, userId)
    if (!merchant) throw new DomainError('BUSINESS_NOT_FOUND')
    const { actor } = await lockedAccess(tx, merchant.businessId, viewer.userId)
    if (!canManageMerchant(actor)) throw new DomainError('NOT_ALLOWED')
    const program = await lockProgram(tx, userId)
    const after = await work({ tx, actor, program, merchant })
    await saveProgram(tx, after)
    await noteDecision(tx, deps, after, viewer.userId)
    await recordHistory(tx, deps, actor, {
      action: 'UPDATE',
      entityType: 'PROFILE',
      entityId: userId,
      entityName: merchant.fullName,
      changes: [{ field: 'verified_merchant', old: stepOf(program), new: stepOf(after) }],
    })
  })
  const view = await memberView(viewer, userId, deps)
  if (!view) throw new DomainError('BUSINESS_NOT_FOUND')
  return view
}

const stepOf = (program: ProgramRow | null): string | null =>
  program && (program.reviewStatus === 'UNDER_REVIEW' ? 'APPEALED' : program.state)

/** Nothing was found yet at the addresses of the policies. */
const NOT_READ = { shippingPolicyFinding: null, returnPolicyFinding: null, policiesReadAt: null }

interface Application {
  userId: string
  shipping_policy_url: string
  return_policy_url: string
}

export const apply = (
  viewer: Member,
  { userId, shipping_policy_url, return_policy_url }: Application,
  deps: Changing,
) =>
  change(viewer, userId, deps, async ({ tx, program, merchant }) => {
    if (!isMerchantCountry(merchant.country)) throw new DomainError('MERCHANT_COUNTRY')
    const at = deps.now()
    if (!canApply(program, at)) throw new DomainError('MERCHANT_STATE')
    await requireOnWebsite(tx, userId, { shipping_policy_url, return_policy_url })
    const isResubmission = program?.state === 'APPLIED'
    const after: ProgramRow = {
      userId,
      state: 'APPLIED',
      stateSince: isResubmission ? program.stateSince : at,
      reviewStatus: 'PROCESSING',
      reviewReasons: [],
      isAppeal: false,
      appealCount: isResubmission ? program.appealCount : 0,
      appealComment: null,
      appealedAt: null,
      shippingPolicyUrl: shipping_policy_url,
      returnPolicyUrl: return_policy_url,
      ...NOT_READ,
      appliedAt: at,
    }
    await saveProgram(tx, after)
    await saveChecks(tx, [{ userId, checks: await computeChecksOf(userId, { ...deps, read: tx }) }], at)
    await askToRead(tx, userId, deps)
    await deps.jobs.add(tx, REVIEW_MERCHANT, { userId }, { key: `${REVIEW_MERCHANT} ${userId}` })
    return after
  })

interface Appeal extends Partial<Application> {
  userId: string
  appeal_comment: string
}

export const appeal = (viewer: Member, { userId, appeal_comment, ...given }: Appeal, deps: Changing) =>
  change(viewer, userId, deps, async ({ tx, program }) => {
    if (!program || !canAppeal(program)) throw new DomainError('MERCHANT_STATE')
    const { shipping_policy_url = program.shippingPolicyUrl, return_policy_url = program.returnPolicyUrl } =
      given
    const isMoved =
      shipping_policy_url !== program.shippingPolicyUrl || return_policy_url !== program.returnPolicyUrl
    const after: ProgramRow = {
      ...program,
      reviewStatus: 'UNDER_REVIEW',
      isAppeal: true,
      appealCount: program.appealCount + 1,
      appealComment: appeal_comment,
      appealedAt: deps.now(),
    }
    if (!isMoved) return after
    await requireOnWebsite(tx, userId, { shipping_policy_url, return_policy_url })
    await askToRead(tx, userId, deps)
    return {
      ...after,
      ...NOT_READ,
      shippingPolicyUrl: shipping_policy_url,
      returnPolicyUrl: return_policy_url,
    }
  })

export const leave = (viewer: Member, userId: string, deps: Changing) =>
  change(viewer, userId, deps, async ({ program }) => {
    const at = deps.now()
    if (!program || !canTransition(program, 'CANCELLED', at)) throw new DomainError('MERCHANT_STATE')
    return cancelled(program, at)
  })

const cancelled = (program: ProgramRow, at: Date): ProgramRow => ({
  ...moved(program, 'CANCELLED', at),
  ...(program.reviewStatus === 'UNDER_REVIEW' && { reviewStatus: 'DISAPPROVED' }),
  ...(program.reviewStatus === 'PROCESSING' && { reviewStatus: 'FAILED' }),
})

/** Accounts that are no longer those of a business leave the program with it. */
export async function endPrograms(
  tx: Db,
  userIds: readonly string[],
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<void> {
  for (const userId of userIds) {
    const program = await lockProgram(tx, userId)
    if (!program || program.state === 'CANCELLED') continue
    const after = cancelled(program, deps.now())
    await saveProgram(tx, after)
    await noteDecision(tx, deps, after, null)
  }
}

/** Computes the checks of a merchant in the program now, with all that follows from them. */
export async function recheck(
  viewer: Member,
  userId: string,
  deps: Changing & Parameters<typeof applyChecks>[1] & Pick<Deps, 'limits'>,
): Promise<MerchantProgramView> {
  await deps.limits.consume(`recheck-merchant:${viewer.userId}`, RECHECKS_AN_HOUR, HOUR_MS)
  const merchant = await findMerchant(deps.read, userId)
  if (!merchant) throw new DomainError('BUSINESS_NOT_FOUND')
  const { actor } = await accessOf(deps.read, merchant.businessId, viewer.userId)
  if (!canManageMerchant(actor)) throw new DomainError('NOT_ALLOWED')
  const program = await findProgram(deps.read, userId)
  if (program?.state !== 'ACCEPTED' && program?.state !== 'NON_COMPLIANT')
    throw new DomainError('MERCHANT_STATE')
  await applyChecks({ userId, checks: await computeChecksOf(userId, deps) }, deps)
  await deps.transact((tx) => askToRead(tx, userId, deps))
  const view = await memberView(viewer, userId, deps)
  if (!view) throw new DomainError('BUSINESS_NOT_FOUND')
  return view
}

export const onProfilesReleased: Listener<'profilesReleased'> = (tx, deps, { userIds }) =>
  endPrograms(tx, userIds, deps)
