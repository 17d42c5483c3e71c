import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const live = {
  YANTRA_MODE: 'live',
  PUBLIC_URL: 'https://yantra.example/',
  DATABASE_URL: 'postgres://localhost/yantra',
  TOKEN_KEYS: '[]',
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

test('without any setting it is the demo on port 3000, without limits on codes', () => {
  expect(parseConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    otpLimits: { perHour: undefined, perDay: undefined, perAddressHour: undefined },
    contactTo: 'desk@yantra.example',
    contactLimits: { perHour: undefined, perAddressHour: undefined },
  })
})

test('live mode with everything it needs has limits and an address without a slash at the end', () => {
  expect(parseConfig(live)).toMatchObject({
    mode: 'live',
    publicUrl: 'https://yantra.example',
    otpLimits: { perHour: 5, perDay: 10, perAddressHour: 30 },
    contactTo: 'desk@b.example',
    contactLimits: { perHour: 5, perAddressHour: 5 },
  })
})

test.each(Object.keys(live).filter((name) => name !== 'YANTRA_MODE'))(
  'live mode refuses to start without %s, by name',
  (name) => {
    expect(() => parseConfig({ ...live, [name]: undefined })).toThrow(new RegExp(`needs.*\\n  ${name}: `))
  },
)

test('live mode names all that is missing at once', () => {
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
])('%j is refused by name', (variables, name) => {
  expect(() => parseConfig(variables)).toThrow(name)
})
