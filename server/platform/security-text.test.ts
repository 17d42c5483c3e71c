import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { bareApp } from './bare-app.ts'
import { secondsAfter } from './clock.ts'
import { securityText } from './security-text.ts'

const DAY = 86_400

async function readAt(now: Date, settings: Record<string, string> = {}) {
  const config = parseConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://yantra.example', ...settings })
  const app = bareApp(config)
  securityText(app, config, () => now)
  const { headers, body } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  return body
}

test('security.txt contains its contact and its address', async () => {
  const text = await readAt(new Date())
  expect(text).toMatch(/^Contact: mailto:desk@yantra\.example\nExpires: /)
  expect(text).toContain('\nCanonical: https://yantra.example/.well-known/security.txt\n')
  const named = await readAt(new Date(), { SECURITY_CONTACT: 'https://yantra.example/security' })
  expect(named).toMatch(/^Contact: https:\/\/yantra\.example\/security\n/)
})

test.each([0, 90, 180, 400, 4000])('security.txt is valid for some months after %i days', async (days) => {
  const now = secondsAfter(new Date('2026-03-04T05:06:07Z'), days * DAY)
  const expires = new Date(/^Expires: (.*)$/m.exec(await readAt(now))?.[1] ?? 0)
  const left = (expires.getTime() - now.getTime()) / 1000 / DAY
  expect(left).toBeGreaterThan(90)
  expect(left).toBeLessThan(365)
})
