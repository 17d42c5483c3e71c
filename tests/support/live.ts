import type { Secrets } from '#server/platform/secrets.ts'

/** All settings that live mode requires; the providers are never reached unless a test names its own. */
export const liveSettings = ({ tokenKeys, documentKeys, otpPepper }: Secrets) => ({
  YANTRA_MODE: 'live',
  PUBLIC_URL: 'https://yantra.example',
  DATABASE_URL: 'postgres://the.test.has.its.own',
  DATABASE_OWNER_URL: 'postgres://the.test.has.its.own',
  TOKEN_KEYS: tokenKeys,
  DOCUMENT_KEYS: documentKeys,
  OTP_PEPPER: otpPepper,
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Yantra <no-reply@yantra.example>',
  CONTACT_TO: 'people@yantra.example',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'secret',
  SMS_SENDER: 'YANTRA',
  GST_DIRECTORY_URL: 'https://gst.example',
  GST_DIRECTORY_KEY: 'secret',
})
