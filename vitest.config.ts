import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const DATABASE_SETUP = fromRoot('apps/api/src/db/testing/global-setup.ts')

/** What `verify` runs: no database, a few seconds. */
const HOUSE_TESTS = ['architecture.test.ts', 'lint-walls.test.ts', 'doc-links.test.ts']

const nodeProject = (name: string, root: string, test: TestProjectInlineConfiguration['test'] = {}) => ({
  root: fromRoot(root),
  test: { name, environment: 'node', include: ['**/*.test.ts'], ...test },
})

const FAIL_ON_CONSOLE_ERROR = fromRoot('tools/vitest/fail-on-console-error.ts')

/** What draws, each file in a document of its own. */
const browserProject = (name: string, root: string) => ({
  root: fromRoot(root),
  test: {
    name,
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    setupFiles: [FAIL_ON_CONSOLE_ERROR, fromRoot(`${root}/src/test/setup.ts`)],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
})

/** What draws nothing: no document is made for it, unless its first line asks for one by `@vitest-environment`. */
const plainProject = (name: string, root: string) =>
  nodeProject(name, root, { include: ['src/**/*.test.ts'], setupFiles: [FAIL_ON_CONSOLE_ERROR] })

export default defineConfig({
  test: {
    projects: [
      nodeProject('packages', 'packages'),
      nodeProject('api', 'apps/api', { globalSetup: [DATABASE_SETUP] }),
      browserProject('web', 'apps/web'),
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
