import { createHmac, timingSafeEqual } from 'node:crypto'
import { fillLine } from '#contract/fill.ts'
import { enquiriesNotices } from '#contract/texts/enquiries-notices.en.ts'
import type { Notice } from '#server/platform/notice.ts'

const signature = (pepper: string, accountId: string) =>
  createHmac('sha256', pepper).update(`withdraw availability subscriptions\n${accountId}`).digest()

/** The token in the link of a notice: only the server can make one; it names one account and never expires. */
export const stopToken = (pepper: string, accountId: string) =>
  `${accountId}.${signature(pepper, accountId).toString('base64url')}`

/** The account that a token was made for; undefined for any other text. */
export function accountOfToken(pepper: string, token: string) {
  const [accountId = '', signed = ''] = token.split('.')
  const [given, right] = [Buffer.from(signed, 'base64url'), signature(pepper, accountId)]
  return given.length === right.length && timingSafeEqual(given, right) ? accountId : undefined
}

type AvailableWords = Record<'product' | 'city' | 'productLink' | 'stopLink', string>

/** Notifies that a machine can now be rented in a city. */
export function availableNotice(to: string, words: AvailableWords): Notice {
  const { subject, text } = enquiriesNotices.available
  return {
    to,
    channel: 'email',
    purpose: 'notice',
    subject: fillLine(subject, words),
    text: fillLine(text, words),
    stopLink: words.stopLink,
  }
}
