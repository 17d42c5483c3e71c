import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

const PATIENCE_MS = 20_000
const CODE = /\b\d{6}\b/

/** The messages to a phone or e-mail address, from `/dev/outbox.json`. */
export type SentNotice = {
  readonly to: string
  readonly channel: 'sms' | 'email'
  readonly purpose: 'code' | 'notice'
  readonly subject: string
  readonly text: string
  readonly sentAt: string
}

export const outboxPath = (to: string) => `/dev/outbox.json?to=${encodeURIComponent(to)}`

/** The one-time code of the newest message that has one; messages are newest first. */
export function newestCode(messages: readonly SentNotice[]): string | undefined {
  const newest = messages.find(({ purpose }) => purpose === 'code')
  return CODE.exec(newest?.text ?? '')?.[0]
}

/** The messages of the product under the browser, newest first. */
export async function noticesTo(to: string): Promise<SentNotice[]> {
  const answer = await fetch(inject('product').url + outboxPath(to))
  return (await answer.json()) as SentNotice[]
}

/** The newest one-time code of the product under the browser. Throws an Error if none arrives within 20 s. */
export async function codeFor(to: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const code = newestCode(await noticesTo(to))
    if (code) return code
    await pause(100)
  }
  throw new Error(`No code was sent to ${to}.`)
}
