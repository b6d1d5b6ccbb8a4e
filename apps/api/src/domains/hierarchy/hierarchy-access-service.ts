import type { Member } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import {
  accessOf,
  canManageHierarchy,
  lockedAccess,
  type Access,
} from '../business/business-access-service.ts'
import { lockHierarchy } from './hierarchy-node-store.ts'

/** Who the caller is in a business whose hierarchy they may see. @throws DomainError BUSINESS_NOT_FOUND, NOT_ALLOWED */
export async function hierarchyAccess(db: Db, businessId: string, { userId }: Member): Promise<Access> {
  return assertManages(await accessOf(db, businessId, userId))
}

/** As {@link hierarchyAccess}, with all other changes of trees waiting until `tx` ends. */
export async function lockedHierarchyAccess(tx: Db, businessId: string, { userId }: Member): Promise<Access> {
  await lockHierarchy(tx)
  return assertManages(await lockedAccess(tx, businessId, userId))
}

function assertManages(access: Access): Access {
  if (!canManageHierarchy(access.actor)) throw new DomainError('NOT_ALLOWED')
  return access
}
