import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const DATABASE_SETUP = fromRoot('apps/api/src/db/testing/global-setup.ts')

/** They start the whole app, which nothing ends but the end of its document. */
const BOOT_TESTS = ['src/app/boot/*.test.tsx']

/** What `verify` runs: no database, a few seconds. */
const HOUSE_TESTS = [
  'architecture.test.ts',
  'lint-walls.test.ts',
  'doc-links.test.ts',
  'documented-commands.test.ts',
]

/** What starts no process and holds no database shares one process: a third less time than one of each. */
const IN_THREADS = { pool: 'threads' as const }

const nodeProject = (name: string, root: string, test: TestProjectInlineConfiguration['test'] = {}) => ({
  root: fromRoot(root),
  test: { name, environment: 'node', include: ['**/*.test.ts'], ...test },
})

const FAIL_ON_CONSOLE_ERROR = fromRoot('tools/vitest/fail-on-console-error.ts')
const WITHOUT_OWNER_STACKS = fromRoot('tools/vitest/without-owner-stacks.ts')

/** What draws. The files of a worker share a document, from which each takes away what it drew. */
const browserProject = (
  name: string,
  root: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  root: fromRoot(root),
  test: {
    name,
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    ...IN_THREADS,
    ...test,
    setupFiles: [FAIL_ON_CONSOLE_ERROR, WITHOUT_OWNER_STACKS, fromRoot(`${root}/src/test/setup.ts`)],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
})

/** What draws nothing: no document is made for it, unless its first line asks for one by `@vitest-environment`. */
const plainProject = (name: string, root: string) =>
  nodeProject(name, root, {
    ...IN_THREADS,
    include: ['src/**/*.test.ts'],
    setupFiles: [FAIL_ON_CONSOLE_ERROR],
  })

export default defineConfig({
  test: {
    // One of each core: less leaves half of two idle.
    maxWorkers: '100%',
    // Loading the same modules for each file takes longer than most of its tests.
    isolate: false,
    // Room for a busy machine; a test that passes waits for nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      nodeProject('packages', 'packages', IN_THREADS),
      nodeProject('api', 'apps/api', { globalSetup: [DATABASE_SETUP] }),
      browserProject('web', 'apps/web', { exclude: [...configDefaults.exclude, ...BOOT_TESTS] }),
      browserProject('web-boot', 'apps/web', { include: BOOT_TESTS, isolate: true }),
      plainProject('web-plain', 'apps/web'),
      browserProject('console', 'apps/business-console'),
      plainProject('console-plain', 'apps/business-console'),
      nodeProject('house', 'tests', { include: HOUSE_TESTS }),
      nodeProject('tests', 'tests', {
        exclude: [...configDefaults.exclude, ...HOUSE_TESTS],
        globalSetup: [DATABASE_SETUP],
      }),
      nodeProject('tools', 'tools'),
    ],
  },
})
