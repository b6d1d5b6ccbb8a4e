import type { AppState, Component, Element, EventType, ViewParameter, ViewType } from './event-catalogue.ts'

type Details = Record<string, unknown>

/** Something a person did or saw, before the tracker gives it a time, an id and a context. */
export type TrackedInput = {
  event_type: EventType
  view_type?: ViewType | undefined
  view_parameter?: ViewParameter | undefined
  component?: Component | undefined
  element?: Element | undefined
  object_id_str?: string | undefined
  view_data?: Details | undefined
  event_data?: Details | undefined
  aux_data?: Details | undefined
}

/** One event as it travels. // spec 001 §3 */
export type TrackedEvent = {
  event_type: EventType
  view_type: ViewType | null
  view_parameter: ViewParameter | null
  view_data: Details | null
  component: Component | null
  element: Element | null
  object_id_str: string | null
  aux_data: Details | null
  event_data: Details | null
  /** Milliseconds since 1970. */
  time: number
  /** Makes the upload repeatable: one id is stored once. */
  clientUUID: string
  appState: AppState
}

/** What the page knows of itself when an event comes. */
export type EventContext = {
  now: () => number
  newId: () => string
  appState: () => AppState
  view: () => Pick<TrackedInput, 'view_type' | 'view_parameter' | 'view_data' | 'aux_data'>
}

/** The full event: what the teller left out comes from the page, then from nothing. */
export function makeTrackedEvent(input: TrackedInput, context: EventContext): TrackedEvent {
  const view = context.view()
  return {
    event_type: input.event_type,
    view_type: input.view_type ?? view.view_type ?? null,
    view_parameter: input.view_parameter ?? view.view_parameter ?? null,
    view_data: input.view_data ?? view.view_data ?? null,
    component: input.component ?? null,
    element: input.element ?? null,
    object_id_str: input.object_id_str ?? null,
    aux_data: view.aux_data || input.aux_data ? { ...view.aux_data, ...input.aux_data } : null,
    event_data: input.event_data ?? null,
    time: context.now(),
    clientUUID: context.newId(),
    appState: context.appState(),
  }
}
