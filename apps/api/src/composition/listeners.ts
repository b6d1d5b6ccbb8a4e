import * as notifications from '../domains/notifications/listener-service.ts'
import * as pins from '../domains/pins/listener-service.ts'
import { forgetAdvertisingId } from '../domains/third-parties/advertising-id-service.ts'
import type { Listeners } from '../kernel/events.ts'

/** Which domain reacts to what another one does. */
export const listeners: Listeners = {
  advertisingIdRefused: [(tx, _deps, { userId }) => forgetAdvertisingId(tx, userId)],
  userFollowed: [notifications.onUserFollowed],
  usersFollowed: [notifications.onUsersFollowed],
  followRequested: [notifications.onFollowRequested],
  followRequestWithdrawn: [notifications.onFollowRequestWithdrawn],
  followRequestAnswered: [notifications.onFollowRequestAnswered],
  profilePrivacyChanged: [pins.onProfilePrivacyChanged],
  boardCreated: [pins.onBoardCreated],
  boardPrivacyChanged: [pins.onBoardPrivacyChanged],
  boardDeleting: [pins.onBoardDeleting],
  sectionCreated: [pins.onSectionCreated],
  sectionDeleting: [pins.onSectionDeleting],
  pinSaved: [notifications.onPinSaved],
  pinReacted: [notifications.onPinReacted],
  commentWritten: [notifications.onCommentWritten],
}
