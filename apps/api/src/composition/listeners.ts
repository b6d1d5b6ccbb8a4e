import { onTagFired } from '../domains/ads/conversion-service.ts'
import { forgetAudiencesOf } from '../domains/ads/promotion-audience-service.ts'
import { onPromotionsUsed } from '../domains/ads/tracked-promotion-service.ts'
import * as boards from '../domains/boards/listener-service.ts'
import { openBusinessOfPartner } from '../domains/business/partner-sign-up-service.ts'
import { onBusinessClosed } from '../domains/hierarchy/linking-service.ts'
import { redeemInvite } from '../domains/invites/invite-service.ts'
import { takeInWaiting } from '../domains/messages/address-service.ts'
import { joinByCode } from '../domains/messages/joining-service.ts'
import * as notifications from '../domains/notifications/listener-service.ts'
import * as sponsorships from '../domains/notifications/sponsorship-listeners.ts'
import * as pins from '../domains/pins/listener-service.ts'
import * as reports from '../domains/reports/report-service.ts'
import { connectClaim } from '../domains/social-login/claim-service.ts'
import { forgetAdvertisingId } from '../domains/third-parties/advertising-id-service.ts'
import { onWebsiteLost } from '../domains/verified-merchants/lost-website-service.ts'
import { onProfilesReleased } from '../domains/verified-merchants/program-service.ts'
import type { Listeners } from '../kernel/events.ts'

/** Which domain reacts to what another one does. */
export const listeners: Listeners = {
  memberJoined: [
    async (tx, deps, { userId, inviteCode }) => {
      if (inviteCode === null) return
      await joinByCode(tx, userId, inviteCode, deps)
      await redeemInvite(tx, inviteCode, userId, deps)
    },
    boards.onMemberJoined,
  ],
  vouchedMemberJoined: [
    (tx, deps, { userId, vouched: { slot, ...identity }, caller }) =>
      connectClaim(tx, userId, { slot, identity }, { deps, caller }),
  ],
  partnerJoined: [openBusinessOfPartner],
  businessClosed: [onBusinessClosed],
  emailProved: [(tx, deps, proved) => takeInWaiting(tx, proved, deps), boards.onEmailProved],
  accountReactivated: [pins.onVisibilityChanged],
  advertisingIdRefused: [(tx, _deps, { userId }) => forgetAdvertisingId(tx, userId)],
  personalizationRefused: [(tx, deps, { userId }) => forgetAudiencesOf(tx, userId, deps)],
  websiteLost: [onWebsiteLost],
  userBlocking: [boards.onBlocking],
  userFollowed: [notifications.onUserFollowed],
  usersFollowed: [notifications.onUsersFollowed],
  followRequested: [notifications.onFollowRequested],
  followRequestWithdrawn: [notifications.onFollowRequestWithdrawn],
  followRequestAnswered: [notifications.onFollowRequestAnswered],
  followRequestsAnswered: [notifications.onFollowRequestsAnswered],
  profilesReleased: [onProfilesReleased],
  profilePrivacyChanged: [pins.onVisibilityChanged],
  boardCreated: [pins.onBoardCreated],
  boardPrivacyChanged: [pins.onBoardPrivacyChanged],
  boardDeleting: [pins.onBoardDeleting],
  boardRestored: [pins.onBoardRestored],
  boardInvited: [notifications.onBoardInvited],
  boardInviteProposed: [notifications.onBoardInviteProposed],
  boardJoinRequested: [notifications.onBoardJoinRequested],
  boardInvitesEnded: [notifications.onBoardInvitesEnded],
  boardJoined: [notifications.onBoardJoined],
  boardOffered: [notifications.onBoardOffered],
  boardTransferred: [notifications.onBoardTransferred, reports.onBoardTransferred],
  boardOfferEnded: [notifications.onBoardOfferEnded],
  sectionCreated: [pins.onSectionCreated],
  sectionDeleting: [pins.onSectionDeleting],
  sectionRestored: [pins.onSectionRestored],
  deletionFinal: [pins.onDeletionFinal],
  pinSaved: [notifications.onPinSaved],
  pinReacted: [notifications.onPinReacted],
  peopleTagged: [notifications.onPeopleTagged],
  didItCreated: [notifications.onDidItCreated],
  sponsorshipAsked: [sponsorships.onSponsorshipAsked],
  sponsorshipAnswered: [sponsorships.onSponsorshipAnswered],
  sponsorshipEnded: [sponsorships.onSponsorshipEnded],
  promotionsUsed: [onPromotionsUsed],
  tagFired: [onTagFired],
  commentWritten: [notifications.onCommentWritten],
}
