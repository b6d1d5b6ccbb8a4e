import { PRIVATE_ACCOUNT_FIELDS } from '@tessera/api-types/browser-accounts/account-limits'
import { usersContracts } from '@tessera/api-types/users/contracts'
import { PROFILE_TABS } from '@tessera/api-types/users/views'
import { implement, type Operation } from '../../kernel/operation.ts'
import { accountDetails } from '../browser-accounts/account-list-service.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import { findProfile, updateProfile } from '../users/user-service.ts'
import { toUserView } from '../users/user-view.ts'
import { loadFilledTabs } from './profile-tab-store.ts'

const asksForDetails = (fields = ''): boolean =>
  fields.split(',').some((field) => PRIVATE_ACCOUNT_FIELDS.some((name) => field.trim().endsWith(name)))

export const profilesOperations: Operation[] = [
  implement(usersContracts['users.get'], async ({ user_id, username, fields }, context) => {
    const { viewer, deps } = context
    const key = user_id === undefined ? { username: username ?? '' } : { userId: user_id }
    const user = await findProfile(deps.read, viewer, key)
    const filled = user.canSeeContent ? await loadFilledTabs(deps.read, viewer, user.id) : null
    const filled_tabs = PROFILE_TABS.filter((tab) => filled?.[tab])
    const view = { ...toUserView(user, viewer, deps.site), filled_tabs }
    return asksForDetails(fields) ? { ...view, ...(await accountDetails(user.id, context)) } : view
  }),

  implement(usersContracts['users.updateProfile'], async (input, context) => {
    const { viewer, deps } = context
    await requirePasscode('account', input.passcode, context)
    await updateProfile(viewer, input, deps)
    return toUserView(await findProfile(deps.read, viewer, { userId: viewer.userId }), viewer, deps.site)
  }),
]
