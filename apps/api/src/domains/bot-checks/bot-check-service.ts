import { createHash } from 'node:crypto'
import type { BotAction } from '@tessera/api-types/bot-checks/bot-actions'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { deleteSpentTokens, consumeToken } from './bot-check-store.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

const KEEP_SPENT_MS = HOUR_MS // longer than any token holds

/** Whether a token proves a browser for this action; it does so once. True where this site does not ask. */
export async function passesBotCheck(
  action: BotAction,
  token: string | undefined,
  { botChallenge, read, now }: Pick<Deps, 'botChallenge' | 'now' | 'read'>,
): Promise<boolean> {
  if (!botChallenge) return true
  if (!token || !(await botChallenge.isGood(token, action, now()))) return false
  const hash = createHash('sha256').update(token).digest()
  return consumeToken(read, hash, new Date(now().getTime() + KEEP_SPENT_MS))
}

/** @throws DomainError BOT_CHECK_FAILED */
export async function requireBotCheck(
  action: BotAction,
  token: string | undefined,
  deps: Pick<Deps, 'botChallenge' | 'now' | 'read'>,
): Promise<void> {
  if (!(await passesBotCheck(action, token, deps))) throw new DomainError('BOT_CHECK_FAILED')
}

export const forgetSpentTokens = ({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<void> =>
  deleteSpentTokens(read, now())
