import * as notifications from '../domains/notifications/listener-service.ts'
import { relistPinsOf } from '../domains/pins/pin-save-service.ts'
import type { Listeners } from '../kernel/events.ts'

/** Which domain reacts to what another one does. */
export const listeners: Listeners = {
  userFollowed: [notifications.onUserFollowed],
  usersFollowed: [notifications.onUsersFollowed],
  followRequested: [notifications.onFollowRequested],
  followRequestWithdrawn: [notifications.onFollowRequestWithdrawn],
  followRequestAnswered: [notifications.onFollowRequestAnswered],
  profilePrivacyChanged: [async (tx, _deps, { userId }) => void (await relistPinsOf(tx, userId))],
  pinSaved: [notifications.onPinSaved],
  pinReacted: [notifications.onPinReacted],
  commentWritten: [notifications.onCommentWritten],
}
