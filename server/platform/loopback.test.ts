import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['127.0.0.1', '127.8.9.10', 'localhost', 'LOCALHOST', 'app.localhost', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is reachable from this machine only',
  (host) => expect(isLoopback(host)).toBe(true),
)

test.each([
  '0.0.0.0',
  '::',
  '192.168.1.2',
  '128.0.0.1',
  'localhost.example',
  'yantra.example',
  '127.0.0.1.example',
  '',
])('%s is reachable from other machines', (host) => expect(isLoopback(host)).toBe(false))
