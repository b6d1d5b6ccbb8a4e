import { openSite } from '../../backup/open-site.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/client.ts'
import { replayed } from '../../delivery/decision.ts'
import type { Db } from '../../kernel/deps.ts'
import { newestSamples, sampleById, type Sample } from './sample-store.ts'

const LISTED = 20

/**
 * Makes a kept decision of the configured site again and describes it line by line; without an id, lists the newest.
 * `isSame` is false where the choice differs or cannot be made.
 */
export async function replayAd(
  env: Record<string, string | undefined>,
  id: string | undefined,
): Promise<{ lines: string[]; isSame: boolean }> {
  const site = await openSite(readConfig(env))
  const { primary, close } = openDatabase(site.url, [], 1)
  try {
    return id === undefined ? { lines: await listed(primary), isSame: true } : await replay(primary, id)
  } finally {
    await close()
    await site.close()
  }
}

const listed = async (db: Db): Promise<string[]> =>
  (await newestSamples(db, LISTED)).map(
    ({ id, decidedAt, chosen }) => `${id}  ${decidedAt.toISOString()}  ${chosen.join(' ') || 'none'}`,
  )

async function replay(db: Db, id: string): Promise<{ lines: string[]; isSame: boolean }> {
  const sample = /^\d{1,19}$/.test(id) ? await sampleById(db, id) : null
  if (!sample) return { lines: [`No decision ${id} is kept.`], isSame: false }
  return described(sample)
}

/** What a kept decision was, and whether it is made alike today. */
export function described({ id, decidedAt, input, chosen }: Sample): { lines: string[]; isSame: boolean } {
  const again = replayed(input)
  const head = `Decision ${id} of ${decidedAt.toISOString()}, rules ${input.version}, ${input.slots} places`
  if (!again) return { lines: [head, 'Other rules hold today.'], isSame: false }
  const isSame = again.chosen.join() === chosen.join()
  const candidates = again.candidates.map(
    (each) => `  ${each.id}  ${(each.shareOfBudget * 100).toFixed(1)} % of its budget spent  ${each.verdict}`,
  )
  const verdict = isSame
    ? `The same is chosen again: ${chosen.join(' ') || 'none'}`
    : `Chosen then: ${chosen.join(' ') || 'none'}; today: ${again.chosen.join(' ') || 'none'}`
  return { lines: [head, ...candidates, verdict], isSame }
}
