// Invoices: certified sheets, drafts and what was issued.
import { sql } from 'kysely'
import type { ReportPayment } from '#contract/invoices.reports.ts'
import type { Invoice } from '#contract/invoices.ts'
import { invoiceCheckTexts } from '#contract/texts/invoices.checks.en.ts'
import { newId } from '#server/platform/ids.ts'
import { acknowledgedByHand, broughtFrom } from './e-invoices.ts'
import { anAcceptedJob } from './hire.ts'
import { once } from './once.ts'
import type { TestServer } from './server.ts'
import { aDueJob, certified, dueIn, sentSheet } from './summary-sheets.ts'

type Person = Awaited<ReturnType<TestServer['signIn']>>
type Hired = { readonly person: Person; readonly jobId: string }
const fresh = { 'if-match': '*' }
/** An answer to whatever the checks find: what a test bills may be of any state and order. */
const answers = Object.keys(invoiceCheckTexts.rules).map((rule) => ({ rule, answer: 'As agreed.' }))
const accounts = async (server: TestServer) => (await server.atDesk('ACCOUNTS')).call

/** The certified sheet of a job that is due. */
export async function certifiedSheet(server: TestServer, { person, jobId }: Hired) {
  const { summarySheetId } = await sentSheet(server, jobId)
  return certified(server, person, summarySheetId)
}

/** The same for a person, a new one unless said. */
export async function aBillableJob(server: TestServer, productId: string, by?: Person) {
  const hired = await aDueJob(server, productId, by)
  return { ...hired, sheet: await certifiedSheet(server, hired) }
}

/** Drafts an invoice of some sheets. */
export async function drafted(server: TestServer, summarySheetIds: string[]) {
  const call = await accounts(server)
  return (await call('draftInvoice', { body: { summarySheetIds }, headers: {} })).invoice
}

/** Issues a draft. */
export async function issued(server: TestServer, invoiceId: string) {
  const call = await accounts(server)
  return (await call('issueInvoice', { params: { id: invoiceId }, headers: fresh, body: { answers } })).invoice
}

/** An invoice that was issued to a person, a new one unless said. */
export async function anInvoice(server: TestServer, productId: string, by?: Person) {
  const { person, jobId, sheet } = await aBillableJob(server, productId, by)
  const { invoiceId } = await drafted(server, [sheet.summarySheetId])
  return { person, jobId, sheet, invoice: await issued(server, invoiceId) }
}

/** Disputes the first line of an invoice. */
export async function disputed({ call }: Pick<Person, 'call'>, { invoiceId, lines }: Invoice) {
  const lineId = lines[0]?.lineId ?? ''
  const body = { lines: [{ lineId, reason: 'The machine came a day later.' }] }
  return (await call('disputeInvoice', { params: { invoiceId }, headers: {}, body })).invoice
}

/** Reports an invoice as paid, 1 000 rupees by UPI unless said. */
export async function reportedAsPaid(
  { call }: Pick<Person, 'call'>,
  invoiceId: string,
  more: Partial<ReportPayment> = {},
) {
  const body = { paidOn: '2026-04-01', mode: 'UPI' as const, reference: 'UPI4411', amountPaise: 100_000, ...more }
  const { reports } = await call('reportPayment', { params: { invoiceId }, headers: {}, body })
  const [newest] = reports
  if (!newest) throw new Error('The report is not there.')
  return newest
}

/** Credits a rupee of the first line of an invoice. */
export async function noted(server: TestServer, invoiceId: string) {
  const call = await accounts(server)
  const lines = [{ lineNo: 1, amountPaise: 100 }]
  const body = { kind: 'CREDIT' as const, reason: 'GOODWILL' as const, explanation: 'For the wait.', lines }
  const { invoice } = await call('issueNote', { params: { id: invoiceId }, headers: fresh, body })
  const note = invoice.notes.at(-1)
  if (!note) throw new Error('The note was issued.')
  return note
}

/** Stops or resumes the reminders of an invoice. */
export async function setReminders(server: TestServer, id: string, name: 'stopReminders' | 'resumeReminders') {
  const call = await accounts(server)
  return (await call(name, { params: { id }, headers: fresh, body: { reason: 'They pay on Friday.' } })).reminders
}

