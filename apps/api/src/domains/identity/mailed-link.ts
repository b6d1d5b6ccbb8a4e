import type { Site } from '../../kernel/deps.ts'

/** The secret stands behind the #: browsers send that part to no server, not even ours. */
export const mailedLink = ({ publicUrl }: Site, path: string, token: string): string =>
  `${publicUrl}${path}#token=${token}`
