import type { UserIdentity } from 'react-admin'
import type { OwnUser } from '@tessera/api-types/identity/views'

/** The signed-in person as menus show them. */
export const identityOf = ({ id, full_name, image_small_url, is_employee }: OwnUser): UserIdentity => ({
  id,
  fullName: full_name,
  image: image_small_url,
  isEmployee: is_employee,
})
