import type { ReasonParams } from '@tessera/api-types/errors'
import { MAX_LEVELS, MAX_TREE_SIZE } from '@tessera/api-types/hierarchy/views'
import { DAY_MS } from '../../kernel/durations.ts'

export type InviteState = 'PENDING' | 'EXPIRED'

const LIFETIME_MS = 30 * DAY_MS // decided: B-2.48, B-2.49

export const expiresAt = (sentAt: Date): Date => new Date(sentAt.getTime() + LIFETIME_MS)
/** Invites sent then or earlier have expired by now. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - LIFETIME_MS)
export const inviteStateAt = (sentAt: Date, now: Date): InviteState =>
  sentAt <= expiredBefore(now) ? 'EXPIRED' : 'PENDING'

/** The ancestors of a business from the root on, and the business last. */
export type Path = readonly string[]

export interface Subtree {
  id: string
  path: Path
  /** Levels from the business down, its own included. */
  levels: number
  /** Businesses in it, its own included. */
  size: number
}

type Refusal =
  | 'refusal.hierarchy.otherParent'
  | 'refusal.hierarchy.circle'
  | 'refusal.hierarchy.levels'
  | 'refusal.hierarchy.size'

/** Why a business cannot become a child of another; null where it can. // decided: B-2.46, B-2.48 */
export function whyNotLinked(
  parent: { path: Path; treeSize: number },
  child: Subtree,
): { key: Refusal; params?: ReasonParams } | null {
  if (parent.path.includes(child.id)) return { key: 'refusal.hierarchy.circle' }
  if (child.path.length > 1) return { key: 'refusal.hierarchy.otherParent' }
  if (parent.path.length + child.levels > MAX_LEVELS)
    return { key: 'refusal.hierarchy.levels', params: { count: MAX_LEVELS } }
  if (parent.treeSize + child.size > MAX_TREE_SIZE)
    return { key: 'refusal.hierarchy.size', params: { count: MAX_TREE_SIZE } }
  return null
}
