import { fillLine } from '#contract/fill.ts'
import { roleWords, userNotices } from '#contract/texts/users-notices.en.ts'
import type { Identifier } from '#server/modules/session/contacts.ts'
import type { Notice } from '#server/platform/notice.ts'

export type NoticeKind = keyof typeof userNotices
export type NoticeWords = Partial<
  Record<'person' | 'company' | 'gstin' | 'role' | 'days' | 'url' | 'supportPhone', string>
>

export const roleWord = (role: keyof typeof roleWords) => roleWords[role]

/** A notice to a phone or an email address. */
export function noticeTo({ kind, value }: Identifier, notice: NoticeKind, words: NoticeWords): Notice {
  const { subject, text } = userNotices[notice]
  const channel = kind === 'PHONE' ? 'sms' : 'email'
  return { to: value, channel, purpose: 'notice', subject: fillLine(subject, words), text: fillLine(text, words) }
}
