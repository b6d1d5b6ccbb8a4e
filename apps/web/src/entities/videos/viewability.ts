/** A stretch of time that a video played in view, in ms since 1970. */
export type RenderedVideo = { pinId: string; startedAt: number; endedAt: number }

export const MIN_RENDERED_MS = 1500 // spec 000 §9
const RENDERED_KEPT = 1000 // spec 000 §9

/** Whether a video was in view for long enough to count as seen. */
export const isSeen = ({ startedAt, endedAt }: RenderedVideo): boolean =>
  endedAt - startedAt >= MIN_RENDERED_MS

/** The latest that count, the oldest first. */
export const withRendered = (kept: readonly RenderedVideo[], video: RenderedVideo): RenderedVideo[] =>
  isSeen(video) ? [...kept, video].slice(-RENDERED_KEPT) : [...kept]
