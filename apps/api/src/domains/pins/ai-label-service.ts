import type { Db } from '../../kernel/deps.ts'
import { decideMadeWithAi, findOriginalPinner } from './ai-label-store.ts'

/**
 * Staff decide whether a pin and its copies were made with AI, whatever its file and its creator say.
 * Returns who made the picture, if their own pin of it is still there; undefined where the pin is gone.
 */
export async function decideAiLabel(
  tx: Db,
  pinId: string,
  isMadeWithAi: boolean,
): Promise<{ creatorId: string | null } | undefined> {
  if (!(await decideMadeWithAi(tx, pinId, isMadeWithAi))) return undefined
  return { creatorId: await findOriginalPinner(tx, pinId) }
}
