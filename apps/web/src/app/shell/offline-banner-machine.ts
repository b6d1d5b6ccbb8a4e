/** What the banner shows. spec 001 §4 */
export type OfflineBannerState = 'hidden' | 'offline' | 'backOnline'

export type ConnectionEvent = { type: 'lost' } | { type: 'regained' } | { type: 'waited'; isOnline: boolean }

export const BACK_ONLINE_SHOWN_MS = 2_000 // spec 001 §9

export function nextBanner(state: OfflineBannerState, event: ConnectionEvent): OfflineBannerState {
  switch (event.type) {
    case 'lost':
      return 'offline'
    case 'regained':
      return state === 'offline' ? 'backOnline' : state
    case 'waited':
      if (state !== 'backOnline') return state
      return event.isOnline ? 'hidden' : 'offline'
  }
}
