import { defineConfig } from 'vitest/config'

/** The tests that a sample names, with a database. */
export default defineConfig({
  test: {
    isolate: false,
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    globalSetup: ['apps/api/src/db/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