/** Many drafts of one line each, on a sheet that was certified; their ids. */
export async function manyDrafts(server: TestServer, summarySheetId: string, count: number) {
  const ids = Array.from({ length: count }, () => newId())
  await server.db.asOwner(async (owner) => {
    for (const [index, invoiceId] of ids.entries()) {
      const lineId = newId()
      await owner.rows(sql`
        insert into summary_line (line_id, summary_sheet_id, since_version, line_no, code, amount_paise, content, state, agreed_version)
        select ${lineId}, summary_sheet_id, since_version, ${index + 100}, code, amount_paise, content, state, agreed_version
        from summary_line where summary_sheet_id = ${summarySheetId} and line_no = 1`)
      await owner.rows(sql`
        insert into invoice (invoice_id, company_id, account_id, customer_name, status, taxable_paise, cgst_paise, sgst_paise,
          igst_paise, round_off_paise, total_paise, drafted_by, drafted_at)
        select ${invoiceId}, company_id, case when company_id is null then account_id end, 'Asha', 'DRAFT', 0, 0, 0, 0, 0, 0,
          'Farida', now() from job join summary_sheet using (job_id) where summary_sheet_id = ${summarySheetId}`)
      await owner.rows(sql`
        insert into invoice_line (invoice_id, line_no, line_id, summary_sheet_id, job_id, amount_paise, sac)
        select ${invoiceId}, 1, line_id, summary_sheet_id, job_id, amount_paise, '997313'
        from summary_line join summary_sheet using (summary_sheet_id) where line_id = ${lineId}`)
    }
  })
  return ids
}

type World = { readonly admin: Person; readonly productId: string; readonly submit: () => Promise<string> }

/** Invoices for the matrix. */
export function invoicesFor(server: TestServer, { admin, productId, submit }: World) {
  const newDraft = async () => {
    const { sheet } = await aBillableJob(server, productId)
    return (await drafted(server, [sheet.summarySheetId])).invoiceId
  }
  const stoppedInvoice = async () => {
    const { invoiceId } = (await anInvoice(server, productId)).invoice
    await setReminders(server, invoiceId, 'stopReminders')
    return invoiceId
  }
  const disputedInvoice = async () => {
    const { person, invoice } = await anInvoice(server, productId)
    const { disputes, invoiceId } = await disputed(person, invoice)
    return { invoiceId, disputeId: disputes[0]?.disputeId ?? '' }
  }
  /** A new invoice of a job of userA's enquiry. */
  const newOfCompany = async () => {
    const jobId = await anAcceptedJob(server, admin, await submit())
    const sheet = await certifiedSheet(server, await dueIn(server, { person: admin, jobId }))
    return issued(server, (await drafted(server, [sheet.summarySheetId])).invoiceId)
  }
  const ofCompany = once(newOfCompany)
  /** Of a job of userA's enquiry. */
  const invoice = once(async () => (await newOfCompany()).invoiceId)
  /** The same with its acknowledgement. */
  const acknowledgedInvoice = async () => {
    const { invoiceId } = await newOfCompany()
    await acknowledgedByHand(server, invoiceId)
    return invoiceId
  }
  /** The same with the acknowledgement that the desk brings. */
  const reportedInvoice = async () => {
    const { invoiceId } = await newOfCompany()
    return { invoiceId, brought: await broughtFrom(server, invoiceId) }
  }
  /** Of company A; another one would cost the administrator more codes than a day allows. */
  const reportOfCompany = once(async () => (await reportedAsPaid(admin, (await ofCompany()).invoiceId)).reportId)
  const newReport = async () => {
    const { person, invoice: billed } = await anInvoice(server, productId)
    return (await reportedAsPaid(person, billed.invoiceId)).reportId
  }
  return {
    reportOfCompany,
    newReport,
    acknowledgedInvoice,
    reportedInvoice,
    disputedInvoice,
    ofCompany,
    stoppedInvoice,
    invoiceNote: once(async () => (await noted(server, await invoice())).noteId),
    billableSheet: async () => (await aBillableJob(server, productId)).sheet.summarySheetId,
    newDraft,
    newInvoice: async () => (await anInvoice(server, productId)).invoice.invoiceId,
    invoice,
  }
}
