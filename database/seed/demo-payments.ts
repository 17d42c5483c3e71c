// The demo's money, through the use cases of the API: paid less tax, paid in part, a deposit, and a credit note.
import { addDays, dateInIndia } from '#contract/dates.ts'
import { issueNote } from '#server/modules/invoices/noting.ts'
import { getInvoice, listInvoices } from '#server/modules/invoices/reading.ts'
import { remindOfInvoices } from '#server/modules/invoices/reminding.ts'
import { listPayments } from '#server/modules/payments/reading.ts'
import { recordPayment } from '#server/modules/payments/recording.ts'
import type { Tools } from '#server/platform/action.ts'
import { anita, asha } from './demo-buyers.ts'
import { demoCompanies } from './demo-companies.ts'
import { disputeLine, rejectFirst } from './demo-disputes.ts'
import { notFoundThenReported, reported, withdrawn } from './demo-reports.ts'
import { sunita } from './demo-staff.ts'
import { daysAfter } from './demo-time.ts'
import { quietly } from './quietly.ts'

const RUPEE = 100
const NOTHING = { key: undefined, note: null, cashReason: null }
const NO_TAX = { tdsPaise: 0, gstTdsPaise: 0, tdsReason: null }

type Issued = { readonly invoiceId: string; readonly invoiceDate: string }
type Told = (tools: Tools, invoice: Issued) => Promise<unknown>

/** Paid 25 days after its date, less 2 % that the customer deducted for a contract. */
async function paidWhole(tools: Tools, { invoiceId, invoiceDate }: Issued) {
  const { invoice } = await getInvoice(tools, sunita, invoiceId)
  const tdsPaise = Math.round((invoice.taxablePaise * 2) / 100 / RUPEE) * RUPEE
  const amountPaise = invoice.totalPaise - tdsPaise
  await reported(daysAfter(tools, invoiceDate, 25), invoiceId, 'HDFCN52026100412345', { amountPaise, tdsPaise })
  await recordPayment(daysAfter(tools, invoiceDate, 25), sunita, {
    ...NOTHING,
    customerId: demoCompanies.deccan,
    kind: 'PAYMENT',
    receivedOn: addDays(invoiceDate, 25),
    mode: 'NEFT',
    reference: 'HDFCN52026100412345',
    amountPaise,
    allocations: [{ ...NO_TAX, invoiceId, amountPaise, tdsPaise, tdsCode: 'CONTRACT' }],
  })
}

/** A hundred thousand rupees came twelve days after its date; the rest is open, and its first line in dispute. */
async function paidPart(tools: Tools, { invoiceId, invoiceDate }: Issued) {
  const amountPaise = 100_000 * RUPEE
  await recordPayment(daysAfter(tools, invoiceDate, 12), sunita, {
    ...NOTHING,
    customerId: demoCompanies.deccan,
    kind: 'PAYMENT',
    receivedOn: addDays(invoiceDate, 12),
    mode: 'RTGS',
    reference: 'ICICR42026110100873',
    amountPaise,
    allocations: [{ ...NO_TAX, invoiceId, amountPaise }],
  })
  await withdrawn(daysAfter(tools, invoiceDate, 12), invoiceId)
  const hire = { invoiceId, code: 'HIRE' }
  const wrong = await disputeLine(daysAfter(tools, invoiceDate, 13), asha, hire, 'It stood still for two days.')
  await rejectFirst(daysAfter(tools, invoiceDate, 14), invoiceId, wrong)
  const nights = { invoiceId, code: 'SECOND_SHIFT' }
  await disputeLine(daysAfter(tools, invoiceDate, 15), asha, nights, 'The gate log shows one night shift, not two.')
  await notFoundThenReported(tools, { invoiceId, invoiceDate })
}

/** Two hours were waiting for our own operator, so they are credited; a deposit came with the hire. */
async function credited(tools: Tools, { invoiceId, invoiceDate }: Issued) {
  await recordPayment(daysAfter(tools, invoiceDate, 0), sunita, {
    ...NOTHING,
    customerId: demoCompanies.konkan,
    kind: 'DEPOSIT',
    receivedOn: invoiceDate,
    mode: 'CHEQUE',
    reference: '004512',
    amountPaise: 50_000 * RUPEE,
    allocations: [],
  })
  const late = 'Your operator came two hours late.'
  const hire = { invoiceId, code: 'HIRE' }
  const disputeId = await disputeLine(daysAfter(tools, invoiceDate, 2), anita, hire, late)
  await issueNote(
    daysAfter(tools, invoiceDate, 4),
    sunita,
    { invoiceId, ifMatch: '*' },
    {
      kind: 'CREDIT',
      reason: 'HOURS',
      explanation: 'Our operator came two hours late on one day; the log counted them as waiting for the site.',
      lines: [{ lineNo: 1, amountPaise: 850 * RUPEE }],
      upholds: [disputeId],
    },
  )
}

/** Days before today since which reminders went out. */
const MORNINGS = 10

/** Replays the clock's reminders on the mornings until today, so that the first day of the demo sends nothing late. */
async function remindEachMorning(tools: Tools) {
  const today = dateInIndia(tools.clock())
  for (let days = MORNINGS; days >= 0; days -= 1) await remindOfInvoices(daysAfter(tools, today, -days))
}

/** The stories of the issued invoices, the oldest first. */
const stories: readonly Told[] = [paidWhole, paidPart, credited]

/** Adds payments to each invoice once: only where no money has come yet. */
export async function seedDemoPayments(tools: Tools) {
  const { payments } = await listPayments(tools, sunita, { page: 0, size: 1 })
  if (payments.totalElements > 0) return
  const { invoices } = await listInvoices(tools, sunita, { page: 0, size: stories.length + 1 })
  const issued = invoices.content.flatMap(({ invoiceId, invoiceDate }) =>
    invoiceDate ? [{ invoiceId, invoiceDate }] : [],
  )
  const oldestFirst = issued.toSorted((one, other) => (one.invoiceDate < other.invoiceDate ? -1 : 1))
  await quietly(tools, async () => {
    for (const [at, play] of stories.entries()) {
      const invoice = oldestFirst[at]
      if (invoice) await play(tools, invoice)
    }
    await remindEachMorning(tools)
  })
}
