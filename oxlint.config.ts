import { defineConfig } from 'oxlint'
import { browserNames, consoleFetch, hiddenInputs, timers, webFetch } from './tools/lint/ambient-bans.ts'
import { importZones } from './tools/lint/import-zones.ts'

const TESTS = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', 'tests/**', 'e2e/**', 'tools/vitest/**']
/** What may stand between tags without being a text of a language. */
const PUNCTUATION = ['·', '–', '@', '→', '×', '…']
const DATA = ['**/*-data.ts', '**/data/**', '**/messages/**']
const TOOL_DEMANDS_DEFAULT = ['**/*.config.ts', '**/*.stories.tsx']
const INJECTED = [
  'apps/api/src/{domains,kernel,transports}/**',
  'packages/*/src/**',
  'apps/web/src/{entities,features,pages}/**',
]

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'vitest',
    'promise',
    'node',
  ],
  options: { typeAware: true, denyWarnings: false },
  ignorePatterns: ['**/dist/**', '**/*.generated.ts', '.tsbuild/**', '**/.data*/**'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: ['error', 'smart'],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'max-lines': ['warn', { max: 200 }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'node/no-process-env': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      { checksVoidReturn: { arguments: true, attributes: false, properties: false } },
    ],
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    // Interfaces of handed-in functions (Deps) are destructured everywhere and use no `this`.
    'typescript/unbound-method': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/only-throw-error': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    'vitest/require-mock-type-parameters': 'off',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    ...importZones.map(({ files, bans }) => ({
      files,
      rules: {
        'no-restricted-imports': ['error', { patterns: bans }] as ['error', { patterns: typeof bans }],
      },
    })),
    { files: INJECTED, rules: { 'no-restricted-properties': ['error', ...hiddenInputs] } },
    {
      files: ['apps/api/src/{domains,kernel}/**', 'packages/*/src/**'],
      rules: { 'no-restricted-globals': ['error', ...timers] },
    },
    { files: ['apps/web/src/**'], rules: { 'no-restricted-globals': ['error', ...browserNames, webFetch] } },
    { files: ['apps/web/src/shared/api/**'], rules: { 'no-restricted-globals': ['error', ...browserNames] } },
    {
      files: ['apps/web/src/shared/browser/**', 'apps/web/src/entry-*.tsx'],
      rules: { 'no-restricted-globals': ['error', webFetch] },
    },
    {
      files: ['apps/web/src/service-worker.ts', 'apps/web/src/shared/browser/worker/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    { files: ['apps/business-console/src/**'], rules: { 'no-restricted-globals': ['error', consoleFetch] } },
    { files: ['apps/business-console/src/**/http-client.ts'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['apps/api/src/main.ts', 'apps/api/src/config.ts', 'tools/**', '**/*.config.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['apps/{web,business-console}/src/**/*.tsx'],
      rules: { 'react/jsx-no-literals': ['error', { noStrings: false, allowedStrings: PUNCTUATION }] },
    },
    { files: DATA, rules: { 'max-lines': 'off' } },
    { files: TOOL_DEMANDS_DEFAULT, rules: { 'import/no-default-export': 'off' } },
    {
      // A drawing is a list of shapes: there is nothing to factor out of it.
      files: ['apps/api/src/demo/pictures/*.ts'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': ['error', { max: 80 }] },
    },
    // The `use` of a test fixture is no hook.
    { files: ['e2e/fixtures/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
    {
      files: TESTS,
      rules: {
        'max-lines-per-function': 'off',
        'node/no-process-env': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'react/jsx-no-literals': 'off',
        'typescript/no-non-null-assertion': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/no-standalone-expect': 'off',
      },
    },
  ],
})
