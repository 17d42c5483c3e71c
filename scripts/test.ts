/**
 * `npm test` runs every part; `npm run proofs` runs the tests with a full count (docs/proofs.md). A part that cannot
 * run counts as failed; nothing is skipped.
 */
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { changedRows } from './changed-rows.ts'
import { wordsOf } from './debian.ts'
import { folderInMemory } from './folder-in-memory.ts'
import { provingParts } from './test-proofs.ts'
import { staticChecks } from './test-static.ts'
import { type Counts, vitest } from './test-vitest.ts'

type Part = { readonly heading: string; readonly run: (filters: readonly string[]) => Promise<Counts> }
type Outcome = Counts & { readonly name: string; readonly seconds: number; readonly reason?: string }

const parts: Record<string, Part> = {
  static: { heading: 'Types, lint and format', run: staticChecks },
  unit: { heading: 'Rules and architecture', run: vitest('unit') },
  postgres: { heading: 'API and races on PostgreSQL', run: vitest('postgres') },
  embedded: { heading: 'The embedded database', run: vitest('embedded') },
  components: { heading: 'Screens in Chromium', run: vitest('components-*') },
  browser: { heading: 'Journeys in Chromium', run: vitest('browser') },
  speed: { heading: 'Speed of pages in Chromium, with nothing beside it', run: vitest('speed') },
}
/** Before each commit, in about a minute: of the API only the rows that change; everything else waits for the full run. */
function quickParts(): Record<string, readonly string[]> {
  const rows = changedRows()
  return { static: [], unit: [], ...(rows.length > 0 ? { postgres: rows } : {}) }
}

/** The parts to run by default, and their filters. */
const chosenFiles = (quick: boolean): Record<string, readonly string[]> => {
  if (process.env['PROOFS'] === 'full') return provingParts()
  return quick ? quickParts() : {}
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const files = chosenFiles(values.quick)
if (values.quick) process.env['QUICK'] = 'yes'
// A run copies some 7 GB of databases, one after the other.
process.env['TMPDIR'] ??= folderInMemory() ?? tmpdir()
const outcomes: Outcome[] = []
for (const name of chosen()) outcomes.push(await runPart(name, partNamed(name)))
report()

function chosen() {
  if (values.only) return values.only.split(',')
  const named = Object.keys(files)
  return named.length > 0 ? named : Object.keys(parts)
}

function partNamed(name: string) {
  const part = parts[name]
  if (part) return part
  console.error(`There is no part "${name}". The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

async function runPart(name: string, part: Part): Promise<Outcome> {
  console.log(`\n━━ ${part.heading} (${name})`)
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10
  try {
    const filters = positionals.length > 0 ? positionals : (files[name] ?? [])
    const counts = await part.run(filters)
    return { name, seconds: seconds(), ...counts }
  } catch (error) {
    return { name, seconds: seconds(), passed: 0, failed: 1, reason: wordsOf(error) }
  }
}

function report() {
  const failed = outcomes.filter((outcome) => outcome.failed > 0)
  console.log('\n━━ Summary')
  for (const outcome of outcomes) console.log(summaryLine(outcome))
  for (const { name, reason } of failed) if (reason) console.log(`\n${name}: ${reason}`)
  for (const failure of failed.flatMap(({ failures }) => failures ?? [])) console.log(`\n✗ ${failure}`)
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

function summaryLine({ name, seconds, passed, failed }: Outcome) {
  const counts = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s${counts}`
}
