import { ADDRESS_LINE_MAX } from '#contract/addresses.ts'
import { stateOfGstin } from '#contract/gst-states.ts'
import type { AddressField } from '#web/platform/address-rules.ts'

const PINCODE = /\b[1-9]\d{5}(?=\W*$)/

/**
 * Splits the GST directory's one-line address as well as possible: 'street, area, city, state 411016'. The user
 * corrects mistakes in the form.
 */
export function addressFrom(written: string, gstin: string): Record<AddressField, string> {
  const state = stateOfGstin(gstin) ?? ''
  const pincode = PINCODE.exec(written)?.[0] ?? ''
  const parts = written.replace(PINCODE, '').split(',').map(trimmed).filter(Boolean)
  if (parts.at(-1)?.toLowerCase() === state.toLowerCase()) parts.pop()
  const city = parts.length > 1 ? (parts.pop() ?? '') : ''
  const area = parts.length > 1 ? (parts.pop() ?? '') : ''
  return { addressLine1: clipped(parts.join(', ')), addressLine2: clipped(area), state, city, pincode }
}

const trimmed = (part: string) => part.replace(/[\s.–-]+$/, '').trim()
const clipped = (line: string) => Array.from(line).slice(0, ADDRESS_LINE_MAX).join('')
