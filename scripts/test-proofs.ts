import { globSync, readFileSync } from 'node:fs'

/** The files of each part, as in `vitest.config.ts`. */
const FILES: Record<string, RegExp> = {
  unit: /(?<!\.(api|race|embedded|component))\.test\.tsx?$/,
  postgres: /\.(api|race)\.test\.ts$/,
  components: /\.component\.test\.tsx$/,
  browser: /\.e2e\.ts$/,
}

const counts = (file: string) => /\bproofs\(\d/.test(readFileSync(file, 'utf8'))

/** For `npm run proofs`: the parts that have tests with a full count, and these tests. */
export function provingParts(): Record<string, readonly string[]> {
  const files = globSync('{contract,server,tests,web}/**/*.{test,e2e}.{ts,tsx}').filter(counts)
  const parts = Object.entries(FILES).map(([part, name]) => [part, files.filter((file) => name.test(file))] as const)
  return Object.fromEntries(parts.filter(([, found]) => found.length > 0))
}
