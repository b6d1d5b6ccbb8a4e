import type { VideoList } from '@tessera/api-types/videos/views'
import { EVENT_TYPES } from '@tessera/shared-tracking'
import {
  selectCurrentVideo,
  selectVideoViews,
  videoPaused,
  videoRendered,
  videoStarted,
} from '../../entities/videos/autoplay-slice.ts'
import {
  nextVideoState,
  VIDEO_ERRORS,
  VIDEO_EVENTS,
  VIDEO_STATES,
  type VideoState,
} from '../../entities/videos/video-states.ts'
import { isSeen, type RenderedVideo } from '../../entities/videos/viewability.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { track } from '../../shared/tracking/track.ts'
import { playInView } from './autoplay.ts'
import { keepSettings } from './kept-settings.ts'
import { measureRendered } from './measure-rendered.ts'
import type { LoadHls } from './stream-video.ts'
import { giveSource } from './video-source.ts'

type Options = {
  pinId: string
  /** Whether an ad shows it: such a video waits for no other one. */
  isPromoted: boolean
  videoList: VideoList
  dispatch: AppDispatch
  onFailed: () => void
  loadHls?: LoadHls
}

/** Gives a media element its source, and lets it play while no other organic video does; returns what ends that. */
export function attachPlayer(video: HTMLVideoElement, options: Options): () => void {
  const { pinId, isPromoted, videoList, dispatch, onFailed, loadHls: load } = options
  let state: VideoState = VIDEO_STATES.idle
  const shown = () => ({ pinId, isPromoted, currentTime: video.currentTime })
  const rendered = measureRendered(video, (measured) => dispatch(noteRendered({ pinId, ...measured })))
  const mayStart = () => {
    if (isPromoted) return true
    const current = dispatch((_dispatch, getState) => selectCurrentVideo(getState()))
    return current === null || current === pinId
  }
  const start = () => {
    if (mayStart()) dispatch(videoStarted(shown()))
    else autoplay.pause()
  }
  const giveUp = () => {
    dispatch(videoPaused(shown()))
    if (video.error?.code === VIDEO_ERRORS.aborted) return
    if (!source.fallBack()) onFailed()
  }
  const follow = (event: (typeof VIDEO_EVENTS)[number]) => {
    state = nextVideoState(state, event)
    rendered.played(state === VIDEO_STATES.playing)
    if (state === VIDEO_STATES.playing) start()
    if (state === VIDEO_STATES.paused || state === VIDEO_STATES.ended) dispatch(videoPaused(shown()))
    if (state === VIDEO_STATES.error) giveUp()
  }
  const ending = new AbortController()
  const { signal } = ending
  const autoplay = playInView(video, { signal, mayStart })
  for (const event of VIDEO_EVENTS) video.addEventListener(event, () => follow(event), { signal })
  const source = giveSource(video, { videoList, signal, load })
  keepSettings(video, { signal, autoplay })
  return () => {
    ending.abort()
    rendered.stop()
    state = nextVideoState(state, 'destroy')
    dispatch(videoPaused(shown()))
  }
}

/** A video that was in view for long enough is kept, and tracked with how often it was seen. */
const noteRendered = (video: RenderedVideo) => (dispatch: AppDispatch, getState: () => RootState) => {
  if (!isSeen(video)) return
  dispatch(videoRendered(video))
  const { pinId, startedAt, endedAt } = video
  const event_data = { startedAt, endedAt, views: selectVideoViews(getState(), pinId) }
  track({ event_type: EVENT_TYPES.VIDEO_VIEW, object_id_str: pinId, event_data })
}
