// The text message with a link. Its task has no token: the handler computes it, so that the database never holds it.
import type { LinkPurpose } from '#contract/access.ts'
import { fill } from '#contract/fill.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { linkSubject } from '#contract/texts/signed-links-notices.en.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Config } from '#server/platform/config.ts'
import { enqueue } from '#server/platform/queue.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { SendNotice } from '#server/platform/send-notice.ts'
import { addressOf } from './links.rules.ts'

export const LINK_TASK = 'send-link'

/** The payload of the task. */
export type LinkToSend = {
  readonly linkId: string
  readonly purpose: LinkPurpose
  /** Ten digits. */
  readonly to: string
  readonly language: LanguageCode
  /** The message, where `{url}` stands for the address. */
  readonly words: string
}

/** Sends a link after the caller's transaction commits. */
export const sendLink = (transaction: Transaction, link: LinkToSend) =>
  enqueue(transaction, { name: LINK_TASK, fact: link.linkId, payload: link })

type Sending = { readonly config: Config; readonly secrets: Secrets; readonly sendNotice: SendNotice }

export function deliverLink({ config, secrets, sendNotice }: Sending, { words, to, ...link }: LinkToSend) {
  const place = { publicUrl: config.publicUrl, pepper: secrets.otpPepper, language: link.language }
  const text = fill(words, { url: addressOf(link, place) })
  return sendNotice({ to, channel: 'sms', purpose: 'notice', subject: linkSubject, text, fact: `link:${link.linkId}` })
}
