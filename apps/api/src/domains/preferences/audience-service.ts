import type { Db } from '../../kernel/deps.ts'
import { findSettings, whoAdmits, whoWantsEmail } from './settings-store.ts'
import { type CommentFeature, isFeatureOn } from '@tessera/api-types/preferences/comment-feature-rules'
import type { EmailKind } from '@tessera/api-types/preferences/setting-choices'

/** May this actor comment under that member's pins? */
export const admitsComments = async (db: Db, ownerId: string, actorId: string): Promise<boolean> =>
  (await whoAdmits(db, 'comments_from', [ownerId], actorId)).has(ownerId)

/** Whether a member lets others use a feature of comments under their pins; they themselves may. */
export async function allowsCommentFeature(
  db: Db,
  ownerId: string,
  actorId: string,
  feature: CommentFeature,
): Promise<boolean> {
  if (ownerId === actorId) return true
  const settings = await findSettings(db, ownerId)
  return settings !== undefined && isFeatureOn(settings.commentFeatures, feature)
}

/** Those of the named people whom this actor may mention. */
export const mentionable = (db: Db, userIds: readonly string[], actorId: string): Promise<Set<string>> =>
  userIds.length === 0 ? Promise.resolve(new Set<string>()) : whoAdmits(db, 'mentions_from', userIds, actorId)

/** Whether this member wants emails of a kind. */
export async function wantsEmail(db: Db, userId: string, kind: EmailKind): Promise<boolean> {
  const settings = await findSettings(db, userId)
  return settings !== undefined && !settings.mutedLetters.includes(kind)
}

/** Those of the named people who want emails of a kind. */
export const wantingEmail = (db: Db, userIds: readonly string[], kind: EmailKind): Promise<string[]> =>
  userIds.length === 0 ? Promise.resolve([]) : whoWantsEmail(db, userIds, kind)
