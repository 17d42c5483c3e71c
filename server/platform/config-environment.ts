import { z } from 'zod'
import { smsShapes } from './sms.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const wholeNumber = z.string().regex(/^\d+$/).transform(Number)
const optional = z.string().min(1).optional()

/** Every setting by the name of its environment variable, as it is written there. */
export const Environment = z.object({
  PORT: wholeNumber.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  TRUST_PROXY: optional,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optional,
  DATABASE_OWNER_URL: optional,
  DATABASE_REPLICA_URL: optional,
  YANTRA_MODE: z.enum(['demo', 'live']).default('demo'),
  YANTRA_DEMO_PUBLIC: z.enum(['yes', 'no']).default('no'),
  TOKEN_KEYS: optional,
  OTP_PEPPER: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optional,
  CONTACT_TO: z.email().optional(),
  SMS_SHAPE: z.enum(smsShapes).default('msg91'),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: optional,
  SMS_SENDER: optional,
  GST_DIRECTORY_URL: z.url({ protocol: /^https?$/ }).optional(),
  GST_DIRECTORY_KEY: optional,
  METRICS_KEY: z.string().min(16).optional(),
  API_DOCS: flag.default(true),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/ }).optional(),
  FEATURE_LOGIN: flag.default(true),
  SUPPORT_PHONE: z.string().default('1800 120 0000'),
  LIMIT_OTP_PER_TEN_MINUTES: wholeNumber.optional(),
  LIMIT_OTP_PER_HOUR: wholeNumber.optional(),
  LIMIT_OTP_PER_DAY: wholeNumber.optional(),
  LIMIT_OTP_PER_ADDRESS_HOUR: wholeNumber.optional(),
  LIMIT_OTP_TRIES_PER_ADDRESS_HOUR: wholeNumber.optional(),
  LIMIT_GST_LOOKUPS_PER_HOUR: wholeNumber.optional(),
  LIMIT_CONTACT_PER_HOUR: wholeNumber.optional(),
  LIMIT_CONTACT_PER_ADDRESS_HOUR: wholeNumber.optional(),
  LIMIT_NOTICES_PER_COMPANY_DAY: wholeNumber.optional(),
  LIMIT_NOTICES_PER_UNVERIFIED_DAY: wholeNumber.optional(),
  LIMIT_NOTICES_TO_ONE_DAY: wholeNumber.optional(),
  LIMIT_NOTICES_PER_RECIPIENT_DAY: wholeNumber.optional(),
  LIMIT_RENDERS_PER_MINUTE: wholeNumber.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
})
export type Environment = z.infer<typeof Environment>
