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

const browserProject = (name: string, root: string) => ({
  root: fromRoot(root),
  test: {
    name,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [fromRoot('tools/vitest/fail-on-console-error.ts'), fromRoot(`${root}/src/test/setup.ts`)],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
})

export default defineConfig({
  test: {
    projects: [
      nodeProject('packages', 'packages'),
      nodeProject('api', 'apps/api', { globalSetup: [DATABASE_SETUP] }),
      browserProject('web', 'apps/web'),
      browserProject('console', 'apps/business-console'),
      nodeProject('house', 'tests', { include: HOUSE_TESTS }),
      nodeProject('tests', 'tests', {
        exclude: [...configDefaults.exclude, ...HOUSE_TESTS],
        globalSetup: [DATABASE_SETUP],
      }),
      nodeProject('tools', 'tools'),
    ],
  },
})
