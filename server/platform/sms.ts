import { z } from 'zod'
import { isMobile } from '#contract/phones.ts'
import type { Clock } from './clock.ts'
import { httpProvider, Refused } from './http-provider.ts'
import type { Notice } from './notice.ts'

export const smsShapes = ['msg91', 'twilio'] as const
/** An SMS provider: its protocol, its address, its key, and the sender that people see. */
export type SmsProvider = { shape: (typeof smsShapes)[number]; url: string; key: string; sender: string }

type Sms = { to: string; text: string }
type Shape = {
  request: (provider: SmsProvider, sms: Sms) => { headers: Record<string, string>; body: string }
  /** Its answer when it accepts the message; anything else is a refusal, whatever the status. */
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
  /** `POST …/Messages.json` of Twilio: a form; the key is `account:token`, used as user and password. */
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

/**
 * Sends text messages over HTTP to Indian mobiles, and nothing to invalid numbers. A message is tried once, because a
 * second try could send it twice. A refusal concerns only this message and does not open the circuit.
 */
export function smsSender(provider: SmsProvider, timeoutMs: number, clock: Clock) {
  const { request, Taken } = shapes[provider.shape]
  const ask = httpProvider({ name: 'The SMS provider', timeoutMs }, clock)
  return async ({ to, text }: Notice) => {
    if (!isMobile(to)) return
    await ask({ url: provider.url, method: 'POST', ...request(provider, { to, text }) }, ({ ok, status, body }) => {
      if (!ok) throw new Refused(`The SMS provider answered ${status}.`)
      if (!Taken.safeParse(jsonIn(body)).success) throw new Refused('The SMS provider did not confirm the message.')
    })
  }
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
