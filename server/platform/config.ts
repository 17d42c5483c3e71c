import { isPublicDemo } from './config-demo.ts'
import { type Environment, platformShape } from './config-environment.ts'
import { type NoticeLimits, noticeLimits, rendersPerMinute } from './config-limits.ts'
import { configPart, type Mode } from './config-part.ts'
import type { SmsProvider } from './sms.ts'

/** The configuration of the platform; a row adds its own part (`x.config.ts`). */
export type Config = {
  port: number
  host: string
  dataDir: string
  /** The bucket of files, with its key; without it files are in the data folder. */
  filesUrl: string | undefined
  publicUrl: string
  /** Addresses of trusted proxies, whose X-Forwarded-For counts; none by default. */
  trustProxy: string | undefined
  /** The login that serves requests; it owns nothing. */
  databaseUrl: string | undefined
  /** The owner of the schema, for its tables and loading only. */
  databaseOwnerUrl: string | undefined
  databaseReplicaUrl: string | undefined
  /** The most connections of this process to each database server. */
  databaseConnections: number
  mode: Mode
  /** A demo that other machines can reach, with its operator's consent. */
  publicDemo: boolean
  /** Private keys as JSON Web Keys (a JSON list), newest first; the demo generates its own. */
  tokenKeys: string | undefined
  /** The same, for signatures under documents. */
  documentKeys: string | undefined
  /** Keys the hashes of codes, devices, refresh tokens and links in notices, in several rows. */
  otpPepper: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  smsShape: SmsProvider['shape']
  smsUrl: string | undefined
  smsKey: string | undefined
  smsSender: string | undefined
  /** The bearer token of /metrics. Without it, /metrics is open in the demo and absent in live mode. */
  metricsKey: string | undefined
  /** Whether /docs and /openapi.json are served. */
  apiDocs: boolean
  /** Shown on pages and in the notices of several rows. */
  supportPhone: string
  noticeLimits: NoticeLimits
  /** Pages rendered for one network in a minute; cached pages do not count. */
  rendersPerMinute: number
  logLevel: NonNullable<Environment['LOG_LEVEL']>
}

const toConfig = (environment: Environment): Config => ({
  port: environment.PORT,
  host: environment.HOST,
  dataDir: environment.DATA_DIR,
  filesUrl: environment.FILES_URL,
  publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/$/, ''),
  trustProxy: environment.TRUST_PROXY,
  databaseUrl: environment.DATABASE_URL,
  databaseOwnerUrl: environment.DATABASE_OWNER_URL,
  databaseReplicaUrl: environment.DATABASE_REPLICA_URL,
  databaseConnections: environment.DATABASE_CONNECTIONS,
  mode: environment.YANTRA_MODE,
  publicDemo: isPublicDemo(environment),
  tokenKeys: environment.TOKEN_KEYS,
  documentKeys: environment.DOCUMENT_KEYS,
  otpPepper: environment.OTP_PEPPER,
  smtpUrl: environment.SMTP_URL,
  mailFrom: environment.MAIL_FROM,
  smsShape: environment.SMS_SHAPE,
  smsUrl: environment.SMS_URL,
  smsKey: environment.SMS_KEY,
  smsSender: environment.SMS_SENDER,
  metricsKey: environment.METRICS_KEY,
  apiDocs: environment.API_DOCS,
  supportPhone: environment.SUPPORT_PHONE,
  noticeLimits: noticeLimits(environment),
  rendersPerMinute: rendersPerMinute(environment),
  // A person reads the demo's terminal; a line for each request would hide the important ones.
  logLevel: environment.LOG_LEVEL ?? (environment.YANTRA_MODE === 'live' ? 'info' : 'warn'),
})

export const platformConfig = configPart({
  shape: platformShape,
  needs: {
    PUBLIC_URL: 'the address people reach this server at',
    DATABASE_URL: 'a PostgreSQL server; the embedded database does not survive a power cut',
    DATABASE_OWNER_URL:
      'the owner of that database, for its tables and loading alone; requests are served by another login',
    TOKEN_KEYS: 'the keys that sign access tokens',
    DOCUMENT_KEYS: 'the keys that sign accepted documents',
    OTP_PEPPER: 'the secret that one-time codes are hashed with (32 characters or more)',
    SMTP_URL: 'the mail server',
    MAIL_FROM: 'the sender of mails',
    SMS_URL: 'the SMS provider',
    SMS_KEY: 'the key of the SMS provider',
    SMS_SENDER: 'the sender of text messages',
  },
  carriers: ['PUBLIC_URL', 'FILES_URL', 'SMTP_URL', 'SMS_URL'],
  read: toConfig,
})
