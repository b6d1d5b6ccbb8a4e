import type { CommentTag } from '@tessera/api-types/comments/views'
import type { TagEventName } from '@tessera/api-types/tags/tag-options'
import type { Member } from '@tessera/shared-auth'
import type { VouchedIdentity } from '../sign-in-providers/sign-in-provider.ts'
import type { CallerInfo } from './context.ts'
import type { Db, Deps } from './deps.ts'

/** What one domain does and others react to, by name, with what they are given. */
export interface DomainEvents {
  /** An account was made; with the code of an invitation, when one brought the person. */
  memberJoined: { userId: string; inviteCode: string | null }
  /** The account was made for somebody a sign-in provider vouches for. */
  vouchedMemberJoined: { userId: string; vouched: VouchedIdentity; caller: CallerInfo }
  /** The account was made for a business. */
  partnerJoined: { userId: string; businessName: string; email: string; country: string }
  /** Nobody works in a business any more. */
  businessClosed: { businessId: string }
  /** The member has shown that the address is theirs. */
  emailProved: { userId: string; email: string }
  /** A deactivated account is back. */
  accountReactivated: { userId: string }
  /** A member no longer consents to what the advertising identifier rests on. */
  advertisingIdRefused: { userId: string }
  /** A member does not consent to what personalization rests on. */
  personalizationRefused: { userId: string }
  /** The proof of a claimed website was not found any more, and the claim is over. */
  websiteLost: { userId: string; host: string }
  /** Somebody is about to block somebody; no row of people is held yet. */
  userBlocking: { blockerId: string; blockedId: string }
  userFollowed: { followerId: string; followeeId: string }
  usersFollowed: { followerId: string; followeeIds: readonly string[] }
  followRequested: { followerId: string; followeeId: string }
  followRequestWithdrawn: { followerId: string; followeeId: string }
  followRequestAnswered: { followerId: string; followeeId: string; isApproved: boolean }
  /** All requests for a person are over, most with a follow. */
  followRequestsAnswered: {
    followeeId: string
    followerIds: readonly string[]
    approvedIds: readonly string[]
  }
  /** Accounts are no longer those of a business. */
  profilesReleased: { userIds: readonly string[] }
  /** A profile was opened or closed. */
  profilePrivacyChanged: { userId: string }
  /** A board was made, to be filled with the pins that its owner chose. */
  boardCreated: { boardId: string; owner: Member; initialPinIds: readonly string[] }
  boardPrivacyChanged: { boardId: string }
  /** A held board is about to be deleted, and its pins with it. */
  boardDeleting: { boardId: string; deletedById: string }
  /** A deleted board is there again, empty. */
  boardRestored: { boardId: string }
  /** A section was made, to be filled with pins of its board. */
  sectionCreated: { boardId: string; sectionId: string; initialPinIds: readonly string[] }
  /** A section of a held board is about to be deleted, and its pins with it. */
  sectionDeleting: { boardId: string; sectionId: string; deletedById: string }
  /** A deleted section of a held board is there again, empty. */
  sectionRestored: { boardId: string; sectionId: string }
  /** A deleted board or section can no longer be restored. */
  deletionFinal: { id: string }
  /** Somebody was invited to keep a board. */
  boardInvited: { boardId: string; userId: string; invitedById: string }
  /** A collaborator proposed to invite somebody. */
  boardInviteProposed: { boardId: string; ownerId: string; proposedById: string }
  boardJoinRequested: { boardId: string; ownerId: string; userId: string }
  /** Invitations, proposals and requests of these people to a board are over. */
  boardInvitesEnded: { boardId: string; userIds: readonly string[] }
  /** Somebody keeps a board from now on: by accepting, or because the owner approved their request. */
  boardJoined: { boardId: string; ownerId: string; userId: string; isApproved: boolean }
  boardOffered: { boardId: string; ownerId: string; userId: string }
  /** A board has the owner it was offered to. */
  boardTransferred: { boardId: string; formerOwnerId: string; ownerId: string }
  boardOfferEnded: { boardId: string; userId: string }
  pinSaved: { pinId: string; ownerId: string; savedById: string }
  pinReacted: { pinId: string; ownerId: string; reactedById: string }
  didItCreated: { didItId: string; pinId: string; authorId: string; ownerId: string }
  /** People were tagged on the picture of a pin, each for the first time. */
  peopleTagged: { pinId: string; taggedById: string; userIds: readonly string[] }
  sponsorshipAsked: { pinId: string; creatorId: string; sponsorId: string }
  sponsorshipAnswered: { pinId: string; creatorId: string; sponsorId: string; isApproved: boolean }
  sponsorshipEnded: { pinId: string; creatorId: string; sponsorId: string; endedByCreator: boolean }
  /** A browser reported what a member did with promoted pins, each with the proof that it was served. */
  promotionsUsed: {
    userId: string
    uses: readonly {
      kind: 'IMPRESSION' | 'PIN_CLICK' | 'OUTBOUND_CLICK' | 'SAVE'
      token: string
    }[]
  }
  /** A tag received an event it did not have, or who was there; of whom, as far as they are known. */
  tagFired: {
    tagId: string
    eventName: TagEventName
    firedAt: Date
    receivedAt: Date
    clickId: string | null
    userId: string | null
  }
  commentWritten: {
    commentId: string
    pinId: string
    authorId: string
    ownerId: string
    parentId: string | null
    tags: readonly CommentTag[]
  }
}

/** What listeners may touch; the code that emits has it to hand on. */
export type EmitDeps = Pick<Deps, 'jobs' | 'listeners' | 'mailer' | 'newId' | 'now' | 'randomBytes' | 'site'>

export type Listener<Name extends keyof DomainEvents> = (
  tx: Db,
  deps: EmitDeps,
  event: DomainEvents[Name],
) => Promise<void>

/** Who reacts to each event, in order. */
export type Listeners = { readonly [Name in keyof DomainEvents]: readonly Listener<Name>[] }

/**
 * Calls the listeners of an event one after the other, inside the transaction of what happened:
 * either both are stored or neither.
 */
export async function emit<Name extends keyof DomainEvents>(
  tx: Db,
  deps: EmitDeps,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  for (const listener of deps.listeners[name]) await listener(tx, deps, event)
}
