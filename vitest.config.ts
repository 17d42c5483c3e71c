import { defineConfig } from 'vitest/config'
import { SlowFirst } from './scripts/slow-first.ts'
import { components } from './tests/components/project.ts'

/** Full counts (`npm run proofs`) may take an hour each. */
const PATIENCE = process.env['PROOFS'] === 'full' ? 60 : 1
/** Measures how fast pages show, so it runs with nothing beside it. */
const SPEED = 'tests/e2e/speed.e2e.ts'
const NOT_OURS = ['**/node_modules/**', 'build/**', 'data/**']
/** Rendering documents takes two thirds of the time of `unit`, so `npm run check` leaves it to the full run. */
const DOCUMENTS = process.env['QUICK'] === 'yes' ? ['**/*pdf*.test.ts'] : []
/** The contract of both engines, what the database alone enforces, and the demo: the same on each. */
const ON_BOTH_ENGINES = [
  'server/platform/database.api.test.ts',
  'server/platform/schema.api.test.ts',
  'tests/climbing.api.test.ts',
  'tests/demo.api.test.ts',
  'tests/principals.api.test.ts',
]

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

/** Pure tests (`x.test.ts`), API (`x.api.test.ts`) and races (`x.race.test.ts`) on PostgreSQL, the embedded engine (`x.embedded.test.ts`). */
export default defineConfig({
  test: {
    pool: 'forks',
    // For two cores: of three, one usually waits for a database, a timer or a page.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
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
          exclude: [...NOT_OURS, ...DOCUMENTS, '**/*.{api,race,embedded}.test.ts', '**/*.component.test.tsx'],
          testTimeout: 60_000 * PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['**/*.{api,race}.test.ts'],
          exclude: NOT_OURS,
          globalSetup: 'tests/support/postgres.setup.ts',
          testTimeout: 60_000 * PATIENCE,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['**/*.embedded.test.ts', ...ON_BOTH_ENGINES],
          exclude: NOT_OURS,
          globalSetup: 'tests/support/embedded.setup.ts',
          testTimeout: 60_000,
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
