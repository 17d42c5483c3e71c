// The stories of the demo: an enquiry, the messages about it, and its course.
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { CartDetails } from '#server/modules/cart/cart.ts'
import type { Caller } from '#server/platform/caller.ts'

export type Buyer = Caller
/** A message after an enquiry: from the customer, to the customer, or within the desk. */
type Said = { as: 'CUSTOMER' | 'DESK' | 'NOTE'; minutesLater: number; text: string }

/** Kavita's change to a quote. */
export type Change = (content: QuoteContent) => QuoteContent

/** One thing that happened, so many hours after the enquiry. */
export type Step = { readonly hours: number } & (
  | { readonly does: 'draft' | 'send'; readonly change?: Change }
  | { readonly does: 'withdraw'; readonly reason: string }
  | { readonly does: 'expire' }
  | { readonly does: 'read'; readonly by: Buyer }
  | { readonly does: 'decline' | 'cancel' | 'ask' | 'askApproval'; readonly by: Buyer; readonly words: string }
  | { readonly does: 'accept'; readonly by: Buyer; readonly poNumber: string }
)

export type Story = {
  by: Buyer
  /** Minutes before now, or at ten in the morning so many days ago. */
  ago: { minutes: number } | { days: number }
  city: string
  /** An address, or the name of a project site. */
  to: { address: string } | { site: string }
  notes: string
  poNumber?: string
  operatorRequired?: true
  lines: Record<string, CartDetails>
  /** Kavita has taken it. */
  taken?: true
  said?: readonly Said[]
  steps?: readonly Step[]
}
