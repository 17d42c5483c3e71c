import { z } from 'zod'
import { type SmsProvider, smsShapes } from './sms.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
const optional = z.string().min(1).optional()

const Environment = z.object({
  PORT: wholeNumber.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  TRUST_PROXY: optional,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optional,
  DATABASE_REPLICA_URL: optional,
  YANTRA_MODE: z.enum(['demo', 'live']).default('demo'),
  TOKEN_KEYS: optional,
  OTP_PEPPER: z.string().min(32).optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  CONTACT_TO: z.email().optional(),
  SMS_SHAPE: z.enum(smsShapes).default('msg91'),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: optional,
  SMS_SENDER: optional,
  GST_DIRECTORY_URL: z.url({ protocol: /^https?$/ }).optional(),
  GST_DIRECTORY_KEY: optional,
  FEATURE_LOGIN: flag.default(true),
  SUPPORT_PHONE: z.string().default('1800 120 0000'),
  LIMIT_OTP_PER_HOUR: wholeNumber.optional(),
  LIMIT_OTP_PER_DAY: wholeNumber.optional(),
  LIMIT_OTP_PER_ADDRESS_HOUR: wholeNumber.optional(),
  LIMIT_GST_LOOKUPS_PER_HOUR: wholeNumber.optional(),
  LIMIT_CONTACT_PER_HOUR: wholeNumber.optional(),
  LIMIT_CONTACT_PER_ADDRESS_HOUR: wholeNumber.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
})
type Environment = z.infer<typeof Environment>

/** How often codes may be asked for; undefined means without limit. */
export type OtpLimits = { perHour: number | undefined; perDay: number | undefined; perAddressHour: number | undefined }

/** How often the contact form takes messages of one e-mail address and from one network address; undefined means without limit. */
export type ContactLimits = { perHour: number | undefined; perAddressHour: number | undefined }

export type Config = {
  port: number
  host: string
  dataDir: string
  publicUrl: string
  /** Addresses of proxies whose X-Forwarded-For is believed; nobody's unless set. */
  trustProxy: string | undefined
  databaseUrl: string | undefined
  databaseReplicaUrl: string | undefined
  mode: 'demo' | 'live'
  /** Private keys as JSON Web Keys (a JSON list), newest first; the demo makes its own. */
  tokenKeys: string | undefined
  otpPepper: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  smsShape: SmsProvider['shape']
  smsUrl: string | undefined
  smsKey: string | undefined
  smsSender: string | undefined
  /** Where GSTINs are looked up; in the embedded directory unless set. */
  gstDirectoryUrl: string | undefined
  gstDirectoryKey: string | undefined
  featureLogin: boolean
  supportPhone: string
  otpLimits: OtpLimits
  /** GSTINs one account may look up in an hour; undefined means without limit. */
  gstLookupsPerHour: number | undefined
  /** The e-mail address of the people who answer the contact form. */
  contactTo: string
  contactLimits: ContactLimits
  logLevel: NonNullable<Environment['LOG_LEVEL']>
}

/** What live mode cannot do without, and what each is for. */
const liveNeeds = {
  PUBLIC_URL: 'the address people reach this server at',
  DATABASE_URL: 'a PostgreSQL server; the embedded database does not survive a power cut',
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

function refuseIncompleteLive(environment: Environment) {
  const missing = Object.entries(liveNeeds).filter(
    ([name]) => environment[name as keyof typeof liveNeeds] === undefined,
  )
  if (environment.YANTRA_MODE === 'demo' || missing.length === 0) return
  const lines = missing.map(([name, purpose]) => `  ${name}: ${purpose}`)
  throw new Error(`YANTRA_MODE=live needs these settings, which are missing:\n${lines.join('\n')}`)
}

/** Limits guard real providers; the demo, which sends nothing, has none unless they are set. */
const otpLimits = (environment: Environment): OtpLimits => {
  const live = environment.YANTRA_MODE === 'live'
  return {
    perHour: environment.LIMIT_OTP_PER_HOUR ?? (live ? 5 : undefined),
    perDay: environment.LIMIT_OTP_PER_DAY ?? (live ? 10 : undefined),
    perAddressHour: environment.LIMIT_OTP_PER_ADDRESS_HOUR ?? (live ? 30 : undefined),
  }
}

const contactLimits = (environment: Environment): ContactLimits => {
  const live = environment.YANTRA_MODE === 'live'
  return {
    perHour: environment.LIMIT_CONTACT_PER_HOUR ?? (live ? 5 : undefined),
    perAddressHour: environment.LIMIT_CONTACT_PER_ADDRESS_HOUR ?? (live ? 5 : undefined),
  }
}

/** The house's own people in the demo. */
const DEMO_DESK = 'desk@yantra.example'

const toConfig = (environment: Environment): Config => ({
  port: environment.PORT,
  host: environment.HOST,
  dataDir: environment.DATA_DIR,
  publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/$/, ''),
  trustProxy: environment.TRUST_PROXY,
  databaseUrl: environment.DATABASE_URL,
  databaseReplicaUrl: environment.DATABASE_REPLICA_URL,
  mode: environment.YANTRA_MODE,
  tokenKeys: environment.TOKEN_KEYS,
  otpPepper: environment.OTP_PEPPER,
  smtpUrl: environment.SMTP_URL,
  mailFrom: environment.MAIL_FROM,
  smsShape: environment.SMS_SHAPE,
  smsUrl: environment.SMS_URL,
  smsKey: environment.SMS_KEY,
  smsSender: environment.SMS_SENDER,
  gstDirectoryUrl: environment.GST_DIRECTORY_URL,
  gstDirectoryKey: environment.GST_DIRECTORY_KEY,
  featureLogin: environment.FEATURE_LOGIN,
  supportPhone: environment.SUPPORT_PHONE,
  otpLimits: otpLimits(environment),
  gstLookupsPerHour: environment.LIMIT_GST_LOOKUPS_PER_HOUR ?? (environment.YANTRA_MODE === 'live' ? 10 : undefined),
  contactTo: environment.CONTACT_TO ?? DEMO_DESK,
  contactLimits: contactLimits(environment),
  // The demo's terminal is read by a person; a line for each request would hide the few that matter.
  logLevel: environment.LOG_LEVEL ?? (environment.YANTRA_MODE === 'live' ? 'info' : 'warn'),
})

/** Reads the environment once; throws a list of everything that is wrong or missing. */
export function parseConfig(variables: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  refuseIncompleteLive(parsed.data)
  return toConfig(parsed.data)
}
