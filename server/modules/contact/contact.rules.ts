import { createHash } from 'node:crypto'
import type { ContactRequest } from '#contract/contact.ts'
import { fill } from '#contract/fill.ts'
import { contactNotices } from '#contract/texts/contact-notices.en.ts'
import type { Notice } from '#server/platform/notice.ts'

/** Whoever fills the field that nobody sees is no person. */
export const isTrapped = ({ website }: ContactRequest) => Boolean(website)

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The same for the same words of the same sender. */
export const digestOf = ({ name, email, phone, message }: ContactRequest) =>
  sha256(JSON.stringify([name, email, phone, message]))

/** `asha+bombs@…` is read in the mailbox of `asha@…`. */
const mailboxOf = (email: string) => email.replace(/^([^+@]+)\+[^@]*@/, '$1@')

/** Names the one receipt that a mailbox gets on a day; a hash, as facts outlive their messages. */
export const receiptFact = (email: string, day: string) => `contact-receipt:${sha256(mailboxOf(email))}:${day}`

/** The message as the people of the house get it, always at their own address; answers go to its sender. */
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

/** That a message has come; holds nothing of what was typed. */
export const receiptTo = (to: string, words: { url: string; supportPhone: string }): Notice => ({
  to,
  channel: 'email',
  purpose: 'notice',
  subject: contactNotices.receipt.subject,
  text: fill(contactNotices.receipt.text, words),
})
