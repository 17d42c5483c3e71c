// Notices to the desk about the customer's messages: a link, never what was said or attached.
import { fillLine } from '#contract/fill.ts'
import { enquiriesNotices as english } from '#contract/texts/enquiries-notices.en.ts'
import { enquiriesNotices as hindi } from '#contract/texts/enquiries-notices.hi.ts'
import type { Action } from '#server/platform/action.ts'
import type { NoticeLimits } from '#server/platform/config-limits.ts'
import { notifyFor } from '#server/platform/notices.ts'
import type { Customer } from '#server/platform/principal.ts'
import * as store from './message-notices.store.ts'

export type Notifier = { readonly config: { readonly publicUrl: string; readonly noticeLimits: NoticeLimits } }
type Event = { fact: string; enquiryId: string; number: string; person: string }

const textsIn = { en: english, hi: hindi }

/**
 * Tells whoever at the desk has taken the enquiry, otherwise everybody in sales, each in their language. The message
 * stands even if the limits of the customer allow no notice. The transaction must serve `identity`.
 */
export async function tellDesk(action: Action<Customer>, { config }: Notifier, event: Event) {
  const { tx, by } = action
  const { fact, enquiryId, number, person } = event
  const words = { number, person, link: `${config.publicUrl}/desk/enquiries/${enquiryId}` }
  const sender = {
    accountId: by.accountId,
    companyId: by.companyId,
    isVerified: false,
    limits: config.noticeLimits,
  }
  // They come in one order, so that two messages that tell the same people do not deadlock.
  for (const { accountId, email, language } of await store.handlers(tx, enquiryId)) {
    const { subject, text } = textsIn[language].messageToDesk
    const letter = { channel: 'email', purpose: 'notice', subject: fillLine(subject, words) } as const
    const notice = { ...letter, to: email, text: fillLine(text, words) }
    await notifyFor(action, sender, { fact: `${fact}:${accountId}`, notice })
  }
}
