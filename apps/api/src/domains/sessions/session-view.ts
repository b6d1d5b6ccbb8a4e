import type { SessionView } from '@tessera/api-types/identity/views'
import { systemId } from '@tessera/api-types/lookup/system-ids'
import type { SessionRow } from './session-store.ts'
import { readUserAgent } from './user-agent.ts'

export function toSessionView(row: SessionRow, currentId: string): SessionView {
  const { browserName, osName, isMobile, isTablet } = readUserAgent(row.userAgent)
  return {
    id: row.id,
    is_current: row.id === currentId,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    browser_name: browserName,
    os_name: osName,
    os_type: systemId(osName),
    is_mobile: isMobile || isTablet,
    ip: row.ip,
  }
}
