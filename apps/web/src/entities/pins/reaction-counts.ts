import type { ReactionCount } from '@tessera/api-types/pins/views'

export const LIKE = 1 // spec 000 §9
export const NO_REACTION = 0

/** What is kept of the reactions to a pin or a comment. */
export type Reactions = { reaction_counts: ReactionCount[]; reaction_by_me: number }

export const countOf = (counts: readonly ReactionCount[] | undefined, type: number): number =>
  counts?.find(({ reactionType }) => reactionType === type)?.reactionCount ?? 0

/** One count moved by `step`; it never falls below 0, and a count of 0 leaves the list. */
function moved(counts: readonly ReactionCount[], type: number, step: 1 | -1): ReactionCount[] {
  const reactionCount = Math.max(0, countOf(counts, type) + step)
  const others = counts.filter(({ reactionType }) => reactionType !== type)
  return reactionCount === 0 ? others : [...others, { reactionType: type, reactionCount }]
}

/** The reactions once mine is `next`: the earlier one is taken back first. */
export function withMyReaction({ reaction_counts, reaction_by_me }: Reactions, next: number): Reactions {
  if (reaction_by_me === next) return { reaction_counts, reaction_by_me }
  const freed = reaction_by_me === NO_REACTION ? reaction_counts : moved(reaction_counts, reaction_by_me, -1)
  const counts = next === NO_REACTION ? freed : moved(freed, next, 1)
  return { reaction_counts: counts, reaction_by_me: next }
}
