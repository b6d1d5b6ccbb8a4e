import { wait } from './clock.ts'

export const SCREEN_FRAME_RETRY_MS = 2500 // spec 001 §9

type Screen = { width: number; height: number; availWidth: number; availHeight: number; colorDepth: number }

const frameOf = ({ width, height, availWidth, availHeight }: Screen) => [
  width - availWidth,
  height - availHeight,
]

/** Size, depth and frame of the screen; a full screen shows no frame, so it is looked at once more. */
export async function screenFrame(read: () => Screen = () => window.screen): Promise<number[]> {
  const hasFrame = () => frameOf(read()).some((edge) => edge !== 0)
  if (!hasFrame()) await wait(SCREEN_FRAME_RETRY_MS)
  const screen = read()
  return [screen.width, screen.height, screen.colorDepth, ...frameOf(screen)]
}
