import { Stryker } from '@stryker-mutator/core'
import { parseArgs } from 'node:util'
import { say } from './lib/progress.ts'
import { AREAS, testsOf } from './mutation/areas.ts'
import { samplePlaces } from './mutation/sample.ts'

const USAGE = `pnpm mutate [--short] [--sample N [--seed S]] [AREA …]
  Makes one small break after the other in the rules and prints those that no test notices.
  --short     a few rules in less than half a minute, as verify runs it
  --sample N  N lines drawn from the rules, stores, services and transports, tried against a database
  --seed S    draws the same lines again`

const SHORT = ['apps/api/src/domains/follows/follow-rules.ts']
const LEAST_KILLED = 85

const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
})
const isUnknown = positionals.some((name) => !(name in AREAS)) || (values.seed && !values.sample)
const areas = Object.entries(AREAS).filter(([name]) => positionals.length === 0 || positionals.includes(name))

type Options = NonNullable<ConstructorParameters<typeof Stryker>[0]>
type Run = Pick<Options, 'mutate' | 'vitest' | 'ignoreStatic' | 'concurrency' | 'ignorePatterns'>

const NOT_SOURCES = ['.tsbuild', '.data*', 'test-results', 'backups']

const ofRules = (mutate: string[]): Run => ({
  mutate,
  vitest: { related: false, configFile: 'tools/mutation/vitest.config.ts' },
})

/** One process, the tests of these rules alone, and a copy of no more than they need. */
function ofShort(): Run {
  process.env['MUTATION_TESTS'] = SHORT.map((file) => file.replace('.ts', '.test.ts')).join(' ')
  return {
    ...ofRules(SHORT),
    ignoreStatic: true,
    concurrency: 1,
    ignorePatterns: [...NOT_SOURCES, 'apps/web', 'apps/business-console', 'docs', 'e2e', 'tests'],
  }
}

function ofSample(count: number, seed: number): Run {
  const places = samplePlaces(
    areas.flatMap(([, { rules, stores }]) => [...rules, ...stores]),
    count,
    seed,
  )
  process.env['MUTATION_TESTS'] = testsOf(places.map(({ file }) => file)).join(' ')
  say(`Seed ${seed}: ${places.length} lines`)
  return {
    mutate: places.map(({ file, line }) => `${file}:${line}-${line}`),
    vitest: { related: false, configFile: 'tools/mutation/stores.vitest.config.ts' },
    // What runs once as a file loads would be tried against every test.
    ignoreStatic: true,
  }
}

function chosenRun(): Run {
  if (values.short) return ofShort()
  if (values.sample) return ofSample(Number(values.sample), Number(values.seed ?? Date.now() % 10_000))
  return ofRules(areas.flatMap(([, { rules }]) => rules))
}

if (values.help || isUnknown) say(USAGE)
else
  await new Stryker({
    concurrency: 2,
    ignorePatterns: NOT_SOURCES,
    ...chosenRun(),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The compiler's own interface, which rewriting it needs, is gone from TypeScript 7; the tests need none.
    tsconfigFile: 'none.json',
    coverageAnalysis: 'perTest',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    tempDirName: '.data/mutation',
    thresholds: { high: 95, low: 90, break: LEAST_KILLED },
  }).runMutationTest()
