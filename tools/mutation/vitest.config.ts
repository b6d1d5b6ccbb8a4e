import { defineConfig } from 'vitest/config'

const NAMED = process.env['MUTATION_TESTS']?.split(' ')

/** The tests of pure rules: no database and no document, so that each break is tried in milliseconds. */
export default defineConfig({
  test: {
    isolate: false,
    include: NAMED ?? [
      'packages/*/src/**/*.test.ts',
      'apps/api/src/ranking/*.test.ts',
      'apps/api/src/db/keyset.test.ts',
      'apps/api/src/kernel/{parse-json,rate-limits}.test.ts',
      'apps/api/src/transports/envelope.test.ts',
      'apps/api/src/domains/**/*-{rules,policy,state}.test.ts',
      'apps/api/src/domains/business/business-permissions.test.ts',
    ],
  },
})
