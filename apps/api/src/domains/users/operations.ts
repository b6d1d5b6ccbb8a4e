import { PRIVATE_ACCOUNT_FIELDS } from '@tessera/api-types/browser-accounts/account-limits'
import { usersContracts } from '@tessera/api-types/users/contracts'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { accountDetails } from '../browser-accounts/account-list-service.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import { findProfile, updateProfile } from './user-service.ts'
import { listPinIds } from './user-store.ts'
import { toUserView } from './user-view.ts'

const asksForDetails = (fields = ''): boolean =>
  fields.split(',').some((field) => PRIVATE_ACCOUNT_FIELDS.some((name) => field.trim().endsWith(name)))

export const usersOperations: Operation[] = [
  implement(usersContracts['users.get'], async ({ user_id, username, fields }, context) => {
    const { viewer, deps } = context
    const key = user_id === undefined ? { username: username ?? '' } : { userId: user_id }
    const user = await findProfile(deps.read, viewer, key)
    const view = toUserView(user, viewer, deps.site)
    return asksForDetails(fields) ? { ...view, ...(await accountDetails(user.id, context)) } : view
  }),

  implement(usersContracts['users.pins'], async (input, { viewer, deps }) => {
    const { username, filter, page_size } = input
    const user = await findProfile(deps.read, viewer, { username })
    const scope = `users.pins:${user.id}:${filter}`
    const before = decodeBookmark<string>(deps.site.secret, scope, input.bookmark)
    const asked = { userId: user.id, filter, before, limit: page_size + 1 }
    const ids = user.canSeeContent ? await listPinIds(deps.read, viewer, asked) : []
    const page = toPage(ids, page_size, (last) => encodeBookmark(deps.site.secret, scope, last))
    return { items: await hydratePinCards(deps, viewer, page.rows), bookmark: page.bookmark }
  }),

  implement(usersContracts['users.updateProfile'], async (input, context) => {
    const { viewer, deps } = context
    await requirePasscode('account', input.passcode, context)
    await updateProfile(viewer, input, deps)
    return toUserView(await findProfile(deps.read, viewer, { userId: viewer.userId }), viewer, deps.site)
  }),
]
