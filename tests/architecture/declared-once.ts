import type { HouseRule } from './source-file.ts'

/** What areas use and none declares a second time. */
const ONCE: readonly { what: string; home: string; declared: RegExp; within?: string }[] = [
  {
    what: 'The states of a viewer',
    home: 'packages/shared-auth/src/',
    declared:
      /\b(?:type|interface) (?:Member|ViewerState)\b(?: =| \{)|'(?:AUTH|UNAUTH)' \| '(?:AUTH|UNAUTH|LIMITED_LOGIN)'/,
  },
  {
    what: 'The session of a page',
    home: 'apps/web/src/entities/session/',
    declared: /\bname: 'session',|\btype SessionState\b|\bconst selectIsAuthenticated\b/,
  },
  {
    what: 'The events of tracking',
    home: 'packages/shared-tracking/src/',
    declared: /\bconst EVENT_TYPES\b/,
  },
  {
    what: 'Lengths of time',
    home: 'apps/api/src/kernel/durations.ts',
    declared: /\bconst (?:MINUTE|HOUR|DAY)_MS\b/,
    within: 'apps/api/src/',
  },
  {
    what: 'The way to an advertiser',
    home: 'packages/api-types/src/ads/',
    declared: /\bconst AD_VISIT_PATH\b|\bconst adVisitPath\b|['"`]\/v3\/promoted_pins\/visit\/['"`$]/,
  },
]

const isTest = (path: string) => /\.test\.tsx?$|^tests\/|\/testing?\//.test(path)

export const sharedThingsAreDeclaredOnce: HouseRule = (files) =>
  files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      ONCE.filter(
        ({ home, within = '', declared }) =>
          path.startsWith(within) && !path.startsWith(home) && declared.test(text),
      ).map(({ what, home }) => `${path}: ${what} are declared in ${home}. Import them.`),
    )
