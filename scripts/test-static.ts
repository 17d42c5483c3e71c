import { existsSync, globSync } from 'node:fs'
import { changedFiles } from './changed-rows.ts'
import { mustRun, run } from './run.ts'
import type { Counts } from './test-vitest.ts'

/** The folder for the build information of the last `tsc` run. */
const CHECKED = 'test-results/types'
/** For the compiler and the type-aware linter, which are Go programs. */
const ONE_THREAD = { GOMAXPROCS: '1' }
const NONE: Counts = { passed: 0, failed: 0 }

/**
 * Checks types, lint, format and the order of imports. Each type checker has one thread: all commands run beside each
 * other, and every further thread would infer the shared types once more.
 */
export async function staticChecks(): Promise<Counts> {
  await mustRun('react-router', 'typegen')
  const projects = globSync('tsconfig.*.json').filter((file) => file !== 'tsconfig.base.json')
  await allOf([...lint(), ...projects.toSorted().map(typesOf), ['biome', 'check']])
  return NONE
}

/** Before a commit, the rules that need types look at the changed files only: they cost half a minute for all of them. */
function lint() {
  const typed = ['oxlint', '--type-aware', '--deny-warnings']
  if (process.env['QUICK'] !== 'yes') return [typed]
  const files = changedFiles().filter((file) => /\.tsx?$/.test(file) && existsSync(file))
  return [['oxlint', '--deny-warnings'], ...(files.length > 0 ? [[...typed, ...files]] : [])]
}

/** Files unchanged since the last run are not checked again. */
const typesOf = (project: string) =>
  `tsc -p ${project} --checkers 1 --incremental --tsBuildInfoFile ${CHECKED}/${project}.tsbuildinfo`.split(' ')

/** Runs all commands in parallel and to the end, so one run shows all failures. */
async function allOf(commands: readonly (readonly string[])[]) {
  const codes = await Promise.all(commands.map(([program = '', ...args]) => run(program, args, ONE_THREAD)))
  const failed = commands.filter((_, index) => codes[index] !== 0).map((command) => command.join(' '))
  if (failed.length > 0) throw new Error(`Complaints of ${failed.join(' and ')}, see above.`)
}
