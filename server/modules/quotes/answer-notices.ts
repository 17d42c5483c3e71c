// Notices to the desk about answers of customers to a quote.
import { quotesDeskNotices as english } from '#contract/texts/quotes-desk-notices.en.ts'
import { quotesDeskNotices as hindi } from '#contract/texts/quotes-desk-notices.hi.ts'
import { type Notifier, notifyHandlers } from '#server/modules/enquiries/message-notices.ts'
import type { Action, Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** The tools of customers' answers; the secrets sign the addresses of files. */
export type AnswerTools = Tools & Notifier & { readonly secrets: Secrets }
type Subject = {
  readonly quote: { readonly document: { readonly quoteNumber: string; readonly version: number } }
  readonly enquiry: { readonly enquiryId: string; readonly customer: string }
}
type Event = { readonly fact: string; readonly notice: keyof typeof english; readonly said: string }

/** Notifies the colleague who has taken the enquiry, else sales, within the limits of the customer. */
export const notifySales = (
  action: Action<Caller>,
  tools: Notifier,
  { quote, enquiry }: Subject,
  { fact, notice, said }: Event,
) =>
  notifyHandlers(action, tools, {
    fact,
    enquiryId: enquiry.enquiryId,
    texts: { en: english[notice], hi: hindi[notice] },
    words: {
      said,
      number: quote.document.quoteNumber,
      version: String(quote.document.version),
      customer: enquiry.customer,
      person: action.by.name,
    },
  })
