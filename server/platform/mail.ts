import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import type { Notice } from './notice.ts'

/** A mail server by its URL, and the sender of its mails. */
type MailServer = { url: string; from: string }

/** Mail programs show only one of two mails with the same message id. */
function numberOf(fact: string, from: string) {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(fact).digest('hex').slice(0, 32)}@${host}>`
}

/** As an object it is one address, even with commas. */
const one = (address: string) => ({ name: '', address })

/** Sends mails one by one by SMTP; throws if the server does not accept one. The library is read with the first mail. */
export function smtpMailer({ url, from }: MailServer, timeoutMs: number) {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  let transport: Promise<Transporter> | undefined
  const open = async () => (await import('nodemailer')).default.createTransport({ url, ...timeouts })
  return async ({ to, subject, text, fact, stopLink, replyTo }: Notice) => {
    const messageId = fact === undefined ? {} : { messageId: numberOf(fact, from) }
    const list = stopLink === undefined ? {} : { list: { unsubscribe: stopLink } }
    const answers = replyTo === undefined ? {} : { replyTo: one(replyTo) }
    const server = await (transport ??= open())
    await server.sendMail({ from, to: one(to), subject, text, ...answers, ...messageId, ...list })
  }
}
