import type { AdmittedOrigins } from '../third-party-slots/slot-settings.ts'
import type { BotChallenge } from './bot-challenge.ts'

/** Pages may load the script of an external challenge, and show its frame. */
export function withChallengeScript(
  admitted: AdmittedOrigins,
  challenge: BotChallenge | null,
): AdmittedOrigins {
  if (challenge?.offer.provider !== 'external') return admitted
  const { origin } = new URL(challenge.offer.scriptUrl)
  return { ...admitted, scripts: [...admitted.scripts, origin], frames: [...admitted.frames, origin] }
}
