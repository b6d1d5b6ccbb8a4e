import {
  type AppState,
  EVENT_TYPES,
  makeTimeSpent,
  makeTrackedEvent,
  type Sight,
  type TrackedInput,
} from '@tessera/shared-tracking'
import type { FollowedLink } from '../../shared/browser/watch-links.ts'
import { surfaceFor, type TrackedPage, trackedPage } from './current-page.ts'
import type { SentEvent } from './event-channel.ts'
import { linkInput, offsiteSubject, sightInput } from './tracked-inputs.ts'

type Parts = {
  now: () => number
  newId: () => string
  appState: () => AppState
  path: () => string
  /** What is told of the whole visit with each event. */
  visit?: Record<string, boolean>
  emit: (event: SentEvent) => void
}

export type Tracker = ReturnType<typeof makeTracker>

/** Knows the page one is on, and makes full events of what happens there. */
export function makeTracker({ now, newId, appState, path, visit, emit }: Parts) {
  let page: TrackedPage = trackedPage(path(), null)
  let shownPath: string | null = null
  const timeSpent = makeTimeSpent({ now, newId, emit })
  const track = (input: TrackedInput) => {
    const { view_type, view_parameter } = page
    const surface = surfaceFor(page, input.object_id_str)
    const aux_data = { surface, ...(page.name && { page: page.name }), ...visit }
    const view = () => ({ view_type, view_parameter, aux_data })
    emit(makeTrackedEvent(input, { now, newId, appState, view }))
  }
  const subject = () => ({ view_type: page.view_type, object_id_str: page.object_id_str ?? null })
  return {
    track,
    timeSpent,
    pageName: () => page.name,
    /** The feed one is in; null where the page is none. */
    feed: () => (page.surface === 'none' ? null : page.surface),
    /** Time on this page counts while it is in front. */
    pageActive: () => timeSpent.componentActive('page', subject()),
    pagePaused: () => timeSpent.componentPaused('page'),
    /** The document goes away. */
    pageLeft() {
      timeSpent.componentEnded('page')
      timeSpent.stop()
    },
    pageShown(next: string) {
      if (next === shownPath) return
      page = trackedPage(next, shownPath)
      shownPath = next
      timeSpent.componentEnded('page')
      timeSpent.componentActive('page', subject())
      const { object_id_str, query } = page
      track({ event_type: EVENT_TYPES.VIEW, ...(object_id_str && { object_id_str }) })
      if (query !== null)
        track({ event_type: EVENT_TYPES.SEARCH, event_data: { query: query.slice(0, 200) } })
    },
    linkFollowed(link: FollowedLink) {
      const input = linkInput(link)
      if (input) track(input)
      if (link.isOutside) timeSpent.wentOffsite({ ...subject(), ...offsiteSubject(link) })
    },
    pinSeen: (pinId: string, sight: Sight) => track(sightInput(pinId, sight)),
  }
}
