// The parts of an accepted document that one machine's job takes over.
import type { Agreed } from '#contract/jobs.ts'
import type { Party, PricedLine, QuoteDocument } from '#contract/quotes.ts'

/** Lines of a bill that the arithmetic of hire computes from the days; all others are fixed costs beside the hire. */
const COMPUTED = new Set(['HIRE', 'SECOND_SHIFT', 'OFF_DAY', 'OT', 'STANDBY', 'BREAKDOWN', 'MINIMUM', 'FUEL'])

/** The fixed costs of one machine; a line's amounts are those of all its machines. */
const extrasOf = ({ plannedLines, quantity }: PricedLine) =>
  plannedLines
    .filter(({ code }) => !COMPUTED.has(code))
    .map(({ code, amountPaise }) => ({ code, amountPaise: amountPaise / quantity }))

type Accepted = {
  readonly document: QuoteDocument & { readonly billTo: Party }
  readonly poNumber: string | null
}

/** The agreement for one machine of a line. */
export function agreedOf({ document, poNumber }: Accepted, line: PricedLine): Agreed {
  const { terms, withOperator, diesel, boarding, trip, plannedPaise, quantity } = line
  const { quoteNumber, version, cycle, cycleDay, noticeDays, deemedDays, certifyDays, paymentDays } = document
  const { gstPercent, supply, supplier, billTo } = document
  return {
    quoteNumber,
    version,
    poNumber,
    terms,
    withOperator,
    diesel,
    boarding,
    trip,
    cycle,
    cycleDay,
    noticeDays,
    deemedDays,
    certifyDays,
    paymentDays,
    gstPercent,
    supply,
    supplier,
    billTo,
    extras: extrasOf(line),
    plannedPaise: plannedPaise / quantity,
  }
}
