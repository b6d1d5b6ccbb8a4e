import {
  type Component,
  type Element,
  TIME_SPENT_TYPES,
  type TimeSpentType,
  type ViewParameter,
  type ViewType,
} from './event-catalogue.ts'

/** One end of a stretch of time, as it travels. // spec 001 §3 */
export type TimeSpentEvent = {
  event_type: TimeSpentType
  view_type: ViewType | null
  view_parameter: ViewParameter | null
  component: Component | null
  element: Element | null
  object_id_str: string | null
  /** Names the stretch: its start and its end share it. */
  pair_id: string
  /** Nanoseconds; only an end has it. */
  duration_ns: number | null
  aux_data: Record<string, unknown> | null
}

export type TimeSpentSubject = Partial<
  Pick<
    TimeSpentEvent,
    'view_type' | 'view_parameter' | 'component' | 'element' | 'object_id_str' | 'aux_data'
  >
>
type Kind = 'FOREGROUND' | 'BACKGROUND' | 'COMPONENT' | 'OFFSITE'
type Pair = {
  kind: Kind
  pairId: string
  subject: TimeSpentSubject
  startedAt: number | null
  spentMs: number
}
type Options = { now: () => number; newId: () => string; emit: (event: TimeSpentEvent) => void }

const NS_PER_MS = 1_000_000

const eventOf = ({ kind, pairId, subject, spentMs }: Pair, end: 'START' | 'END'): TimeSpentEvent => ({
  event_type: TIME_SPENT_TYPES[`${kind}_${end}`],
  view_type: subject.view_type ?? null,
  view_parameter: subject.view_parameter ?? null,
  component: subject.component ?? null,
  element: subject.element ?? null,
  object_id_str: subject.object_id_str ?? null,
  pair_id: pairId,
  duration_ns: end === 'END' ? Math.round(spentMs * NS_PER_MS) : null,
  aux_data: subject.aux_data ?? null,
})

function makePairs({ now, newId, emit }: Options) {
  const open = new Map<string, Pair>()
  const rest = (pair: Pair) => {
    if (pair.startedAt !== null) pair.spentMs += Math.max(0, now() - pair.startedAt)
    pair.startedAt = null
  }
  return {
    isOpen: (key: string) => open.has(key),
    start(key: string, kind: Kind, subject: TimeSpentSubject = {}) {
      if (open.has(key)) return
      const pair: Pair = { kind, pairId: newId(), subject, startedAt: now(), spentMs: 0 }
      open.set(key, pair)
      emit(eventOf(pair, 'START'))
    },
    pause(key: string) {
      const pair = open.get(key)
      if (pair) rest(pair)
    },
    resume(key: string) {
      const pair = open.get(key)
      if (pair) pair.startedAt ??= now()
    },
    end(key: string) {
      const pair = open.get(key)
      if (!pair) return
      rest(pair)
      open.delete(key)
      emit(eventOf(pair, 'END'))
    },
  }
}

export type TimeSpent = ReturnType<typeof makeTimeSpent>

/** Measures how long the app is in front or behind, its parts are at work, and a person is away by a link. */
export function makeTimeSpent(options: Options) {
  const pairs = makePairs(options)
  return {
    appForeground() {
      pairs.end('background')
      pairs.start('foreground', 'FOREGROUND')
    },
    appBackground() {
      pairs.end('foreground')
      pairs.start('background', 'BACKGROUND')
    },
    componentActive(name: string, subject: TimeSpentSubject) {
      if (pairs.isOpen(`component ${name}`)) pairs.resume(`component ${name}`)
      else pairs.start(`component ${name}`, 'COMPONENT', subject)
    },
    componentPaused: (name: string) => pairs.pause(`component ${name}`),
    componentEnded: (name: string) => pairs.end(`component ${name}`),
    /** Somebody followed a link away from the site. */
    wentOffsite(subject: TimeSpentSubject) {
      pairs.end('offsite')
      pairs.start('offsite', 'OFFSITE', subject)
    },
    cameBack: () => pairs.end('offsite'),
    /** The document goes away. */
    stop() {
      pairs.end('foreground')
      pairs.end('background')
    },
  }
}
