// The contact form's messages at the desk: read, answered by mail, done.
import type { ContactStatus } from '#contract/contact.desk.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { tooManyRequests } from '#server/platform/limits.ts'
import { notifyFor } from '#server/platform/notices.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type Answer, answerTo } from './contact.rules.ts'
import type { ContactTools } from './contact.ts'
import * as store from './inbox.store.ts'

export const listMessages = (tools: ContactTools, caller: Staff, filter: store.InboxFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.messages(tx, filter)
    return { contactMessages: toPage(rows, rows[0]?.total ?? 0, filter) }
  })

async function messageOf(tx: Queryable, messageId: string) {
  const message = await store.messageById(tx, messageId)
  if (!message) throw new Problem('not-found')
  return message
}
const reply = ({ version, ...contactMessage }: store.VersionedMessage) => ({ contactMessage, version })

export const getMessage = (tools: ContactTools, caller: Staff, messageId: string) =>
  act(tools, caller, async ({ tx }) => reply(await messageOf(tx, messageId)))

/** The message that a call changes, and the version its caller has seen. */
type Seen = { messageId: string; ifMatch: string | undefined }
type Named = { name: 'answerContactMessage' | 'closeContactMessage' | 'reopenContactMessage' }
/** The status after a change, and what else the audit trail records of it. */
type Changed = { status: ContactStatus; answer?: string }
type Work = (action: Action<Staff>, message: store.VersionedMessage) => Promise<Changed>

/** Changes one message as it was seen, and records the change. */
const change = (tools: ContactTools, caller: Staff, { messageId, ifMatch, name }: Seen & Named, work: Work) =>
  act(tools, caller, async (action) => {
    const { tx } = action
    await store.lockMessage(tx, messageId)
    const message = await messageOf(tx, messageId)
    requireFresh(ifMatch, message.version)
    const after = await work(action, message)
    await store.setStatus(tx, messageId, after.status)
    const subject = { kind: 'contact-message', id: messageId, label: message.name }
    await audit(action, name, subject, changedFields({ status: message.status }, after))
    return reply(await messageOf(tx, messageId))
  })

/** Mails the answer; the sender's own limit counts, see `answerTo`. Throws `too-many-requests`. */
async function mailAnswer(action: Action<Staff>, { config }: ContactTools, answer: Answer) {
  const { accountId } = action.by
  // The recipient wrote to us, so messages that others send them must not suppress the answer.
  const limits = { ...config.noticeLimits, perRecipientDay: Number.POSITIVE_INFINITY }
  const sender = { accountId, companyId: null, isVerified: true, limits }
  const told = { fact: `contact-answer:${answer.answerId}`, notice: answerTo(config.contactTo, answer) }
  const wait = await notifyFor(action, sender, told)
  if (wait !== undefined) throw tooManyRequests(wait)
}

/** Stores an answer and mails it. Throws `too-many-requests` at the daily limits of a person's notices. */
export const answerMessage = (tools: ContactTools, caller: Staff, seen: Seen, text: string) =>
  change(tools, caller, { ...seen, name: 'answerContactMessage' }, async (action, { email, receivedAt }) => {
    const answerId = newId(action.now.getTime())
    await store.insertAnswer(action, { answerId, messageId: seen.messageId, text })
    await mailAnswer(action, tools, { answerId, email, receivedAt, text, by: caller.name })
    return { status: 'ANSWERED', answer: text }
  })

export const closeMessage = (tools: ContactTools, caller: Staff, seen: Seen) =>
  change(tools, caller, { ...seen, name: 'closeContactMessage' }, async () => ({ status: 'DONE' }))

export const reopenMessage = (tools: ContactTools, caller: Staff, seen: Seen) =>
  change(tools, caller, { ...seen, name: 'reopenContactMessage' }, async (_action, { answers }) => ({
    status: answers.length > 0 ? 'ANSWERED' : 'NEW',
  }))
