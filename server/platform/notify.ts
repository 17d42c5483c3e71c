import type { NotificationKind, NotificationParams } from '#contract/notification-kinds.ts'
import type { Transaction } from './action.ts'
import type { Principal } from './principal.ts'
import { enqueue } from './queue.ts'

/** The task that keeps one notification for each recipient, and sends it as each prefers. */
export const NOTIFICATION_TASK = 'notification'

/** Longer words are cut: a notification only points to its record. */
const PARAM_MAX = 300

type Notification<Kind extends NotificationKind> = {
  kind: Kind
  /** Accounts; whoever acts is left out. */
  to: readonly string[]
  params: NotificationParams<Kind>
  /** The id of the record, if its page has one in the address. */
  recordId?: string
  /** The notification waits until then. */
  notBefore?: Date | undefined
}

/** The payload of the task. */
export type NotificationPayload = {
  fact: string
  kind: NotificationKind
  to: readonly string[]
  params: Readonly<Record<string, string>>
  recordId: string | null
  at: string
  /** The customer who caused it, whose messages to others are limited; null for staff and for the system. */
  cause: { accountId: string; companyId: string | null } | null
}

const shortened = (text: string) => {
  const characters = Array.from(text)
  return characters.length > PARAM_MAX ? `${characters.slice(0, PARAM_MAX - 1).join('')}…` : text
}

const causeOf = (by: Principal | undefined) =>
  by?.kind === 'CUSTOMER' && by.accountId !== '' ? { accountId: by.accountId, companyId: by.companyId } : null

/**
 * Notifies people of an event, after the transaction of the event commits: in the bell, and by e-mail or text message
 * as each prefers. The fact names the event (`enquiry-cancelled:<id>`); repeated, it notifies nobody again.
 */
export async function notify<Kind extends NotificationKind>(
  { tx, now, by }: Transaction & { readonly by?: Principal },
  fact: string,
  { kind, to, params, recordId, notBefore }: Notification<Kind>,
) {
  const cause = causeOf(by)
  const others = [...new Set(to)].filter((accountId) => accountId !== cause?.accountId)
  if (others.length === 0) return
  const words = Object.entries<string>(params).map(([name, value]) => [name, shortened(value)])
  const told = { fact, kind, to: others, params: Object.fromEntries(words), cause, at: now.toISOString() }
  const payload: NotificationPayload = { ...told, recordId: recordId ?? null }
  await enqueue({ tx, now }, { name: NOTIFICATION_TASK, fact, payload, dueAt: notBefore })
}
