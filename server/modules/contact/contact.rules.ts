import { createHash } from 'node:crypto'
import type { ContactRequest } from '#contract/contact.ts'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { contactNotices } from '#contract/texts/contact-notices.en.ts'
import type { Notice } from '#server/platform/notice.ts'

/** Only bots fill the hidden field. */
export const isTrapped = ({ website }: ContactRequest) => Boolean(website)

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Equal for the same message from the same sender. */
export const digestOf = ({ name, email, phone, message }: ContactRequest) =>
  sha256(JSON.stringify([name, email, phone, message]))

/** `asha+bombs@…` arrives in the mailbox of `asha@…`. */
const mailboxOf = (email: string) => email.replace(/^([^+@]+)\+[^@]*@/, '$1@')

/** Identifies the one receipt that a mailbox gets in a day; hashed, because facts outlive their messages. */
export const receiptFact = (email: string, day: string) => `contact-receipt:${sha256(mailboxOf(email))}:${day}`

/** The message to staff, always at their own address; replies go to its sender. */
export function noticeToStaff(to: string, { name, email, phone, message }: ContactRequest): Notice {
  const { subject, text } = contactNotices.toStaff
  const words = { name, email, phone: phone ?? contactNotices.noPhone, message }
  return {
    to,
    channel: 'email',
    purpose: 'notice',
    subject: fill(subject, words),
    text: fill(text, words),
    replyTo: email,
  }
}

/** An answer to the sender of a message. */
export type Answer = { answerId: string; email: string; text: string; receivedAt: string; by: string }

/** The answer of a member of staff; replies go to the shared address of staff. Quotes nothing that was typed. */
export function answerTo(contactTo: string, { email, text, receivedAt, by }: Answer): Notice {
  const words = { answer: text, by, date: formatDate(dateInIndia(new Date(receivedAt))) }
  return {
    to: email,
    channel: 'email',
    purpose: 'notice',
    subject: contactNotices.answer.subject,
    text: fill(contactNotices.answer.text, words),
    replyTo: contactTo,
  }
}

/** Confirms receipt; contains nothing that was typed. */
export const receiptTo = (to: string, words: { url: string; supportPhone: string }): Notice => ({
  to,
  channel: 'email',
  purpose: 'notice',
  subject: contactNotices.receipt.subject,
  text: fill(contactNotices.receipt.text, words),
})
