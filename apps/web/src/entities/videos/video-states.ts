/** What a player is doing. // spec 000 §9 */
export const VIDEO_STATES = {
  idle: 0,
  loading: 1,
  ready: 2,
  playing: 3,
  paused: 4,
  buffering: 5,
  seeking: 6,
  ended: 7,
  error: 8,
  destroyed: 9,
} as const
export type VideoState = (typeof VIDEO_STATES)[keyof typeof VIDEO_STATES]

/** Why a video does not play, as browsers number it. // spec 000 §9 */
export const VIDEO_ERRORS = { aborted: 1, network: 2, decode: 3, sourceUnsupported: 4 } as const

/** Events of a media element that change what its player is doing. */
export const VIDEO_EVENTS = [
  'loadstart',
  'canplay',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'error',
] as const
export type VideoEvent = (typeof VIDEO_EVENTS)[number] | 'destroy'

const { idle, loading, ready, playing, paused, buffering, seeking, ended, error, destroyed } = VIDEO_STATES

/** What comes of an event; one that does not fit the state changes nothing. */
export function nextVideoState(state: VideoState, event: VideoEvent): VideoState {
  if (state === destroyed) return destroyed
  switch (event) {
    case 'loadstart':
      return loading
    case 'canplay':
      return state === loading || state === idle ? ready : state
    case 'playing':
      return playing
    case 'pause':
      return state === ended || state === error ? state : paused
    case 'waiting':
      return state === playing ? buffering : state
    case 'seeking':
      return state === error ? error : seeking
    case 'seeked':
      return state === seeking ? paused : state
    case 'ended':
      return ended
    case 'error':
      return error
    case 'destroy':
      return destroyed
  }
}
