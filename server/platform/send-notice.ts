import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { smtpMailer } from './mail.ts'
import type { Notice } from './notice.ts'
import { recordNotice } from './outbox.store.ts'
import { smsSender } from './sms.ts'

/** Sends one message; throws if the provider does not accept it in time. */
export type SendNotice = (message: Notice) => Promise<void>

/**
 * A person who waits for a code is answered after three seconds; a notice aborted too soon would only be sent twice.
 */
const TIMEOUT_MS = { code: 4000, notice: 30_000 }

/** Stores messages in the database, to be read at /dev/outbox. */
const sendToOutbox =
  (db: Database, clock: Clock): SendNotice =>
  async (message) =>
    void (await recordNotice(db, message, clock()))

function providers({ smtpUrl, mailFrom, smsShape, smsUrl, smsKey, smsSender: sender }: Config, clock: Clock) {
  if (!smtpUrl || !mailFrom || !smsUrl || !smsKey || !sender) return undefined
  const mail = { url: smtpUrl, from: mailFrom }
  const sms = { shape: smsShape, url: smsUrl, key: smsKey, sender }
  return (timeoutMs: number) => ({ email: smtpMailer(mail, timeoutMs), sms: smsSender(sms, timeoutMs, clock) })
}

/** Creates the sender of this server: to the outbox in the demo, through its providers in live mode. */
export function makeSendNotice(config: Config, db: Database, clock: Clock): SendNotice {
  const within = config.mode === 'live' ? providers(config, clock) : undefined
  if (!within) return sendToOutbox(db, clock)
  const channels = { code: within(TIMEOUT_MS.code), notice: within(TIMEOUT_MS.notice) }
  return async (message) => {
    // A line break would start a new header.
    if (/[\r\n]/.test(message.to + message.subject + (message.replyTo ?? '')))
      throw new Error('An address or a subject contains a line break.')
    await channels[message.purpose][message.channel](message)
  }
}
