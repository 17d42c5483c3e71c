import { z } from 'zod'
import { bucketAddress, flag, httpAddress, setText, wholeNumber } from './config-part.ts'
import { smsShapes } from './sms.ts'

const optional = setText.optional()

/** The platform's settings, by the names of their environment variables. */
export const platformShape = {
  PORT: wholeNumber.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  FILES_URL: bucketAddress.optional(),
  TRUST_PROXY: optional,
  PUBLIC_URL: httpAddress.optional(),
  DATABASE_URL: optional,
  DATABASE_OWNER_URL: optional,
  DATABASE_REPLICA_URL: optional,
  DATABASE_CONNECTIONS: wholeNumber.refine((most) => most >= 2, 'must be at least 2').default(20),
  YANTRA_MODE: z.enum(['demo', 'live']).default('demo'),
  YANTRA_DEMO_PUBLIC: z.enum(['yes', 'no']).default('no'),
  TOKEN_KEYS: optional,
  DOCUMENT_KEYS: optional,
  OTP_PEPPER: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optional,
  SMS_SHAPE: z.enum(smsShapes).default('msg91'),
  SMS_URL: httpAddress.optional(),
  SMS_KEY: optional,
  SMS_SENDER: optional,
  METRICS_KEY: z.string().min(16).optional(),
  API_DOCS: flag.default(true),
  SUPPORT_PHONE: z.string().default('1800 120 0000'),
  LIMIT_NOTICES_PER_COMPANY_DAY: wholeNumber.optional(),
  LIMIT_NOTICES_PER_UNVERIFIED_DAY: wholeNumber.optional(),
  LIMIT_NOTICES_TO_ONE_DAY: wholeNumber.optional(),
  LIMIT_NOTICES_PER_RECIPIENT_DAY: wholeNumber.optional(),
  LIMIT_RENDERS_PER_MINUTE: wholeNumber.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
}
export type Environment = z.infer<z.ZodObject<typeof platformShape>>
