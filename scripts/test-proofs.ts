import { globSync, readFileSync } from 'node:fs'
import { onlyEmbedded, onlyPostgres } from '#tests/support/one-engine.ts'

/** The files of each part, as in `vitest.config.ts`. */
const FILES: Record<string, RegExp> = {
  unit: /(?<!\.(api|race|component))\.test\.tsx?$/,
  api: /\.api\.test\.ts$/,
  postgres: /\.(api|race)\.test\.ts$/,
  components: /\.component\.test\.tsx$/,
  browser: /\.e2e\.ts$/,
}

const counts = (file: string) => /\bproofs\(\d/.test(readFileSync(file, 'utf8'))
/** The tests that `npm test` leaves out on an engine. */
const LEFT_OUT: Record<string, object> = { api: onlyPostgres, postgres: onlyEmbedded }

/** For `npm run proofs`: the parts that have tests with a full count or left out of `npm test`, and these tests. */
export function provingParts(): Record<string, readonly string[]> {
  const files = globSync('{contract,server,tests,web}/**/*.{test,e2e}.{ts,tsx}').filter(counts)
  const parts = Object.entries(FILES).map(([part, name]) => {
    const proving = [...files.filter((file) => name.test(file)), ...Object.keys(LEFT_OUT[part] ?? {})]
    return [part, [...new Set(proving)]] as const
  })
  return Object.fromEntries(parts.filter(([, found]) => found.length > 0))
}
