import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { mustRun, run } from './run.ts'
import { forgetStalled, notedStalled } from './stalled.ts'

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

/** What a run reported of each file, and its exit code. */
type Ran = { readonly files: readonly TestFile[]; readonly code: number }

/** Pages of screens at a time: of more, Chromium sometimes stops drawing one for good (decision 22). */
const PAGES = '2'

/** Projects that test the built product. */
const OF_THE_BUILD = new Set(['browser', 'speed'])

/**
 * Runs projects of `vitest.config.ts` (`*` for many); filters are parts of file names, as in Vitest. A failed file whose
 * page Chromium stopped drawing has tested nothing, so it runs once more in a new Chromium (decision 22).
 */
export const vitest = (project: string) => async (filters: readonly string[]) => {
  if (OF_THE_BUILD.has(project)) await mustRun('node', 'scripts/ensure.mjs')
  forgetStalled()
  const first = await ran(project, filters)
  const again = failedOf(first.files, notedStalled())
  if (again.length === 0) return countsOf(first)
  console.log(`\nChromium stopped drawing ${again.join(', ')}. Once more in a new one.`)
  return countsOf(together(first, again, await ran(project, again)))
}

async function ran(project: string, filters: readonly string[]): Promise<Ran> {
  const file = `test-results/${project.replace('-*', '')}.json`
  rmSync(file, { force: true })
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const workers = project.startsWith('components') ? ['--maxWorkers', PAGES] : []
  const code = await run('vitest', ['run', '--project', project, ...workers, ...output, ...filters])
  return { files: readFiles(file), code }
}

function readFiles(file: string) {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { testResults: readonly TestFile[] }).testResults
  } catch {
    throw new Error('The part could not run, see above.')
  }
}

const isFailed = ({ status, assertionResults }: TestFile) =>
  status === 'failed' || assertionResults.some((result) => result.status === 'failed')

/** Those of some files that failed, by their paths in the project. */
export const failedOf = (files: readonly TestFile[], some: readonly string[]) =>
  files.filter((file) => some.includes(file.name) && isFailed(file)).map(({ name }) => relative(process.cwd(), name))

/** A run with the results of a second one for the files that ran again. */
export function together(first: Ran, again: readonly string[], second: Ran): Ran {
  const others = first.files.filter(({ name }) => !again.includes(relative(process.cwd(), name)))
  return { files: [...others, ...second.files], code: others.some(isFailed) ? first.code : second.code }
}

/** A file that failed to load, a skipped test and an error outside the tests count as failures. */
export function countsOf({ files, code }: Ran): Counts {
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const having = (wanted: string) => statuses.filter((status) => status === wanted).length
  const [passed, failed] = [having('passed'), having('failed')]
  const skipped = statuses.length - passed - failed
  if (skipped > 0) console.error(`${skipped} tests are marked skip or todo: finish them or take them out.`)
  const wrong = failed + broken.length + skipped
  const failures = files.flatMap(failuresOf)
  return { passed, failed: code === 0 ? wrong : Math.max(wrong, 1), failures }
}

/** Each failed test: file, test, and its error with what the screen showed, because CI keeps the end of the output only. */
function failuresOf({ name, status, message, assertionResults }: TestFile) {
  const file = relative(process.cwd(), name)
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${begun(message)}`]
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${begun(failureMessages[0] ?? '')}`)
}

const LINES = 80
const LINE_LENGTH = 200

const begun = (text: string) =>
  text
    .split('\n', LINES)
    .map((line) => line.slice(0, LINE_LENGTH))
    .join('\n')
