import type { KeyObject } from 'node:crypto'
import type { Config } from '../config.ts'
import type { BotChallenge } from './bot-challenge.ts'
import { externalChallenge } from './external-challenge.ts'
import { localChallenge } from './local-challenge.ts'

/** The challenge of the settings; null where there is none. */
export function openBotChallenge(config: Config, secret: KeyObject): BotChallenge | null {
  if (config.CHALLENGE_PROVIDER === 'local') return localChallenge(secret)
  if (config.CHALLENGE_PROVIDER === 'none') return null
  const {
    CHALLENGE_SCRIPT_URL: scriptUrl = '',
    CHALLENGE_SITE_KEY: siteKey = '',
    CHALLENGE_VERIFY_URL: verifyUrl = '',
    CHALLENGE_SECRET: key = '',
  } = config
  return externalChallenge({ scriptUrl, siteKey, verifyUrl, secret: key }, fetch)
}
