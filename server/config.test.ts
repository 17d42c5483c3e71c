import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { OTP_LIMITS } from './modules/session/session.config.ts'

const live = {
  YANTRA_MODE: 'live',
  PUBLIC_URL: 'https://yantra.example/',
  DATABASE_URL: 'postgres://web@localhost/yantra',
  DATABASE_OWNER_URL: 'postgres://owner@localhost/yantra',
  TOKEN_KEYS: '[]',
  DOCUMENT_KEYS: '[]',
  OTP_PEPPER: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'a@b.example',
  CONTACT_TO: 'desk@b.example',
  SMS_URL: 'https://sms.example/send',
  SMS_KEY: 'key',
  SMS_SENDER: 'YANTRA',
  GST_DIRECTORY_URL: 'https://gst.example/search',
  GST_DIRECTORY_KEY: 'key',
}

test('the defaults are the demo on port 3000, with generous limits on codes', () => {
  expect(parseConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    otpLimits: OTP_LIMITS.demo,
    contactTo: 'desk@yantra.example',
    contactLimits: { perHour: undefined, perAddressHour: undefined },
  })
})

test('complete live settings have limits and an address without a trailing slash', () => {
  expect(parseConfig(live)).toMatchObject({
    mode: 'live',
    publicUrl: 'https://yantra.example',
    otpLimits: { perTenMinutes: 3, perHour: 5, perDay: 10, perAddressHour: 30, triesPerAddressHour: 100 },
    contactTo: 'desk@b.example',
    contactLimits: { perHour: 5, perAddressHour: 5 },
  })
})

test('each limit on codes is a setting', () => {
  const settings = {
    LIMIT_OTP_PER_TEN_MINUTES: '1',
    LIMIT_OTP_PER_HOUR: '2',
    LIMIT_OTP_PER_DAY: '4',
    LIMIT_OTP_PER_ADDRESS_HOUR: '5',
    LIMIT_OTP_TRIES_PER_ADDRESS_HOUR: '6',
  }
  const limits = { perTenMinutes: 1, perHour: 2, perDay: 4, perAddressHour: 5, triesPerAddressHour: 6 }
  expect(parseConfig({ ...live, ...settings }).otpLimits).toEqual(limits)
})

test.each(Object.keys(live).filter((name) => name !== 'YANTRA_MODE'))(
  'live mode refuses to start without %s and names it',
  (name) => {
    expect(() => parseConfig({ ...live, [name]: undefined })).toThrow(new RegExp(`needs.*\\n  ${name}: `))
  },
)

test('live mode names all missing settings at once', () => {
  expect(() => parseConfig({ YANTRA_MODE: 'live' })).toThrow(/PUBLIC_URL[\s\S]*TOKEN_KEYS[\s\S]*SMS_KEY/)
})

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ YANTRA_MODE: 'prod' }, 'YANTRA_MODE'],
  [{ OTP_PEPPER: 'short' }, 'OTP_PEPPER'],
  [{ FEATURE_LOGIN: 'yes' }, 'FEATURE_LOGIN'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ CONTACT_TO: 'Desk <desk@b.example>' }, 'CONTACT_TO'],
  [{ GST_DIRECTORY_URL: 'file:///etc/passwd' }, 'GST_DIRECTORY_URL'],
  [{ TELEMATICS_URL: 'ftp://telematics.example' }, 'TELEMATICS_URL'],
  [{ TELEMATICS_CLIENT_ID: 'us' }, 'TELEMATICS_TOKEN_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SECURITY_CONTACT: 'somebody' }, 'SECURITY_CONTACT'],
  [{ METRICS_KEY: 'short' }, 'METRICS_KEY'],
  [{ YANTRA_DEMO_PUBLIC: 'on' }, 'YANTRA_DEMO_PUBLIC'],
  [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS'],
])('%j is refused with its name', (variables, name) => {
  expect(() => parseConfig(variables)).toThrow(name)
})

test.each(['0.0.0.0', '::', '192.168.1.2', 'yantra.example'])(
  'the demo on %s, which other machines can reach, needs explicit permission',
  (HOST) => {
    expect(() => parseConfig({ HOST })).toThrow('YANTRA_DEMO_PUBLIC=yes')
    expect(() => parseConfig({ HOST, YANTRA_DEMO_PUBLIC: 'no' })).toThrow('YANTRA_DEMO_PUBLIC=yes')
    expect(parseConfig({ HOST, YANTRA_DEMO_PUBLIC: 'yes' }).publicDemo).toBe(true)
    expect(parseConfig({ ...live, HOST }).publicDemo).toBe(false)
  },
)

test.each(['127.0.0.1', 'localhost', '::1', '[::1]'])('the demo on %s is private to this machine', (HOST) => {
  expect(parseConfig({ HOST }).publicDemo).toBe(false)
})

test.each([
  ['PUBLIC_URL', 'http://yantra.example', 'https:'],
  ['SMS_URL', 'http://sms.example/send', 'https:'],
  ['GST_DIRECTORY_URL', 'http://gst.example/search', 'https:'],
  ['TELEMATICS_URL', 'http://telematics.example', 'https:'],
  ['TELEMATICS_TOKEN_URL', 'http://telematics.example/token', 'https:'],
  ['SMTP_URL', 'smtp://mail.example', 'smtps:'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=false', 'smtps:'],
])('live mode refuses %s=%s, because it is not encrypted', (name, url, way) => {
  expect(() => parseConfig({ ...live, [name]: url })).toThrow(new RegExp(`unencrypted:\n  ${name}: use ${way}`))
})

test.each([
  ['PUBLIC_URL', 'http://localhost:3000'],
  ['SMS_URL', 'http://127.0.0.1:9/send'],
  ['GST_DIRECTORY_URL', 'http://[::1]:9/search'],
  ['SMTP_URL', 'smtps://user:secret@mail.example'],
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
  ['SMTP_URL', 'smtp://127.0.0.1:25'],
])('live mode accepts %s=%s: encrypted, or on this machine', (name, url) => {
  expect(() => parseConfig({ ...live, [name]: url })).not.toThrow()
})
