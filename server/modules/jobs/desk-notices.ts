// Notices to the desk about machines on hire, disputes and payments reported by customers.
import { fillLine } from '#contract/fill.ts'
import type { StaffRole } from '#contract/staff.ts'
import { jobsNotices as english } from '#contract/texts/jobs-notices.en.ts'
import { jobsNotices as hindi } from '#contract/texts/jobs-notices.hi.ts'
import { colleaguesIn } from '#server/modules/staff/colleagues.ts'
import type { Action, Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { NoticeLimits } from '#server/platform/config-limits.ts'
import { notifyFor } from '#server/platform/notices.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import { enqueue } from '#server/platform/queue.ts'
import type { JobTools } from './job-tools.ts'

type Addressed = { readonly config: { readonly publicUrl: string; readonly noticeLimits: NoticeLimits } }

/** Notices to the desk need an address of our own, and the limits of their sender. */
export type NotifyingTools = JobTools & Addressed

/** An ordinary transaction of a customer sees nobody at the desk. */
export const withDesk = <T extends Tools>(tools: T): T => ({ ...tools, db: tools.db.serving('identity') })

const textsIn = { en: english, hi: hindi }
type DeskEvent = {
  /** Names the event; each colleague gets one notice of it. */
  readonly fact: string
  readonly notice: keyof typeof english
  readonly words: Readonly<Record<string, string>>
}
/** The recipients, and the page of the desk to open, such as `jobs/<id>`. */
type Told = DeskEvent & { readonly role: StaffRole; readonly page: string }

/** The event stands even if the limits of the customer allow no notice. The transaction must serve `identity`. */
async function notifyColleagues(
  action: Action<Customer>,
  { config }: Addressed,
  { role, page, notice: name, ...told }: Told,
) {
  const { tx, by } = action
  const words = { ...told.words, link: `${config.publicUrl}/desk/${page}` }
  const { accountId, companyId } = by
  const sender = { accountId, companyId, isVerified: false, limits: config.noticeLimits }
  for (const colleague of await colleaguesIn(tx, role)) {
    const { subject, text } = textsIn[colleague.language][name]
    const email = { channel: 'email', purpose: 'notice', subject: fillLine(subject, words) } as const
    const notice = { ...email, to: colleague.email, text: fillLine(text, words) }
    await notifyFor(action, sender, { fact: `${told.fact}:${colleague.accountId}`, notice })
  }
}

/** Notifies all of operations of a job, each in their language. The transaction must serve `identity`. */
export const notifyOperations = (
  action: Action<Customer>,
  tools: NotifyingTools,
  { jobId, ...event }: DeskEvent & { readonly jobId: string },
) => notifyColleagues(action, tools, { ...event, role: 'OPERATIONS', page: `jobs/${jobId}` })

export const DESK_NOTICE = 'desk-notice'
/** The payload of the task: the notice, and the customer who caused it. */
export type DeskNotice = Told & { readonly accountId: string; readonly companyId: string | null }

type Disputed = {
  readonly notice: 'sheetDisputed' | 'invoiceDisputed'
  readonly id: string
  readonly number: string
  readonly reasons: readonly string[]
}
const pages = { sheetDisputed: 'summary-sheets', invoiceDisputed: 'invoices' } as const

/** Notifies accounts, after the act commits, that a customer disputes lines. */
export async function notifyOfDispute(action: Action<Caller>, { notice, id, number, reasons }: Disputed) {
  const { accountId, companyId, name } = action.by
  const fact = `${notice}:${id}:${action.now.toISOString()}`
  const words = { number, person: name, n: String(reasons.length), reason: reasons[0] ?? '' }
  const about = { fact, notice, words, role: 'ACCOUNTS', page: `${pages[notice]}/${id}` } as const
  const payload: DeskNotice = { ...about, accountId, companyId }
  await enqueue(action, { name: DESK_NOTICE, fact, payload })
}

type Reported = {
  readonly reportId: string
  readonly number: string
  /** As printed in the notice. */
  readonly amount: string
  readonly reference: string
}

/** Notifies accounts, after the act commits, that a customer reports an invoice as paid. */
export async function notifyOfReport(action: Action<Caller>, { reportId, ...named }: Reported) {
  const { accountId, companyId, name } = action.by
  const fact = `paymentReported:${reportId}`
  const words = { ...named, person: name }
  const about = { fact, notice: 'paymentReported', words, role: 'ACCOUNTS', page: 'payments' } as const
  const payload: DeskNotice = { ...about, accountId, companyId }
  await enqueue(action, { name: DESK_NOTICE, fact, payload })
}

/** The task of one notice; it runs as the customer, whose limits count it. */
export function deliverDeskNotice(tools: Tools & Addressed, { accountId, companyId, ...told }: DeskNotice) {
  const { db, clock, config } = withDesk(tools)
  const [by, now] = [customer(accountId, companyId), clock()]
  return db.as(by, (tx) => notifyColleagues({ tx, now, by }, { config }, told))
}
