import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { languageOf } from '../../translation/translator.ts'
import { seenComment } from './comment-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'limits' | 'log' | 'read' | 'translator'>

const TRANSLATIONS_PER_MINUTE = 60

/** A comment in the viewer's language; empty where the site translates nothing or its service fails. */
export async function translateComment(
  viewer: Member,
  commentId: string,
  { limits, log, read, translator }: Needs,
): Promise<string> {
  const { text } = await seenComment(read, viewer, commentId)
  if (!translator) return ''
  await limits.consume(`translations:${viewer.userId}`, TRANSLATIONS_PER_MINUTE, MINUTE_MS)
  try {
    return await translator.translate(text, languageOf(viewer.locale))
  } catch (error) {
    log.warn({ err: error }, 'a comment could not be translated')
    return ''
  }
}
