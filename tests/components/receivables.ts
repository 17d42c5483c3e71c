import { Receivable } from '#contract/invoices.receivables.ts'
import { ages, type InvoiceTotals } from '#contract/invoices.ts'
import { type Named, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

type Owed = { byAge: readonly number[] } & Named<Receivable>

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** A customer's receivables, by the paise of each age. */
export const aReceivable = ({ byAge, ...more }: Owed) =>
  sampleOf(Receivable, {
    companyId: idOf(1),
    invoices: byAge.filter((paise) => paise > 0).length,
    outstandingPaise: sum(byAge),
    overduePaise: sum(byAge.slice(1, 5)),
    disputedPaise: byAge[5] ?? 0,
    ageing: ages.map((age, at) => ({ age, balancePaise: byAge[at] ?? 0 })),
    ...more,
  })

/** Three customers, the largest first. */
export const someReceivables = () => [
  aReceivable({
    customerName: 'Deccan Buildworks Private Limited',
    byAge: [1_68_74_000, 98_45_050, 0, 0, 0, 11_80_000],
  }),
  aReceivable({
    customerName: 'Konkan Infrastructure and Port Engineering Company Limited',
    byAge: [0, 0, 45_20_075, 0, 23_60_000],
    companyId: idOf(2),
  }),
  aReceivable({ customerName: 'Asha Rao', byAge: [0, 0, 0, 7_08_000], companyId: null, accountId: idOf(3) }),
]

/** Sums up what these customers owe. */
export function totalsOf(all: readonly Receivable[]): InvoiceTotals {
  return {
    outstandingPaise: sum(all.map(({ outstandingPaise }) => outstandingPaise)),
    overduePaise: sum(all.map(({ overduePaise }) => overduePaise)),
    receivedPaise: 0,
    ageing: ages.map((age, at) => {
      const paise = all.map(({ ageing }) => ageing[at]?.balancePaise ?? 0).filter((one) => one > 0)
      return { age, invoices: paise.length, balancePaise: sum(paise) }
    }),
  }
}
