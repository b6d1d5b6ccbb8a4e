import { Stryker } from '@stryker-mutator/core'
import { parseArgs } from 'node:util'
import { say } from './lib/progress.ts'

const USAGE = `pnpm mutate [--short] [AREA …]
  Makes one small break after the other in the rules and prints those that no test notices.
  --short  a few rules in a quarter of a minute, as verify runs it`

/** The rules on which people rely most, by what they decide. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  auth: [
    'apps/api/src/domains/accounts/{age,username,password-guess}-rules.ts',
    'apps/api/src/domains/sessions/{session,viewer}-rules.ts',
    'apps/api/src/domains/second-factor/factor-rules.ts',
    'packages/shared-auth/src/viewer.ts',
  ],
  visibility: [
    'apps/api/src/domains/{boards,pins,follows,messages,comments}/*-policy.ts',
    'apps/api/src/domains/business/business-permissions.ts',
    'packages/api-types/src/consent/consent-rules.ts',
  ],
  counters: ['apps/api/src/domains/{boards,users,follows}/*-rules.ts'],
  transports: ['apps/api/src/db/keyset.ts', 'packages/api-types/src/{addresses,http-call}.ts'],
}
const SHORT = ['apps/api/src/domains/follows/follow-rules.ts']
const LEAST_KILLED = 85

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !(name in AREAS))
const names = positionals.length > 0 ? positionals : Object.keys(AREAS)

const options: ConstructorParameters<typeof Stryker>[0] = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: values.short ? SHORT : names.flatMap((name) => AREAS[name] ?? []),
  vitest: { related: false, configFile: 'tools/mutation/vitest.config.ts' },
  // The compiler's own interface, which rewriting it needs, is gone from TypeScript 7; the tests need none.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  ignorePatterns: ['.tsbuild', '.data*', 'test-results', 'backups'],
  tempDirName: '.data/mutation',
  thresholds: { high: 95, low: 90, break: LEAST_KILLED },
}

if (values.help || unknown.length > 0) say(USAGE)
else await new Stryker(options).runMutationTest()
