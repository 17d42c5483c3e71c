/**
 * `npm run --silent bill < case.json` prints the bill of one cycle as JSON, or with `-- --table` as a table. With
 * `-- --batch` it reads one case a line and writes one bill a line.
 */
import { parseArgs } from 'node:util'
import { bill } from '#server/hire/bill.ts'
import { HireCase } from '#server/hire/case.ts'
import { billLines } from './bill-batch.ts'
import { tableOf } from './bill-table.ts'
import { computed, readInput } from './hire-command.ts'

const { values } = parseArgs({
  options: { table: { type: 'boolean', default: false }, batch: { type: 'boolean', default: false } },
})

if (values.batch) process.exitCode = await billLines(process.stdin, process.stdout)
else {
  const given = await readInput(HireCase)
  const made = computed(bill, given)
  console.log(values.table ? tableOf(made, given) : JSON.stringify(made, undefined, 2))
}
