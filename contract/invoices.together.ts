// The summary sheets that go on one invoice.
import type { BillableSheet } from './invoices.ts'

/** The grouping of lines into one invoice. */
export const togetherBy = ['job', 'site', 'po', 'customer'] as const
export type TogetherBy = (typeof togetherBy)[number]

/** Sheets that go on one invoice, and what they have in common besides their customer. */
export type Group = {
  readonly id: string
  readonly name: string | null
  readonly customerName: string
  readonly sheets: readonly BillableSheet[]
  readonly amountPaise: number
}

const commonOf = {
  job: ({ jobNumber }: BillableSheet) => jobNumber,
  site: ({ siteName }: BillableSheet) => siteName,
  po: ({ poNumber }: BillableSheet) => poNumber,
  customer: () => null,
}

/** The sheets by whom they are billed to, and by what an invoice is made for; those of the oldest sheet first. */
export function groupsOf(sheets: readonly BillableSheet[], by: TogetherBy): Group[] {
  const groups = Map.groupBy(sheets, (sheet) => JSON.stringify([sheet.billTo, commonOf[by](sheet)]))
  return [...groups].flatMap(([id, [first, ...others]]) => {
    if (first === undefined) return []
    const all = [first, ...others]
    return {
      id,
      name: commonOf[by](first),
      customerName: first.customerName,
      sheets: all,
      amountPaise: all.reduce((paise, sheet) => paise + sheet.amountPaise, 0),
    }
  })
}
