import { defineConfig } from 'vitest/config'
import { components } from './tests/components/project.ts'
import { leftOut } from './tests/support/one-engine.ts'

/** Full counts (`npm run proofs`) may take an hour each. */
const PATIENCE = process.env['PROOFS'] === 'full' ? 60 : 1
/** Measures how fast pages show, so it runs with nothing beside it. */
const SPEED = 'tests/e2e/speed.e2e.ts'
const NOT_OURS = ['**/node_modules/**', 'build/**', 'data/**']

const browser = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: {
    name,
    ...files,
    globalSetup: 'tests/support/product.setup.ts',
    testTimeout: 120_000 * PATIENCE,
    hookTimeout: 60_000,
  },
})

/** Pure tests (`x.test.ts`), the API (`x.api.test.ts`) on both engines or the one of `one-engine.ts`, races on PostgreSQL only (`x.race.test.ts`). */
export default defineConfig({
  test: {
    pool: 'forks',
    // For two cores; each worker has an embedded database of some hundred megabytes.
    maxWorkers: 2,
    // Test files leave no state in modules, so the next file can reuse them.
    isolate: false,
    allowOnly: false,
    attachmentsDir: 'test-results/attachments',
    // Test machines may be busy: an operation of 0.2 s has taken 5 s there.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, '**/*.{api,race}.test.ts', '**/*.component.test.tsx'],
          testTimeout: 20_000 * PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-embedded',
          include: ['**/*.api.test.ts'],
          exclude: [...NOT_OURS, ...leftOut.embedded],
          globalSetup: 'tests/support/embedded.setup.ts',
          testTimeout: 60_000 * PATIENCE,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: ['**/*.{api,race}.test.ts'],
          exclude: [...NOT_OURS, ...leftOut.postgres],
          globalSetup: 'tests/support/postgres.setup.ts',
          testTimeout: 60_000 * PATIENCE,
          hookTimeout: 60_000,
        },
      },
      components('en'),
      components('hi'),
      browser('browser', { include: ['tests/e2e/**/*.e2e.ts'], exclude: [...NOT_OURS, SPEED] }),
      browser('speed', { include: [SPEED] }),
    ],
  },
})
