import { isPublicDemo } from './config-demo.ts'
import { type Environment, platformShape } from './config-environment.ts'
import { type NoticeLimits, noticeLimits, rendersPerMinute } from './config-limits.ts'
import { configPart, type Mode } from './config-part.ts'
import type { SmsProvider } from './sms.ts'

/** What the platform is configured with; a row adds its own part (`x.config.ts`). */
export type Config = {
  port: number
  host: string
  dataDir: string
  publicUrl: string
  /** Addresses of proxies whose X-Forwarded-For is believed; nobody's unless set. */
  trustProxy: string | undefined
  /** The login of requests, which owns nothing. */
  databaseUrl: string | undefined
  /** The owner of the schema, for migrations and loading alone. */
  databaseOwnerUrl: string | undefined
  databaseReplicaUrl: string | undefined
  mode: Mode
  /** A demo that others than this machine reach, as its operator has said it shall be. */
  publicDemo: boolean
  /** Private keys as JSON Web Keys (a JSON list), newest first; the demo makes its own. */
  tokenKeys: string | undefined
  otpPepper: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  smsShape: SmsProvider['shape']
  smsUrl: string | undefined
  smsKey: string | undefined
  smsSender: string | undefined
  /** What /metrics asks for as a bearer token; open without it in the demo, and not there in live mode. */
  metricsKey: string | undefined
  /** Whether /docs and /openapi.json are there. */
  apiDocs: boolean
  featureLogin: boolean
  supportPhone: string
  noticeLimits: NoticeLimits
  /** Pages one network address may have made for it in a minute, those that were kept aside. */
  rendersPerMinute: number
  logLevel: NonNullable<Environment['LOG_LEVEL']>
}

const toConfig = (environment: Environment): Config => ({
  port: environment.PORT,
  host: environment.HOST,
  dataDir: environment.DATA_DIR,
  publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/$/, ''),
  trustProxy: environment.TRUST_PROXY,
  databaseUrl: environment.DATABASE_URL,
  databaseOwnerUrl: environment.DATABASE_OWNER_URL,
  databaseReplicaUrl: environment.DATABASE_REPLICA_URL,
  mode: environment.YANTRA_MODE,
  publicDemo: isPublicDemo(environment),
  tokenKeys: environment.TOKEN_KEYS,
  otpPepper: environment.OTP_PEPPER,
  smtpUrl: environment.SMTP_URL,
  mailFrom: environment.MAIL_FROM,
  smsShape: environment.SMS_SHAPE,
  smsUrl: environment.SMS_URL,
  smsKey: environment.SMS_KEY,
  smsSender: environment.SMS_SENDER,
  metricsKey: environment.METRICS_KEY,
  apiDocs: environment.API_DOCS,
  featureLogin: environment.FEATURE_LOGIN,
  supportPhone: environment.SUPPORT_PHONE,
  noticeLimits: noticeLimits(environment),
  rendersPerMinute: rendersPerMinute(environment),
  // The demo's terminal is read by a person; a line for each request would hide the few that matter.
  logLevel: environment.LOG_LEVEL ?? (environment.YANTRA_MODE === 'live' ? 'info' : 'warn'),
})

export const platformConfig = configPart({
  shape: platformShape,
  needs: {
    PUBLIC_URL: 'the address people reach this server at',
    DATABASE_URL: 'a PostgreSQL server; the embedded database does not survive a power cut',
    DATABASE_OWNER_URL:
      'the owner of that database, for migrations and loading alone; requests are served by another login',
    TOKEN_KEYS: 'the keys that sign access tokens',
    OTP_PEPPER: 'the secret that one-time codes are hashed with (32 characters or more)',
    SMTP_URL: 'the mail server',
    MAIL_FROM: 'the sender of mails',
    SMS_URL: 'the SMS provider',
    SMS_KEY: 'the key of the SMS provider',
    SMS_SENDER: 'the sender of text messages',
  },
  carriers: ['PUBLIC_URL', 'SMTP_URL', 'SMS_URL'],
  read: toConfig,
})
