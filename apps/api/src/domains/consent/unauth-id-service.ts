import type { Deps } from '../../kernel/deps.ts'

const UNAUTH_ID_BYTES = 16

/** An id that distinguishes browsers, and nothing else. */
export const newUnauthId = ({ randomBytes }: Pick<Deps, 'randomBytes'>): string =>
  randomBytes(UNAUTH_ID_BYTES).toString('hex')
