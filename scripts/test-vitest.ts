import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { mustRun, run } from './run.ts'

/** The tests of a part, and the failed ones by name; parts without tests (types, lint) have 0 in both. */
export type Counts = { readonly passed: number; readonly failed: number; readonly failures?: readonly string[] }

type TestFile = {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
  }[]
}

/** The part of Vitest's JSON report that we read. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly TestFile[]
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
  const failures = report.testResults.flatMap(failuresOf)
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), failures }
}

/** One line for each failed test: file, test, and the first line of the error. */
function failuresOf({ name, status, message, assertionResults }: TestFile) {
  const file = relative(process.cwd(), name)
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`]
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0] ?? '')}`)
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 200)
