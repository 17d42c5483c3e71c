import type { Environment } from './config-environment.ts'
import { isLoopback } from './loopback.ts'

/** What live mode cannot do without, and what each is for. */
const liveNeeds = {
  PUBLIC_URL: 'the address people reach this server at',
  DATABASE_URL: 'a PostgreSQL server; the embedded database does not survive a power cut',
  DATABASE_OWNER_URL:
    'the owner of that database, for migrations and loading alone; requests are served by another login',
  TOKEN_KEYS: 'the keys that sign access tokens',
  OTP_PEPPER: 'the secret that one-time codes are hashed with (32 characters or more)',
  SMTP_URL: 'the mail server',
  MAIL_FROM: 'the sender of mails',
  CONTACT_TO: 'the e-mail address that messages of the contact form go to',
  SMS_URL: 'the SMS provider',
  SMS_KEY: 'the key of the SMS provider',
  SMS_SENDER: 'the sender of text messages',
  GST_DIRECTORY_URL: 'the GST provider; the embedded directory knows invented companies only',
  GST_DIRECTORY_KEY: 'the key of the GST provider',
} as const satisfies Partial<Record<keyof Environment, string>>

/** @throws Error naming every setting that live mode needs and has not. */
export function refuseIncompleteLive(environment: Environment) {
  const missing = Object.entries(liveNeeds).filter(
    ([name]) => environment[name as keyof typeof liveNeeds] === undefined,
  )
  if (environment.YANTRA_MODE === 'demo' || missing.length === 0) return
  const lines = missing.map(([name, purpose]) => `  ${name}: ${purpose}`)
  throw new Error(`YANTRA_MODE=live needs these settings, which are missing:\n${lines.join('\n')}`)
}

/** Addresses that codes, tokens and keys travel to or from. */
const carryingSecrets = ['PUBLIC_URL', 'SMTP_URL', 'SMS_URL', 'GST_DIRECTORY_URL'] as const

const isPlain = ({ protocol, searchParams }: URL) =>
  protocol === 'http:' || (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true')

const encryptedWay = ({ protocol }: URL) => (protocol === 'smtp:' ? 'smtps:, or smtp: with ?requireTLS=true' : 'https:')

/** @throws Error naming every address live mode would speak to in the open; on this machine alone it may. */
export function refusePlainLive(environment: Environment) {
  if (environment.YANTRA_MODE === 'demo') return
  const lines = carryingSecrets.flatMap((name) => {
    const address = environment[name]
    const url = address === undefined ? undefined : new URL(address)
    return url && isPlain(url) && !isLoopback(url.hostname) ? [`  ${name}: use ${encryptedWay(url)}`] : []
  })
  if (lines.length > 0) throw new Error(`YANTRA_MODE=live sends nothing unencrypted:\n${lines.join('\n')}`)
}
