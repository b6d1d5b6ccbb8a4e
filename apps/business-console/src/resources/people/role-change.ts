import type { AccessPreviewView, Effect } from '@tessera/api-types/asset-access/views'
import type { BusinessRole } from '@tessera/api-types/business/roles'

const takesAccess = ({ before, after }: Effect): boolean =>
  before.some((permission) => !after.includes(permission))

interface RoleChange {
  held: BusinessRole | undefined
  role: BusinessRole
}

/**
 * An admin reaches everything and manages people and settings, and access that is taken is missed: all of that is
 * asked about, and what is not known.
 */
export const needsConfirmation = (
  { held, role }: RoleChange,
  preview: AccessPreviewView | undefined,
): boolean => held === 'ADMIN' || role === 'ADMIN' || !preview || preview.effects.some(takesAccess)
