import {
  type AppState,
  EVENT_TYPES,
  isSearched,
  makeTimeSpent,
  makeTrackedEvent,
  type Impression,
  type TrackedInput,
} from '@tessera/shared-tracking'
import type { FollowedLink } from '../../shared/browser/watch-links.ts'
import { surfaceFor, type TrackedPage, trackedPage } from './current-page.ts'
import type { SentEvent } from './event-channel.ts'
import { linkInput, offsiteSubject, impressionInput } from './tracked-inputs.ts'

const MAX_QUERY = 200

type Options = {
  now: () => number
  newId: () => string
  appState: () => AppState
  path: () => string
  /** What each event carries about the whole visit. */
  visit?: Record<string, boolean | string>
  /** The proof that a promoted pin was served here; nothing for other pins. */
  promotionOf?: (pinId: string) => string | undefined
  emit: (event: SentEvent) => void
}

export type Tracker = ReturnType<typeof makeTracker>

/** A pin in view, with the page it is seen on; one object for each pin of each page. */
export type SeenPin = { pinId: string; page: TrackedPage }

/** Where an event happened; of a promoted pin with the proof that it was served here. */
function auxData(on: TrackedPage, pinId: string | undefined, { visit, promotionOf }: Options) {
  const promotion = pinId && promotionOf?.(pinId)
  const surface = surfaceFor(on, pinId)
  return { surface, ...(on.name && { page: on.name }), ...(promotion && { promotion }), ...visit }
}

/** What a page that is shown stands for: a view, of a pin with the search it was met in, or a search besides. */
function makePageEvents() {
  const searched = new Set<string>()
  const searchedFor = (query: string) => ({ event_data: { query: query.slice(0, MAX_QUERY) } })
  return ({ object_id_str, query, metBy }: TrackedPage): TrackedInput[] => {
    const metIn = isSearched(metBy, searched) ? searchedFor(metBy.trim()) : {}
    const view = { event_type: EVENT_TYPES.VIEW, ...(object_id_str && { object_id_str, ...metIn }) }
    if (query === null) return [view]
    searched.add(query.trim())
    return [view, { event_type: EVENT_TYPES.SEARCH, ...searchedFor(query) }]
  }
}

/** Knows the page one is on, and makes full events of what happens there. */
export function makeTracker(parts: Options) {
  const { now, newId, appState, path, emit } = parts
  let page: TrackedPage = trackedPage(path(), null)
  let shownPath: string | null = null
  const timeSpent = makeTimeSpent({ now, newId, emit })
  const seenPins = new Map<string, SeenPin>()
  const pageEvents = makePageEvents()
  const trackOn = (on: TrackedPage, input: TrackedInput) => {
    const { view_type, view_parameter } = on
    const aux_data = auxData(on, input.object_id_str, parts)
    const view = () => ({ view_type, view_parameter, aux_data })
    emit(makeTrackedEvent(input, { now, newId, appState, view }))
  }
  const track = (input: TrackedInput) => trackOn(page, input)
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
      seenPins.clear()
      timeSpent.componentEnded('page')
      timeSpent.componentActive('page', subject())
      pageEvents(page).forEach(track)
    },
    linkFollowed(link: FollowedLink) {
      const input = linkInput(link)
      if (input) track(input)
      if (link.isOutside) timeSpent.wentOffsite({ ...subject(), ...offsiteSubject(link) })
    },
    /** A pin that comes into view on this page. */
    seenPin(pinId: string): SeenPin {
      const seen = seenPins.get(pinId) ?? { pinId, page }
      seenPins.set(pinId, seen)
      return seen
    },
    /** An impression counts for the page it began on, whichever is shown when it ends. */
    impressionEnded: ({ pinId, page: on }: SeenPin, seen: Impression) =>
      trackOn(on, impressionInput(pinId, seen)),
  }
}
