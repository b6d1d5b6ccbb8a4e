import type { CommentTag } from '@tessera/api-types/comments/views'
import type { CommentFeature } from '@tessera/api-types/preferences/comment-feature-rules'
import type { Member } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { requireOwnImage } from '../media/upload-service.ts'
import { admitsComments, allowsCommentFeature, mentionable } from '../preferences/audience-service.ts'
import { loadCommentedPin, type CommentedPin } from './comment-write-store.ts'

/**
 * The pin, when the viewer may comment on it: who may is for its owner to say.
 * @throws DomainError PIN_NOT_FOUND, NOT_ALLOWED
 */
export async function admittedTo(tx: Db, { userId }: Member, pinId: string): Promise<CommentedPin> {
  const pin = await loadCommentedPin(tx, userId, pinId)
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  if (pin.areCommentsDisabled) {
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.commentsOff' } })
  }
  if (!(await admitsComments(tx, pin.userId, userId))) {
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.commentsLimited' } })
  }
  return pin
}

/** @throws DomainError NOT_ALLOWED where the owner of the pin switched the feature off */
export async function requireFeature(
  tx: Db,
  ownerId: string,
  actorId: string,
  feature: CommentFeature,
): Promise<void> {
  if (await allowsCommentFeature(tx, ownerId, actorId, feature)) return
  throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.commentFeatureOff' } })
}

/** The picture of a new comment, when the owner of the pin takes some and its author uploaded it. */
export async function pictureOf(tx: Db, { userId }: Member, ownerId: string, signature: string | null) {
  if (signature === null) return null
  await requireFeature(tx, ownerId, userId, 'photo_comments_enabled')
  await requireOwnImage(tx, userId, signature)
  return signature
}

/** Who may be named is for those people to say. */
export async function requireMentionable(
  tx: Db,
  tags: readonly CommentTag[],
  actorId: string,
): Promise<void> {
  const named = tags.map(({ user_id }) => user_id)
  const admitted = await mentionable(tx, named, actorId)
  if (!named.every((id) => admitted.has(id))) {
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.mentionsLimited' } })
  }
}
