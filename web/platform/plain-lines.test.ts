import { expect, test } from 'vitest'
import { plainLines } from './plain-lines.ts'

test.each([
  ['1. **Hire.** It starts.', '1. Hire. It starts.'],
  ['## Who we are', 'Who we are'],
  ['- one\n- two', '• one\n• two'],
  ['3 * 4 * 5', '3 * 4 * 5'],
])('%j becomes %j', (markdown, plain) => expect(plainLines(markdown)).toBe(plain))
