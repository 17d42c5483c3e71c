// The conversation between customer and desk on one enquiry.
import {
  type EnquiryMessage,
  MESSAGES_PER_DAY,
  MESSAGES_PER_ENQUIRY,
  type MessageRequest,
} from '#contract/enquiries.messages.ts'
import { Problem } from '#contract/problems.ts'
import { attachFile, filesOf } from '#server/modules/files/files.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { once } from '#server/platform/idempotency.ts'
import { secondsToWait, tooManyRequests } from '#server/platform/limits.ts'
import type { Customer, Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Viewer } from './enquiries.rules.ts'
import { seenBy } from './enquiries.store.ts'
import { type Notifier, notifyDesk } from './message-notices.ts'
import * as store from './messages.store.ts'
import { notifyOfEnquiry } from './notifying.ts'

export type MessageTools = Tools & Notifier & { readonly secrets: Secrets }
type Said = MessageRequest & { enquiryId: string }
/** A request that may be sent again. */
export type Keyed = Said & { key: string | undefined }

const DAY_SECONDS = 24 * 3600

/** Throws `too-many-requests` once a person has sent as many messages as a day allows. */
async function spendOne({ tx, now, by }: Action<Customer | Staff>) {
  await store.lockSender(tx, by.accountId)
  const limit = by.kind === 'STAFF' ? MESSAGES_PER_DAY.staff : MESSAGES_PER_DAY.customer
  const sent = await store.sentSince(tx, by.accountId, secondsAfter(now, -DAY_SECONDS))
  const wait = secondsToWait(sent, limit, DAY_SECONDS, now)
  if (wait !== undefined) throw tooManyRequests(wait)
}

/**
 * Adds a message to an enquiry that the person sees, and notifies the other side unless a message waits for them already.
 * Throws `not-found`, also for a file that is not the person's own, `status-conflict` once it is cancelled,
 * `conversation-full` and `too-many-requests`.
 */
export async function say(
  action: Action<Customer | Staff>,
  tools: MessageTools,
  { enquiryId, text, fileIds = [] }: Said,
  visible: ReturnType<typeof seenBy>,
) {
  const { tx, by } = action
  const talked = await store.lockConversation(tx, enquiryId, visible)
  if (!talked) throw new Problem('not-found')
  if (talked.status === 'CANCELLED') throw new Problem('status-conflict')
  const { messages, hasUnread } = await store.saidBefore(tx, enquiryId, by.kind)
  if (messages >= MESSAGES_PER_ENQUIRY) throw new Problem('conversation-full')
  await spendOne(action)
  const messageId = await store.insertMessage(action, { enquiryId, no: messages + 1, text })
  const found = await store.messageById(tx, messageId)
  if (!found) throw new Error('A message is gone in its own transaction.')
  for (const fileId of new Set(fileIds)) await attachFile(action, fileId, { kind: 'message', id: messageId })
  const [message] = await withFiles(action, tools.secrets, [found.message])
  if (!message) throw new Error('A message is gone in its own transaction.')
  const { enquiryNumber } = talked
  if (!hasUnread) await notifyOther(action, tools, { enquiryId, enquiryNumber, message })
  return { message, enquiryNumber }
}

type Sent = { enquiryId: string; enquiryNumber: string; message: EnquiryMessage }

async function notifyOther(action: Action<Customer | Staff>, tools: MessageTools, { enquiryId, ...sent }: Sent) {
  const { messageId, author, text } = sent.message
  const fact = `message:${messageId}`
  if (action.by.kind === 'STAFF')
    return notifyOfEnquiry(action, enquiryId, { fact, kind: 'enquiryMessage', params: { message: text } })
  return notifyDesk({ ...action, by: action.by }, tools, {
    fact,
    enquiryId,
    number: sent.enquiryNumber,
    person: author,
  })
}

/** Messages with their files, whose addresses work for a minute; the caller has read them in this transaction. */
export async function withFiles(transaction: Transaction, secrets: Secrets, messages: readonly store.StoredMessage[]) {
  const ids = messages.map(({ messageId }) => messageId)
  const files = await filesOf(transaction, secrets, 'message', ids)
  return messages.map((message) => ({ ...message, files: files.get(message.messageId) ?? [] }))
}

/** The customer's message; the same `key` gets the same reply. Throws what `say` throws. */
export const sendMessage = (tools: MessageTools, viewer: Viewer, { key, ...said }: Keyed) =>
  // An ordinary transaction of a customer sees nobody at the desk.
  act({ db: tools.db.serving('identity'), clock: tools.clock }, viewer, (action) =>
    once(action, { call: 'sendEnquiryMessage', key, body: said }, async () => {
      const { message } = await say(action, tools, said, seenBy(viewer))
      return { message }
    }),
  )

/** Marks the desk's messages as read. Throws `not-found`. */
export const readMessages = (tools: Tools, viewer: Viewer, enquiryId: string) =>
  act(tools, viewer, async (action) => {
    if (!(await store.isVisible(action.tx, enquiryId, seenBy(viewer)))) throw new Problem('not-found')
    await store.markRead(action, enquiryId)
  })
