import type { AccessPreviewView, Effect } from '@tessera/api-types/asset-access/views'
import type { BusinessRole } from '@tessera/api-types/business/roles'

const takesAccess = ({ before, after }: Effect): boolean =>
  before.some((permission) => !after.includes(permission))

/** An admin reaches everything, and access that is taken is missed: both are asked about, and what is not known. */
export const needsConfirmation = (role: BusinessRole, preview: AccessPreviewView | undefined): boolean =>
  role === 'ADMIN' || !preview || preview.effects.some(takesAccess)
