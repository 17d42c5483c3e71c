import { isPublicDemo, refuseOpenDemo } from './config-demo.ts'
import { Environment } from './config-environment.ts'
import {
  type ContactLimits,
  contactLimits,
  type NoticeLimits,
  noticeLimits,
  type OtpLimits,
  otpLimits,
  rendersPerMinute,
} from './config-limits.ts'
import { refuseIncompleteLive, refusePlainLive } from './config-live.ts'
import type { SmsProvider } from './sms.ts'

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
  mode: 'demo' | 'live'
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
  /** Where GSTINs are looked up; in the embedded directory unless set. */
  gstDirectoryUrl: string | undefined
  gstDirectoryKey: string | undefined
  /** What /metrics asks for as a bearer token; open without it in the demo, and not there in live mode. */
  metricsKey: string | undefined
  /** Whether /docs and /openapi.json are there. */
  apiDocs: boolean
  /** The address that whoever finds a hole writes to, as security.txt names it. */
  securityContact: string
  featureLogin: boolean
  supportPhone: string
  otpLimits: OtpLimits
  /** GSTINs one account may look up in an hour; undefined means without limit. */
  gstLookupsPerHour: number | undefined
  /** The e-mail address of the people who answer the contact form. */
  contactTo: string
  contactLimits: ContactLimits
  noticeLimits: NoticeLimits
  /** Pages one network address may have made for it in a minute, those that were kept aside. */
  rendersPerMinute: number
  logLevel: NonNullable<Environment['LOG_LEVEL']>
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
  gstDirectoryUrl: environment.GST_DIRECTORY_URL,
  gstDirectoryKey: environment.GST_DIRECTORY_KEY,
  metricsKey: environment.METRICS_KEY,
  apiDocs: environment.API_DOCS,
  securityContact: environment.SECURITY_CONTACT ?? `mailto:${environment.CONTACT_TO ?? DEMO_DESK}`,
  featureLogin: environment.FEATURE_LOGIN,
  supportPhone: environment.SUPPORT_PHONE,
  otpLimits: otpLimits(environment),
  gstLookupsPerHour: environment.LIMIT_GST_LOOKUPS_PER_HOUR ?? (environment.YANTRA_MODE === 'live' ? 10 : undefined),
  contactTo: environment.CONTACT_TO ?? DEMO_DESK,
  contactLimits: contactLimits(environment),
  noticeLimits: noticeLimits(environment),
  rendersPerMinute: rendersPerMinute(environment),
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
  refuseOpenDemo(parsed.data)
  refuseIncompleteLive(parsed.data)
  refusePlainLive(parsed.data)
  return toConfig(parsed.data)
}
