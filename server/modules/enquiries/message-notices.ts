// Notices to the desk about what customers do with an enquiry; of messages a link, never what was said or attached.
import { fillLine } from '#contract/fill.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { enquiriesNotices as english } from '#contract/texts/enquiries-notices.en.ts'
import { enquiriesNotices as hindi } from '#contract/texts/enquiries-notices.hi.ts'
import { colleagueOr } from '#server/modules/staff/colleagues.ts'
import type { Action } from '#server/platform/action.ts'
import type { NoticeLimits } from '#server/platform/config-limits.ts'
import { notifyFor } from '#server/platform/notices.ts'
import type { Customer } from '#server/platform/principal.ts'
import { assigneeOf } from './message-notices.store.ts'

export type Notifier = { readonly config: { readonly publicUrl: string; readonly noticeLimits: NoticeLimits } }
type Words = Readonly<Record<string, string>>
type NoticeText = { readonly subject: string; readonly text: string }
type Event = {
  fact: string
  enquiryId: string
  texts: Readonly<Record<LanguageCode, NoticeText>>
  /** The values of the placeholders; `link` leads to the enquiry. */
  words: Words
}

/**
 * Notifies the colleague who has taken the enquiry, otherwise all of sales, each in their language. The event
 * stands even if the limits of the customer allow no notice. The transaction must serve `identity`.
 */
export async function notifyHandlers(action: Action<Customer>, { config }: Notifier, event: Event) {
  const { tx, by } = action
  const { fact, enquiryId, texts } = event
  const words = { ...event.words, link: `${config.publicUrl}/desk/enquiries/${enquiryId}` }
  const sender = {
    accountId: by.accountId,
    companyId: by.companyId,
    isVerified: false,
    limits: config.noticeLimits,
  }
  // One order, so that two events that notify the same people do not deadlock.
  const handlers = await colleagueOr(tx, await assigneeOf(tx, enquiryId), 'SALES')
  for (const { accountId, email, language } of handlers) {
    const { subject, text } = texts[language]
    const mail = { channel: 'email', purpose: 'notice', subject: fillLine(subject, words) } as const
    const notice = { ...mail, to: email, text: fillLine(text, words) }
    await notifyFor(action, sender, { fact: `${fact}:${accountId}`, notice })
  }
}

type Message = { fact: string; enquiryId: string; number: string; person: string }

/** Notifies the desk of a message of the customer. */
export const notifyDesk = (action: Action<Customer>, notifier: Notifier, { fact, enquiryId, ...words }: Message) =>
  notifyHandlers(action, notifier, {
    fact,
    enquiryId,
    words,
    texts: { en: english.messageToDesk, hi: hindi.messageToDesk },
  })
