/** Sources of the claim that a picture was made with AI: its own file, its creator, or staff of the site. */
export const AI_LABELS = ['file', 'creator', 'staff'] as const
export type AiLabel = (typeof AI_LABELS)[number]
