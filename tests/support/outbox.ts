import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

const PATIENCE_MS = 5000
const CODE = /\b\d{6}\b/

type Message = { readonly to: string; readonly purpose: 'code' | 'notice'; readonly text: string }

/** What the product sent to a phone or e-mail address, newest first. */
export async function messagesTo(to: string): Promise<Message[]> {
  const answer = await fetch(`${inject('product').url}/dev/outbox.json?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as Message[]
}

/** The newest one-time code sent to a phone or e-mail address. @throws Error when none comes within 5 s. */
export async function codeFor(to: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const newest = (await messagesTo(to)).find(({ purpose }) => purpose === 'code')
    const [code] = CODE.exec(newest?.text ?? '') ?? []
    if (code) return code
    await pause(100)
  }
  throw new Error(`No code was sent to ${to}.`)
}
