import { globSync } from 'node:fs'
import { mustRun, run } from './run.ts'
import type { Counts } from './test-vitest.ts'

/** The folder for the build information of the last `tsc` run. */
const CHECKED = 'test-results/types'
const NONE: Counts = { passed: 0, failed: 0 }

/** Checks the types of every project, after generating the web's route types; unchanged files are not checked again. */
export async function types(): Promise<Counts> {
  await mustRun('react-router', 'typegen')
  const projects = globSync('tsconfig.*.json').filter((file) => file !== 'tsconfig.base.json')
  await allOf(projects.toSorted().map(typesOf))
  return NONE
}

const typesOf = (project: string) =>
  `tsc -p ${project} --incremental --tsBuildInfoFile ${CHECKED}/${project}.tsbuildinfo`.split(' ')

/** The type-aware linter, then format and import order. */
export async function lint(): Promise<Counts> {
  await allOf([
    ['oxlint', '--type-aware', '--deny-warnings'],
    ['biome', 'check'],
  ])
  return NONE
}

/** Runs all commands in parallel and to the end, so one run shows all failures. */
async function allOf(commands: readonly (readonly string[])[]) {
  const codes = await Promise.all(commands.map(([program = '', ...args]) => run(program, args)))
  const failed = commands.filter((_, index) => codes[index] !== 0).map((command) => command.join(' '))
  if (failed.length > 0) throw new Error(`Complaints of ${failed.join(' and ')}, see above.`)
}
