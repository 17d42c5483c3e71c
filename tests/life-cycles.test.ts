import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Flow } from '#contract/flow.ts'

const PAGE = 'docs/life-cycles.md'

/** Every exported `…Flow` of the contract, by its name without `Flow`. */
async function allFlows() {
  const files = globSync('contract/*.ts', { exclude: ['**/*.test.ts'] }).toSorted()
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))
  const named = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('Flow'))
  // Every constant of such a name is declared `as const satisfies Flow`.
  return named.map(([name, flow]) => [name.slice(0, -'Flow'.length), flow as Flow] as const)
}

const flows = await allFlows()

const arrows = ({ begin, moves }: Flow) => [
  ...Object.entries(begin).map(([act, to]) => `[*] --> ${to}: ${act}`),
  ...Object.entries(moves).flatMap(([from, acts]) =>
    Object.entries(acts).map(([act, to]) => `${from} --> ${to}: ${act}`),
  ),
  ...Object.keys(moves).flatMap((from) => (isFinal(moves[from]) ? [`${from} --> [*]`] : [])),
]
const isFinal = (acts: object = {}) => Object.keys(acts).length === 0

const section = ([name, flow]: readonly [string, Flow]) =>
  [`## ${name}`, '', '```mermaid', 'stateDiagram-v2', ...arrows(flow).map((arrow) => `  ${arrow}`), '```', ''].join(
    '\n',
  )

const head = `# Life cycles

These diagrams are drawn from the \`…Flow\` tables in \`contract\`: each arrow is an action and leads to the next status.
After changing a table, rewrite this page with \`npx vitest run --project unit tests/life-cycles --update\`.
`

test(`${PAGE} draws every flow as in its table`, async () => {
  await expect([head, ...flows.map(section)].join('\n')).toMatchFileSnapshot(`../${PAGE}`)
})

test('every flow runs on one table by the one helper', () => {
  const files = globSync('server/modules/**/*-cycle.ts').map((file) => readFileSync(file, 'utf8'))
  const run = files.flatMap((text) => [...text.matchAll(/lifeCycle\('\w+', (\w+)Flow\b/g)].map(([, name = '']) => name))
  expect(run.toSorted()).toEqual(flows.map(([name]) => name).toSorted())
})

test.each(flows)('every action of %s leads to a status of its table', (_name, { begin, moves }) => {
  const targets = [begin, ...Object.values(moves)].flatMap((acts) => Object.values(acts))
  expect(targets.length).toBeGreaterThan(0)
  expect(targets.filter((status) => !(status in moves))).toEqual([])
})
