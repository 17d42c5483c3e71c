import { ADDRESS_LINE_MAX } from '#contract/addresses.ts'
import type { AddressField } from '#web/platform/address-rules.ts'
import { stateOfGstin } from './gst-states.ts'

const PINCODE = /\b[1-9]\d{5}(?=\W*$)/

/**
 * The fields of an address out of the one line the GST directory has, as well as can be told:
 * 'street, area, city, state 411016'. Whatever is wrong is seen and put right in the form.
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
