import { readFileSync, rmSync } from 'node:fs'
import { mustRun, run } from './run.ts'

/** The tests of a part; parts without tests (types, lint) have 0 in both. */
export type Counts = { readonly passed: number; readonly failed: number }

/** The part of Vitest's JSON report that we read. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Runs projects of `vitest.config.ts` (`*` for many); filters are parts of file names, as in Vitest. */
export const vitest = (project: string) => async (filters: readonly string[]) => {
  if (project === 'browser') await mustRun('node', 'scripts/ensure.mjs')
  const file = `test-results/${project.replace('-*', '')}.json`
  rmSync(file, { force: true })
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('vitest', ['run', '--project', project, ...output, ...filters])
  return countsOf(readReport(file), code)
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    throw new Error('The part could not run, see above.')
  }
}

/** A file that failed to load, a skipped test and an error outside the tests count as failures. */
function countsOf(report: Report, code: number): Counts {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) console.error(`${skipped} tests are marked skip or todo: finish them or take them out.`)
  const failed = report.numFailedTests + broken.length + skipped
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) }
}
