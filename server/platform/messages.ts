import nodemailer from 'nodemailer'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Message } from './message.ts'
import { recordMessage } from './outbox.store.ts'

/** Sends one message; throws where the provider does not take it in time. */
export type SendMessage = (message: Message) => Promise<void>

const PROVIDER_TIMEOUT_MS = 3000
const MOBILE = /^[6-9][0-9]{9}$/

/** Keeps messages in the database, to be read at /dev/outbox. */
const sendToOutbox =
  (db: Database, clock: Clock): SendMessage =>
  async (message) =>
    void (await recordMessage(db, message, clock()))

function sendByMail(url: string, from: string): SendMessage {
  const timeouts = { connectionTimeout: PROVIDER_TIMEOUT_MS, socketTimeout: PROVIDER_TIMEOUT_MS }
  const transport = nodemailer.createTransport(url, { from, ...timeouts })
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to, subject, text })
  }
}

/** An HTTP provider that takes `{ to, text }` with a bearer key; numbers that cannot be mobiles are not sent. */
const sendBySms =
  (url: string, key: string): SendMessage =>
  async ({ to, text }) => {
    if (!MOBILE.test(to)) return
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: `+91${to}`, text }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    })
    if (!reply.ok) throw new Error(`The SMS provider answered ${reply.status}.`)
  }

/** How this server sends: to the outbox in the demo, through its providers in live mode. */
export function makeSendMessage(config: Config, db: Database, clock: Clock): SendMessage {
  const { mode, smtpUrl, mailFrom, smsUrl, smsKey } = config
  if (mode === 'demo' || !smtpUrl || !mailFrom || !smsUrl || !smsKey) return sendToOutbox(db, clock)
  const byChannel = { email: sendByMail(smtpUrl, mailFrom), sms: sendBySms(smsUrl, smsKey) }
  return (message) => byChannel[message.channel](message)
}
