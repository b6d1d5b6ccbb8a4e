import type { HouseRule } from './source-file.ts'

const MIGRATION = /^apps\/api\/migrations\/(\d{4}-[a-z0-9-]+)\.sql$/
const TAKES_AWAY = /\b(?:DROP COLUMN|RENAME COLUMN|RENAME TO)\b|^\s*DROP TABLE\b/im
const UNUSED_SINCE = /^-- Unused since \d+\.\d+\.\d+\b/m

// From before the rule.
const RELEASED = new Set(['0230-report-cases', '0250-topic-covers', '0431-pin-kinds'])

/** While a release starts, the one before it still serves: it must not miss what a migration takes away. */
export const columnsLeaveInALaterRelease: HouseRule = (files) =>
  files
    .filter(({ path }) => MIGRATION.test(path) && !RELEASED.has(MIGRATION.exec(path)?.[1] ?? ''))
    .filter(({ text }) => TAKES_AWAY.test(text) && !UNUSED_SINCE.test(text))
    .map(
      ({ path }) =>
        `${path}: takes away a column. Say "-- Unused since 1.2.0", the earlier release that stopped using it.`,
    )
