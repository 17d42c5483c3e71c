import { createHmac, timingSafeEqual } from 'node:crypto'
import { fill } from '#contract/fill.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { type NotificationKind, notificationKinds, type SentKind, sentKinds } from '#contract/notification-kinds.ts'
import { notificationTexts as en } from '#contract/texts/notifications.en.ts'
import { notificationTexts as hi } from '#contract/texts/notifications.hi.ts'
import { notificationsNotices as noticesEn } from '#contract/texts/notifications-notices.en.ts'
import { notificationsNotices as noticesHi } from '#contract/texts/notifications-notices.hi.ts'
import type { Identifier } from '#server/modules/session/contacts.ts'
import type { Notice } from '#server/platform/notice.ts'

const texts = { en, hi }
const notices = { en: noticesEn, hi: noticesHi }

type Params = Readonly<Record<string, string>>

/** The title and the text of a notification in a language. */
export function wordsOf(kind: NotificationKind, params: Params, language: LanguageCode) {
  const { title, text } = texts[language][kind]
  return { title: fill(title, params), text: fill(text, params) }
}

/** The beginning of the addresses of pages in a language. */
export const siteIn = (publicUrl: string, language: LanguageCode) =>
  language === 'en' ? publicUrl : `${publicUrl}/${language}`

type Choices = readonly { topic: string; channel: Identifier['kind']; isOn: boolean }[]

/**
 * Whether a person wants notifications of a kind by a channel. Unless they chose, they get e-mails, and text messages
 * only without a verified e-mail address.
 */
export function isWanted(choices: Choices, topic: NotificationKind, channel: Identifier['kind'], hasEmail: boolean) {
  const chosen = choices.find((choice) => choice.topic === topic && choice.channel === channel)
  return chosen ? chosen.isOn : channel === 'EMAIL' || !hasEmail
}

type Content = { title: string; text: string; url: string; stopLink: string }

/** A notification as an e-mail or a text message. */
export function noticeOf({ kind, value: to }: Identifier, content: Content, language: LanguageCode): Notice {
  const subject = fill('{title}', content).replace(/\s+/g, ' ')
  if (kind === 'PHONE')
    return { to, channel: 'sms', purpose: 'notice', subject, text: fill(notices[language].sms, content) }
  const { stopLink } = content
  return { to, channel: 'email', purpose: 'notice', subject, text: fill(notices[language].email, content), stopLink }
}

const signature = (pepper: string, accountId: string, named: string) =>
  createHmac('sha256', pepper).update(`stop notifications\n${accountId}\n${named}`).digest()

/** The token in the link of an e-mail, which stops e-mails of its kind to one person; it never expires. */
export const stopToken = (pepper: string, accountId: string, kind: NotificationKind) =>
  `${accountId}.${kind}.${signature(pepper, accountId, kind).toString('base64url')}`

// Earlier e-mails named a group, of which there were two: of enquiries with all that follows, and of the company.
const isNamed = (kind: SentKind, named: string) => {
  const { group } = notificationKinds[kind]
  return kind === named || group === named || (named === 'enquiries' && group !== 'company')
}

/** The person and purpose of a token; undefined for any other text. */
export function readStopToken(pepper: string, token: string) {
  const [accountId = '', named = '', signed = ''] = token.split('.')
  const kinds = sentKinds.filter((kind) => isNamed(kind, named))
  const [given, right] = [Buffer.from(signed, 'base64url'), signature(pepper, accountId, named)]
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs && kinds.length > 0 ? { accountId, kinds } : undefined
}
