import type { LoggedOutUserInfo } from '@tessera/api-types/identity/views'
import { imageUrl } from '@tessera/api-types/images/image-path'
import { connectionFlags } from '@tessera/api-types/social-login/networks'
import { carriedInfo } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { readPerson, signPerson } from './remembered-person-cookie.ts'
import { findPerson } from './remembered-person-store.ts'
import { YEAR_SECONDS } from '../../kernel/durations.ts'

const KEEP_SECONDS = YEAR_SECONDS

/** Lets this browser greet the member next time; call it before their session ends. */
export function rememberPerson({ viewer, deps, session }: Context): void {
  if (viewer.state === 'UNAUTH') return
  session.keep('remembered_person', signPerson(deps.site.secret, viewer.userId), KEEP_SECONDS)
}

export const forgetPerson = ({ session }: Context): void => session.keep('remembered_person', null, 0)

/** Who was signed in on this browser before and asked to be remembered; null for a member who is signed in. */
export async function rememberedPerson({ viewer, deps, caller }: Context): Promise<LoggedOutUserInfo | null> {
  const userId = readPerson(deps.site.secret, caller.cookies.remembered_person)
  if (viewer.state !== 'UNAUTH' || userId === null) return null
  const row = await findPerson(deps.read, userId)
  if (!row) return null
  return carriedInfo({
    email: row.email ?? '',
    first_name: row.firstName,
    medium_image_url: row.avatarSignature && imageUrl(deps.site.imageBase, row.avatarSignature, '136x136'),
    has_password: row.passwordHash !== null,
    ...connectionFlags(row.slots),
  })
}
