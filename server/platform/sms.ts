import { z } from 'zod'
import type { Notice } from './notice.ts'

export const smsShapes = ['msg91', 'twilio'] as const
/** An SMS provider: how it is spoken to, where, with which key, and the sender people see. */
export type SmsProvider = { shape: (typeof smsShapes)[number]; url: string; key: string; sender: string }

const MOBILE = /^[6-9][0-9]{9}$/

type Letter = { to: string; text: string }
type Shape = {
  request: (provider: SmsProvider, letter: Letter) => { headers: Record<string, string>; body: string }
  /** What it answers where it takes the message; anything else is a refusal, whatever the status says. */
  Taken: z.ZodType
}

const shapes: Record<SmsProvider['shape'], Shape> = {
  /** `POST /api/v2/sendsms` of MSG91: JSON with the key as `authkey`; a refusal is `type: error`, often with 200. */
  msg91: {
    request: ({ key, sender }, { to, text }) => ({
      headers: { authkey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ sender, route: '4', country: '91', sms: [{ message: text, to: [to] }] }),
    }),
    Taken: z.object({ type: z.literal('success') }),
  },
  /** `POST …/Messages.json` of Twilio: a form; the key is `account:token`, taken as user and password. */
  twilio: {
    request: ({ key, sender }, { to, text }) => ({
      headers: {
        authorization: `Basic ${Buffer.from(key).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: `+91${to}`, From: sender, Body: text }).toString(),
    }),
    Taken: z.object({ sid: z.string().min(1), error_code: z.null().optional() }),
  },
}

/** Sends text messages over HTTP to Indian mobiles; to numbers that cannot be one nothing is sent. */
export function smsSender(provider: SmsProvider, timeoutMs: number) {
  const { request, Taken } = shapes[provider.shape]
  return async ({ to, text }: Notice) => {
    if (!MOBILE.test(to)) return
    const signal = AbortSignal.timeout(timeoutMs)
    // A redirect would carry the number, and perhaps the key, to a place nobody has set.
    const post = { method: 'POST', redirect: 'error', signal } as const
    const reply = await fetch(provider.url, { ...post, ...request(provider, { to, text }) })
    const answer = await bodyOf(reply)
    if (!reply.ok) throw new Error(`The SMS provider answered ${reply.status}.`)
    if (!Taken.safeParse(answer).success) throw new Error('The SMS provider did not say that it took the message.')
  }
}

const ANSWER_BYTES_MAX = 64 * 1024

/** The answer where it is JSON and no longer than any provider's. */
async function bodyOf(reply: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES_MAX) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}
