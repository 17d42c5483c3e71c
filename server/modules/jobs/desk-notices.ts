// Letters to the desk about what customers report of a machine on hire, and what they dispute.
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
type Letter = {
  /** Names the event; each colleague gets one letter about it. */
  readonly fact: string
  readonly letter: keyof typeof english
  readonly words: Readonly<Record<string, string>>
}
/** The recipients, and the page of the desk to open, such as `jobs/<id>`. */
type Told = Letter & { readonly role: StaffRole; readonly page: string }

/** The event stands even if the limits of the customer allow no notice. The transaction must serve `identity`. */
async function notifyColleagues(
  action: Action<Customer>,
  { config }: Addressed,
  { role, page, letter, ...told }: Told,
) {
  const { tx, by } = action
  const words = { ...told.words, link: `${config.publicUrl}/desk/${page}` }
  const { accountId, companyId } = by
  const sender = { accountId, companyId, isVerified: false, limits: config.noticeLimits }
  for (const colleague of await colleaguesIn(tx, role)) {
    const { subject, text } = textsIn[colleague.language][letter]
    const email = { channel: 'email', purpose: 'notice', subject: fillLine(subject, words) } as const
    const notice = { ...email, to: colleague.email, text: fillLine(text, words) }
    await notifyFor(action, sender, { fact: `${told.fact}:${colleague.accountId}`, notice })
  }
}

/** Tells everybody in operations of a job, each in their language. The transaction must serve `identity`. */
export const notifyOperations = (
  action: Action<Customer>,
  tools: NotifyingTools,
  { jobId, ...event }: Letter & { readonly jobId: string },
) => notifyColleagues(action, tools, { ...event, role: 'OPERATIONS', page: `jobs/${jobId}` })

export const DESK_LETTER = 'desk-letter'
/** The payload of the task: the letter, and the customer who causes it. */
export type DeskLetter = Told & { readonly accountId: string; readonly companyId: string | null }

type Disputed = {
  readonly letter: 'sheetDisputed' | 'invoiceDisputed'
  readonly id: string
  readonly number: string
  readonly reasons: readonly string[]
}
const pages = { sheetDisputed: 'summary-sheets', invoiceDisputed: 'invoices' } as const

/** Tells accounts, after the act commits, that a customer disputes lines. */
export async function notifyOfDispute(action: Action<Caller>, { letter, id, number, reasons }: Disputed) {
  const { accountId, companyId, name } = action.by
  const fact = `${letter}:${id}:${action.now.toISOString()}`
  const words = { number, person: name, n: String(reasons.length), reason: reasons[0] ?? '' }
  const about = { fact, letter, words, role: 'ACCOUNTS', page: `${pages[letter]}/${id}` } as const
  const payload: DeskLetter = { ...about, accountId, companyId }
  await enqueue(action, { name: DESK_LETTER, fact, payload })
}

type Reported = {
  readonly reportId: string
  readonly number: string
  /** In words of the letter. */
  readonly amount: string
  readonly reference: string
}

/** Tells accounts, after the act commits, that a customer reports an invoice as paid. */
export async function notifyOfReport(action: Action<Caller>, { reportId, ...about }: Reported) {
  const { accountId, companyId, name } = action.by
  const fact = `paymentReported:${reportId}`
  const words = { ...about, person: name }
  const letter = { fact, letter: 'paymentReported', words, role: 'ACCOUNTS', page: 'payments' } as const
  const payload: DeskLetter = { ...letter, accountId, companyId }
  await enqueue(action, { name: DESK_LETTER, fact, payload })
}

/** The task of one letter; it enters as the customer, whose limits count it. */
export function deliverDeskLetter(tools: Tools & Addressed, { accountId, companyId, ...told }: DeskLetter) {
  const { db, clock, config } = withDesk(tools)
  const [by, now] = [customer(accountId, companyId), clock()]
  return db.as(by, (tx) => notifyColleagues({ tx, now, by }, { config }, told))
}
