/** Minutes and seconds of a video, `ms` long; no video is shown as one of no length. */
export function playTime(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
