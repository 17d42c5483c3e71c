/** `npm run --silent bill < case.json` prints the bill of one cycle as JSON, or with `-- --table` as a table. */
import { parseArgs } from 'node:util'
import { bill } from '#server/hire/bill.ts'
import { HireCase } from '#server/hire/case.ts'
import { tableOf } from './bill-table.ts'
import { computed, readInput } from './hire-command.ts'

const { values } = parseArgs({ options: { table: { type: 'boolean', default: false } } })
const given = await readInput(HireCase)
const made = computed(bill, given)
console.log(values.table ? tableOf(made, given) : JSON.stringify(made, undefined, 2))
