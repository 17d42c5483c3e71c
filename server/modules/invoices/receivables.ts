// Receivables by customer and by age.
import { dateInIndia } from '#contract/dates.ts'
import type { Receivable } from '#contract/invoices.receivables.ts'
import { ages } from '#contract/invoices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { type Paged, toPage } from '#contract/paging.ts'
import { receivableTexts as english } from '#contract/texts/invoices.receivables.en.ts'
import { receivableTexts as hindi } from '#contract/texts/invoices.receivables.hi.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { Staff } from '#server/platform/principal.ts'
import { every, sumsOf } from './invoices.store.ts'
import { isLate, totalsOf } from './reading.ts'
import * as store from './receivables.store.ts'

type Row = Awaited<ReturnType<typeof store.receivables>>[number]

/** All ages in their order, and what of them is late or in dispute. */
function receivableOf({ total: _total, ageing: found, ...row }: Row): Receivable {
  const paiseAt = new Map(found.map(({ age, balancePaise }) => [age, balancePaise]))
  const ageing = ages.map((age) => ({ age, balancePaise: paiseAt.get(age) ?? 0 }))
  const late = ageing.filter(({ age }) => isLate(age))
  return {
    ...row,
    overduePaise: late.reduce((sum, { balancePaise }) => sum + balancePaise, 0),
    disputedPaise: paiseAt.get('IN_DISPUTE') ?? 0,
    ageing,
  }
}

async function read({ tx, now }: Action<Staff>, paged?: Paged) {
  const rows = await store.receivables(tx, { today: dateInIndia(now), ...(paged && { paged }) })
  return { all: rows.map(receivableOf), total: rows[0]?.total ?? 0 }
}

/** One page of customers, and what all of them owe. */
export const listReceivables = (tools: Tools, caller: Staff, paged: Paged) =>
  act(tools, caller, async (action: Action<Staff>) => {
    const { all, total } = await read(action, paged)
    const listed = { visible: every, today: dateInIndia(action.now), filter: paged }
    const sums = (await sumsOf(action.tx, listed)) ?? { receivedPaise: 0, ageing: [] }
    return { receivables: toPage(all, total, paged), totals: totalsOf(sums) }
  })

const texts = { en: english, hi: hindi }

/** Rupees with their paise, exactly: a spreadsheet adds these up. */
const rupees = (paise: number) => Number((paise / 100).toFixed(2))

/** A row for each customer. */
export const receivablesCsv = (tools: Tools, caller: Staff, lang: LanguageCode) =>
  act(tools, caller, async (action: Action<Staff>) => {
    const { all } = await read(action)
    const { columns, ages: named } = texts[lang]
    const header = [
      columns.customer,
      columns.invoices,
      columns.outstanding,
      columns.overdue,
      columns.onAccount,
      ...ages.map((age) => named[age]),
    ]
    const rows = all.map(({ customerName, invoices, outstandingPaise, overduePaise, onAccountPaise, ageing }) => [
      customerName,
      invoices,
      rupees(outstandingPaise),
      rupees(overduePaise),
      rupees(onAccountPaise),
      ...ageing.map(({ balancePaise }) => rupees(balancePaise)),
    ])
    return { name: `receivables-${dateInIndia(action.now)}.csv`, content: toCsv(header, rows) }
  })
