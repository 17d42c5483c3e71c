// The classic errors of an invoice, looked for before it is issued. Each rule says one thing, from facts alone.
import type { CheckResult } from '#contract/checks.ts'
import { addDays, daysUntil } from '#contract/dates.ts'
import { stateOfCode } from '#contract/gst-states.ts'
import { stateCodeOf } from '#contract/gstin.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'

export type JobFacts = {
  readonly jobId: string
  readonly jobNumber: string
  /** The state of its site. */
  readonly siteState: string
  readonly poNumber: string | null
  /** The last day that may be billed; null while nobody has asked for the end. */
  readonly billingStop: string | null
  /** The ways that issued invoices have billed. */
  readonly trips: readonly { readonly code: string; readonly invoice: string }[]
}
export type SheetFacts = { readonly rules: number; readonly findings: number }

export type CheckedInvoice = {
  readonly document: Omit<InvoiceDocument, 'checks'>
  readonly jobs: readonly JobFacts[]
  readonly sheets: SheetFacts
  /** The day on which it would be issued. */
  readonly today: string
}
type Rule = (checked: CheckedInvoice) => CheckResult
type Params = CheckResult['says']['params']

const result =
  (kind: CheckResult['result']) =>
  (rule: string, key: string, params: Params = {}, lineNo?: number) => ({
    rule,
    result: kind,
    says: { key, params },
    lineNo: lineNo ?? null,
  })
const passed = result('PASSED')
const finding = result('FINDING')

/** Within a state CGST and SGST, between states and for a zone IGST (IGST Act, section 12(2) and 16). */
const place: Rule = ({ document, jobs }) => {
  const { supplier, placeOfSupply, billTo, supply, cgstPaise, igstPaise } = document
  const state = stateOfCode(placeOfSupply) ?? placeOfSupply
  const isOwn = stateCodeOf(supplier.gstin ?? '') === placeOfSupply
  const isWrong = supply === 'DOMESTIC' && isOwn ? igstPaise !== 0 : cgstPaise !== 0
  if (isWrong) return finding('PLACE', 'placeWrong', { state })
  if (supply !== 'DOMESTIC') return passed('PLACE', 'placeZone')
  const elsewhere = jobs.find(({ siteState }) => siteState !== state)
  if (billTo.gstin === null && elsewhere)
    return finding('PLACE', 'placeElsewhere', { state, site: elsewhere.siteState })
  return passed('PLACE', isOwn ? 'placeOwn' : 'placeOther', { state })
}

/** No day after the one on which billing of its job stopped. */
const days: Rule = ({ document, jobs }) => {
  const stops = new Map(jobs.map(({ jobId, billingStop }) => [jobId, billingStop]))
  for (const line of document.lines) {
    const stop = stops.get(line.jobId)
    const after = stop ? line.days.filter((day) => day > stop) : []
    if (stop && after.length > 0)
      return finding('DAYS', 'daysAfterStop', { job: line.jobNumber, stop, days: after.join(' ') }, line.lineNo)
  }
  const billed = document.lines.flatMap((line) => line.days.map((day) => `${line.jobId} ${day}`))
  return passed('DAYS', 'daysOnHire', { n: new Set(billed).size })
}

/** Each way of a job is billed by one invoice. */
const trips: Rule = ({ document, jobs }) => {
  for (const { jobId, jobNumber, trips: before } of jobs)
    for (const { code, lineNo } of document.lines.filter((line) => line.jobId === jobId)) {
      const twice = before.find((trip) => trip.code === code)
      if (twice) return finding('TRIPS', 'tripsTwice', { code, job: jobNumber, invoice: twice.invoice }, lineNo)
    }
  return passed('TRIPS', 'tripsOnce')
}

const codes: Rule = ({ document: { lines } }) => {
  const n = lines.filter(({ sacNote }) => sacNote !== null).length
  return n === 0 ? passed('CODES', 'codesUsual') : passed('CODES', 'codesNoted', { n })
}

/** An invoice on which only some jobs have a purchase order comes back from many customers. */
const orders: Rule = ({ jobs }) => {
  const without = jobs.filter(({ poNumber }) => poNumber === null)
  if (without.length === jobs.length) return passed('ORDERS', 'ordersNone')
  if (without.length === 0) return passed('ORDERS', 'ordersAll')
  return finding('ORDERS', 'ordersMissing', { jobs: without.map(({ jobNumber }) => jobNumber).join(', ') })
}

/** Days after the supply within which a service is invoiced (CGST rules, rule 47). */
const INVOICED_WITHIN = 30

const time: Rule = ({ document: { period }, today }) => {
  if (today <= addDays(period.to, INVOICED_WITHIN)) return passed('TIME', 'timeKept')
  return finding('TIME', 'timeLate', { n: daysUntil(period.to, today) })
}

const sheets: Rule = ({ sheets: { rules: n, findings } }) =>
  findings === 0 ? passed('SHEETS', 'sheetsClean', { n }) : passed('SHEETS', 'sheetsChecked', { n, findings })

const all: readonly Rule[] = [place, days, trips, codes, orders, time, sheets]

/** Returns the results of the rules for an invoice, in their order. */
export const checksOf = (checked: CheckedInvoice) => all.map((rule) => rule(checked))
