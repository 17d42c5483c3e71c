import type { NotificationKind, NotificationParams } from '#contract/notification-kinds.ts'
import type { Transaction } from '#server/platform/action.ts'
import { notify } from '#server/platform/notify.ts'
import type { Customer, Staff } from '#server/platform/principal.ts'
import { readersOf } from './notifying.store.ts'

type EnquiryKind = Extract<NotificationKind, `enquiry${string}`>
/** The event's own values; the enquiry's number and the actor's name are added here. */
type OwnParams<Kind extends EnquiryKind> = Omit<NotificationParams<Kind>, 'enquiryNumber' | 'person'>
type Event<Kind extends EnquiryKind> = {
  fact: string
  kind: Kind
  params: OwnParams<Kind>
  /** The id of the record that the page shows; the enquiry by default. */
  recordId?: string
  /** Whether the actor is notified too. */
  isConfirmation?: boolean
  notBefore?: Date | undefined
}

/**
 * Notifies whoever made an enquiry and the administrators of its company, in the transaction of the event; whoever
 * acts only for a confirmation, and by the product itself if nobody does. The transaction must see the enquiry.
 */
export async function notifyOfEnquiry<Kind extends EnquiryKind>(
  action: Transaction & { readonly by?: Customer | Staff },
  enquiryId: string,
  { fact, kind, params, recordId = enquiryId, isConfirmation = false, notBefore }: Event<Kind>,
) {
  const readers = await readersOf(action.tx, enquiryId, action.by?.accountId ?? '')
  if (!readers) throw new Error(`There is no enquiry ${enquiryId} here.`)
  const { to, ...known } = readers
  const all = { ...known, ...params } as unknown as NotificationParams<Kind>
  // Without an actor, nobody is left out.
  const { tx, now } = action
  const notification = { kind, to, params: all, recordId, notBefore }
  await notify(isConfirmation ? { tx, now } : action, fact, notification)
}
