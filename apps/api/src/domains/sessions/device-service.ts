import { readUserAgent } from './user-agent.ts'

/** Phones and tablets, as experiments tell them from desktops. */
export function isHandheld(userAgent: string): boolean {
  const { isMobile, isTablet } = readUserAgent(userAgent)
  return isMobile || isTablet
}
