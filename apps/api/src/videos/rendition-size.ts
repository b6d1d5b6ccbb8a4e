import type { Pixels } from './video-job.ts'

const even = (length: number): number => Math.max(2, 2 * Math.round(length / 2))

/** Even pixels, as encoders want them, with the shorter side at most `side`; never enlarged. */
export function renditionSize({ width, height }: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.min(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}
