import type { z } from 'zod'
import { currencyOf } from '@tessera/api-types/business/business-options'
import type { BusinessChanges, BusinessFields } from '@tessera/api-types/business/inputs'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseStale } from '../../kernel/refuse-stale.ts'
import { accessOf, lockedAccess, recordHistory, type Access } from './business-access-service.ts'
import { canEditBusiness, canTransfer } from './business-permissions.ts'
import { countOwned, insertBusiness, lockOwner, updateBusiness } from './business-store.ts'
import { isStaying } from './closing-store.ts'
import { changedFields } from './history-rules.ts'
import { insertMember, member, setRole } from './member-store.ts'
import {
  insertProfile,
  insertProfileAccount,
  isProfile,
  markAsBusinessAccount,
  renameProfiles,
} from './profile-store.ts'
import { profileUsername } from './profile-rules.ts'

const MAX_OWNED_BUSINESSES = 50

export interface NewBusiness extends z.output<typeof BusinessFields> {
  ownerId: string
  /** Whose account becomes the profile; by default the owner's own, if it is not a profile already. */
  profile?: 'own' | 'new' | undefined
}

/**
 * Creates a business with its owner and its first profile inside `tx`; returns its id.
 * @throws DomainError CONFLICT when the owner's account is already a profile, LIMIT_REACHED
 */
export async function createBusiness(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  given: NewBusiness,
): Promise<string> {
  const { ownerId, profile, contact_email, account_type, ...fields } = given
  await lockOwner(tx, ownerId)
  if ((await countOwned(tx, ownerId)) >= MAX_OWNED_BUSINESSES) throw new DomainError('LIMIT_REACHED')
  const isTaken = await isProfile(tx, ownerId)
  if (profile === 'own' && isTaken) {
    throw new DomainError('CONFLICT', { reason: { key: 'refusal.profileOfBusiness' } })
  }
  const id = deps.newId()
  const createdAt = deps.now()
  await insertBusiness(tx, {
    ...fields,
    id,
    currency: currencyOf(fields.country),
    contactEmail: contact_email,
    accountType: account_type,
    createdAt,
  })
  await insertMember(tx, { businessId: id, userId: ownerId, role: 'OWNER', createdAt })
  const usesOwn = profile ? profile === 'own' : !isTaken
  const profileId = usesOwn ? ownerId : await makeProfileAccount(tx, deps, fields)
  if (usesOwn) await markAsBusinessAccount(tx, ownerId, fields.name)
  await insertProfile(tx, { businessId: id, userId: profileId, createdAt })
  await recordHistory(
    tx,
    deps,
    { userId: ownerId, businessId: id },
    { action: 'CREATE', entityType: 'BUSINESS', entityId: id, entityName: fields.name },
  )
  return id
}

async function makeProfileAccount(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { name, country }: { name: string; country: string },
): Promise<string> {
  const id = deps.newId()
  await insertProfileAccount(tx, {
    id,
    username: profileUsername(name, id),
    name,
    country,
    createdAt: deps.now(),
  })
  return id
}

const COLUMN: Readonly<Record<string, string>> = {
  contact_email: 'contactEmail',
  account_type: 'accountType',
}

export function changeBusiness(
  viewer: Member,
  businessId: string,
  { version, ...given }: BusinessChanges & Partial<Pick<NewBusiness, 'account_type'>>,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<Access> {
  return deps.transact(async (tx) => {
    const { actor, business } = await lockedAccess(tx, businessId, viewer.userId)
    if (!canEditBusiness(actor)) throw new DomainError('NOT_ALLOWED')
    refuseStale(business, version)
    const { contactEmail: contact_email, accountType: account_type } = business
    // New ad accounts are paid in the currency of the country. // decided: B-9.19
    const currency = given.country && { currency: currencyOf(given.country) }
    const changes = changedFields({ ...business, contact_email, account_type }, { ...given, ...currency })
    if (changes.length > 0) {
      const values = Object.fromEntries(
        changes.map(({ field, new: value }) => [COLUMN[field] ?? field, value]),
      )
      await updateBusiness(tx, businessId, { ...values, version: business.version + 1 })
      if (given.name) await renameProfiles(tx, businessId, business.name, given.name)
      await recordHistory(tx, deps, actor, {
        action: 'UPDATE',
        entityType: 'BUSINESS',
        entityId: businessId,
        entityName: given.name ?? business.name,
        changes,
      })
    }
    return accessOf(tx, businessId, viewer.userId)
  })
}

/** Makes an administrator the owner and the owner an administrator. */
export function transferOwnership(
  viewer: Member,
  businessId: string,
  userId: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<Access> {
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    if (!canTransfer(actor)) throw new DomainError('NOT_ALLOWED')
    const heir = await member(tx, businessId, userId)
    if (!heir || !(await isStaying(tx, userId))) throw new DomainError('MEMBER_NOT_FOUND')
    if (heir.role !== 'ADMIN') {
      throw new DomainError('CONFLICT', { reason: { key: 'refusal.ownerMustBeAdmin' } })
    }
    await setRole(tx, businessId, viewer.userId, 'ADMIN')
    await setRole(tx, businessId, userId, 'OWNER')
    await recordHistory(tx, deps, actor, {
      action: 'UPDATE',
      entityType: 'EMPLOYEE',
      entityId: userId,
      entityName: heir.fullName,
      changes: [{ field: 'business_roles', old: ['ADMIN'], new: ['OWNER'] }],
    })
    return accessOf(tx, businessId, viewer.userId)
  })
}
