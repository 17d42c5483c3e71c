// Hires at random terms with random days, brought from a quote to an issued invoice.
import fc from 'fast-check'
import { breakdownCauses, type Slice, sliceTypes } from '#contract/logsheets.content.ts'
import type { QuoteContent, QuoteOffer } from '#contract/quotes.content.ts'
import { weekdays } from '#contract/rate-terms.ts'
import type { aQuoteWorld } from './answered-quotes.ts'
import { jobOf } from './hire.ts'
import { drafted, issued } from './invoices.ts'
import { aDay } from './logsheets.ts'
import { BILLING_PARTY } from './sample-enquiry.ts'
import type { TestServer } from './server.ts'
import { answers, aSigned, certified, daysAgo, endedOn, onHireSince, sentSheet } from './summary-sheets.ts'

const oneOf = fc.constantFrom
const price = fc.integer({ min: 100_000, max: 90_000_000 })
const slice = fc.record({
  type: oneOf(...sliceTypes),
  cause: oneOf(...breakdownCauses),
  quarters: fc.integer({ min: 1, max: 20 }),
})
const day = fc.record({ slices: fc.array(slice, { minLength: 1, maxLength: 4 }), atNight: fc.boolean() })

/** The terms of a hire, its days, and whether its customer disputes a line. */
export const randomHire = fc.record({
  basis: oneOf('MONTH' as const, 'DAY' as const),
  prices: fc.record({ perDayPaise: price, perWeekPaise: price, perMonthPaise: price }),
  terms: fc.record({
    hoursPerDay: oneOf(8, 9.5, 10, 12),
    hoursMode: oneOf('DAILY' as const, 'POOLED' as const),
    otMultiplier: oneOf('0', '1', '1.25', '2'),
    offDayMultiplier: oneOf('0', '1', '1.5'),
    secondShiftFactor: oneOf('1', '1.6', '2'),
    weeklyOff: fc.uniqueArray(oneOf(...weekdays), { maxLength: 2 }),
    partMonth: oneOf('CALENDAR_DAYS' as const, 'WORKING_DAYS' as const),
    minimumDays: oneOf(0, 7),
  }),
  days: fc.array(day, { minLength: 1, maxLength: 5 }),
  disputes: fc.boolean(),
})
export type RandomHire = typeof randomHire extends fc.Arbitrary<infer T> ? T : never

const timeOf = (quarter: number) =>
  [Math.floor(quarter / 4) % 24, (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':')

/** The slices one after the other, from a quarter of the day on. */
function placed(slices: RandomHire['days'][number]['slices'], begin: number): Slice[] {
  let at = begin
  return slices.map(({ type, cause, quarters }) => {
    const from = timeOf(at)
    at += quarters
    return { from, to: timeOf(at), type, cause: type === 'BREAKDOWN' ? cause : null, note: null }
  })
}

const MORNING = 6 * 4
const EVENING = 20 * 4

const offered =
  ({ basis, prices, terms }: RandomHire) =>
  (offer: QuoteOffer) => ({
    ...offer,
    basis,
    ...prices,
    terms: { ...offer.terms, ...terms },
  })

/** The content of the quote at the terms of a hire. */
const quoted = (hire: RandomHire) => (content: QuoteContent) => ({
  ...content,
  discountReason: 'As agreed by phone',
  lines: content.lines.map((line) => ({ ...line, offers: line.offers.map(offered(hire)) })),
})

type World = Awaited<ReturnType<typeof aQuoteWorld>>

/** A new person's hire from the first to the last of its days, yesterday, with every shift signed. */
async function hired(server: TestServer, world: World, hire: RandomHire) {
  const { person, quoteId } = await world.aQuote(quoted(hire))
  await world.accept(person, quoteId, { billingParty: BILLING_PARTY })
  await server.runTasks()
  const known = { person, jobId: await jobOf(server, quoteId) }
  await onHireSince(server, known.jobId, hire.days.length)
  for (const [at, { slices, atNight }] of hire.days.entries()) {
    const date = daysAgo(server, hire.days.length - at)
    const shift = (begin: number) => aDay({ slices: placed(slices, begin), remarks: 'As it was' })
    await aSigned(server, known, date, shift(MORNING))
    if (atNight) await aSigned(server, known, date, { ...shift(EVENING), shift: 'B' })
  }
  await endedOn(server, known.jobId, daysAgo(server, 1))
  return known
}

/** The customer disputes the last line; the desk stands by it, and the customer agrees. */
async function disputed(server: TestServer, person: Awaited<ReturnType<World['aQuote']>>['person'], id: string) {
  const params = { summarySheetId: id }
  const { summarySheet } = await person.call('getSummarySheet', { params })
  const lineId = summarySheet.lines.at(-1)?.lineId ?? ''
  const lines = [{ lineId, reason: 'We count otherwise.' }]
  await person.call('disputeSummarySheet', { params, headers: {}, body: { lines, version: 1 } })
  const { call } = await server.atDesk('ACCOUNTS')
  const replies = [{ lineId, reply: 'The logs say so.' }]
  const body = { note: null, replies, answers }
  await call('reviseSummarySheet', { params: { id }, headers: { 'if-match': '*' }, body })
}

/** Brings one hire to its invoice; null where it comes to nothing. */
export async function invoicedHire(server: TestServer, world: World, hire: RandomHire) {
  const { person, jobId } = await hired(server, world, hire)
  const { summarySheetId, taxablePaise } = await sentSheet(server, jobId)
  if (hire.disputes) await disputed(server, person, summarySheetId)
  await certified(server, person, summarySheetId)
  if (taxablePaise <= 0) return null
  const { invoiceId } = await drafted(server, [summarySheetId])
  return issued(server, invoiceId)
}
