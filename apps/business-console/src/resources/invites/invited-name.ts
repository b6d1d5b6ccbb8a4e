import type { InviteView } from '@tessera/api-types/business/views'

/** How an invited person is called before they are a member. */
export const invitedName = ({ invited }: InviteView): string =>
  invited.full_name ?? invited.email ?? invited.username ?? ''
