// The desk's actions on an enquiry: take it, note, answer, cancel.

import type { MessageRequest } from '#contract/enquiries.messages.ts'
import { MESSAGES_PER_ENQUIRY } from '#contract/enquiries.messages.ts'
import { Problem } from '#contract/problems.ts'
import { mayAtDesk } from '#contract/staff.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { OnCancelled } from './enquiries.ts'
import { enquiries } from './enquiry-cycle.ts'
import * as store from './handling.store.ts'
import { type InboxTools, shown } from './inbox.ts'
import { markRead } from './messages.store.ts'
import { type Keyed, type MessageTools, say } from './messages.ts'
import { notifyOfEnquiry } from './notifying.ts'

export type HandlingTools = MessageTools & { readonly onCancelled: OnCancelled }
async function locked(action: Action<Staff>, enquiryId: string) {
  const handled = await store.lockHandled(action, enquiryId)
  if (!handled) throw new Problem('not-found')
  return handled
}
const subjectOf = (enquiryId: string, label: string) => ({ kind: 'enquiry', id: enquiryId, label })

/** Throws `taken-by-colleague`, which names who has the enquiry now. */
function refuseTaken(name: string | null) {
  const detail = name === null ? detailTexts.givenBack : detailTexts.takenBy.replace('{name}', () => name)
  throw new Problem('taken-by-colleague', { detail })
}

type Assignment = { to: string | null; from: string | null }

/**
 * Gives an enquiry to a colleague or to nobody, if it is still with `from`. Throws `not-found`, `taken-by-colleague`,
 * and `not-assignable` for somebody who may not answer enquiries.
 */
export const assign = (tools: InboxTools, caller: Staff, enquiryId: string, { to, from }: Assignment) =>
  act(tools, caller, async (action) => {
    const before = await locked(action, enquiryId)
    if (before.assigneeId !== to && before.assigneeId !== from) refuseTaken(before.assignee)
    const colleague = to === null ? undefined : await store.colleague(action.tx, to)
    if (to !== null && !(colleague && mayAtDesk(colleague.role, 'enquiries'))) throw new Problem('not-assignable')
    await store.setAssignee(action.tx, enquiryId, to)
    const change = { assignee: { was: before.assignee, is: colleague?.name ?? null } }
    await audit(action, 'assignEnquiry', subjectOf(enquiryId, before.enquiryNumber), change)
    return shown(action, tools, enquiryId)
  })

async function note(action: Action<Staff>, enquiryId: string, text: string) {
  const { tx, now, by } = action
  const { enquiryNumber } = await locked(action, enquiryId)
  const notes = await store.countNotes(tx, enquiryId)
  if (notes >= MESSAGES_PER_ENQUIRY) throw new Problem('conversation-full')
  const noteId = newId(now.getTime())
  await store.insertNote(action, { noteId, enquiryId, no: notes + 1, text })
  await audit(action, 'addEnquiryNote', subjectOf(enquiryId, enquiryNumber), { note: { was: null, is: text } })
  return { note: { noteId, author: by.name, text, at: now.toISOString() } }
}

/** Adds a note that only the desk reads; the same `key` gets the same reply. */
export const addNote = (tools: Tools, caller: Staff, { key, ...said }: Keyed) =>
  act(tools, caller, (action) =>
    once(action, { call: 'addEnquiryNote', key, body: said }, () => note(action, said.enquiryId, said.text)),
  )

async function answer(action: Action<Staff>, tools: MessageTools, said: MessageRequest & { enquiryId: string }) {
  const { message, enquiryNumber } = await say(action, tools, said, store.every)
  const change = { message: { was: null, is: said.text } }
  await audit(action, 'writeToCustomer', subjectOf(said.enquiryId, enquiryNumber), change)
  return { message }
}

/** The desk's message to the customer; the same `key` gets the same reply. Throws what `say` throws. */
export const writeToCustomer = (tools: MessageTools, caller: Staff, { key, ...said }: Keyed) =>
  act(tools, caller, (action) =>
    once(action, { call: 'writeToCustomer', key, body: said }, () => answer(action, tools, said)),
  )

/** Marks the customer's messages as read, for the whole desk. Throws `not-found`. */
export const readCustomerMessages = (tools: Tools, caller: Staff, enquiryId: string) =>
  act(tools, caller, async (action) => {
    const { enquiryNumber } = await locked(action, enquiryId)
    const read = await markRead(action, enquiryId)
    await audit(action, 'readCustomerMessages', subjectOf(enquiryId, enquiryNumber), { unread: { was: read, is: 0 } })
  })

/** Cancels an enquiry and notifies the customer of the reason. Throws `not-found` and `status-conflict`. */
export const cancelAtDesk = (tools: HandlingTools, caller: Staff, enquiryId: string, reason: string) =>
  act(tools, caller, async (action) => {
    const { enquiryNumber, status } = await locked(action, enquiryId)
    const is = await move(action, enquiries, { id: enquiryId, act: 'cancel', visible: store.every, reason })
    await tools.onCancelled(action, enquiryId, reason)
    const change = { status: { was: status, is }, reason: { was: null, is: reason } }
    await audit(action, 'cancelInboxEnquiry', subjectOf(enquiryId, enquiryNumber), change)
    const fact = `enquiry-cancelled:${enquiryId}`
    await notifyOfEnquiry(action, enquiryId, { fact, kind: 'enquiryCancelledByUs', params: { reason } })
    return shown(action, tools, enquiryId)
  })
