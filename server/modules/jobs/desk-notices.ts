// Letters to operations about what customers report of a machine on hire.
import { fillLine } from '#contract/fill.ts'
import { jobsNotices as english } from '#contract/texts/jobs-notices.en.ts'
import { jobsNotices as hindi } from '#contract/texts/jobs-notices.hi.ts'
import type { Action } from '#server/platform/action.ts'
import type { NoticeLimits } from '#server/platform/config-limits.ts'
import { notifyFor } from '#server/platform/notices.ts'
import type { Customer } from '#server/platform/principal.ts'
import { operations } from './desk-notices.store.ts'
import type { JobTools } from './job-tools.ts'

/** Notices to the desk need an address of our own, and the limits of their sender. */
export type TellingTools = JobTools & {
  readonly config: { readonly publicUrl: string; readonly noticeLimits: NoticeLimits }
}

/** An ordinary transaction of a customer sees nobody at the desk. */
export const tellingDesk = <T extends TellingTools>(tools: T): T => ({ ...tools, db: tools.db.serving('identity') })

const textsIn = { en: english, hi: hindi }
type Event = {
  /** Names the event; each colleague gets one letter about it. */
  readonly fact: string
  readonly letter: keyof typeof english
  readonly jobId: string
  readonly words: Readonly<Record<string, string>>
}

/**
 * Tells everybody in operations, each in their language. What happened stands even if the limits of the customer allow
 * no notice. The transaction must serve `identity`.
 */
export async function tellOperations(action: Action<Customer>, { config }: TellingTools, event: Event) {
  const { tx, by } = action
  const words = { ...event.words, link: `${config.publicUrl}/desk/jobs/${event.jobId}` }
  const sender = {
    accountId: by.accountId,
    companyId: by.companyId,
    isVerified: false,
    limits: config.noticeLimits,
  }
  for (const { accountId, email, language } of await operations(tx)) {
    const { subject, text } = textsIn[language][event.letter]
    const letter = { channel: 'email', purpose: 'notice', subject: fillLine(subject, words) } as const
    const notice = { ...letter, to: email, text: fillLine(text, words) }
    await notifyFor(action, sender, { fact: `${event.fact}:${accountId}`, notice })
  }
}
