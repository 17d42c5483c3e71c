/** Why a text is not a GSTIN, in the order of the checks. */
const gstinFaults = [
  'EMPTY',
  'LENGTH',
  'CHARACTER',
  'STATE_CODE',
  'PAN_FORMAT',
  'PAN_ENTITY_TYPE',
  'REGISTRATION_NUMBER',
  'POSITION_14',
  'CHECKSUM',
] as const
type GstinFault = (typeof gstinFaults)[number]

export const GSTIN_LENGTH = 15
const STATE = /^(0[1-9]|1\d|2[0-4]|26|27|29|3[0-8]|97)/
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
const HOLDERS = 'ABCFGHJLPT'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const normaliseGstin = (typed: string) => typed.trim().toUpperCase()
/** The holder's PAN: characters 3 to 12. */
export const panOf = (gstin: string) => gstin.slice(2, 12)
export const stateCodeOf = (gstin: string) => gstin.slice(0, 2)

/** The check character of the first 14 (Luhn mod 36, the GST portal's rule). */
export function gstinCheckCharacter(first14: string) {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

export const isPan = (pan: string) => PAN.test(pan) && pan.slice(5, 9) !== '0000'

/** The first reason why a normalised text is not a regular taxpayer's GSTIN, or undefined. */
export function gstinFault(gstin: string): GstinFault | undefined {
  if (gstin === '') return 'EMPTY'
  if (gstin.length !== GSTIN_LENGTH) return 'LENGTH'
  if (!/^[0-9A-Z]+$/.test(gstin)) return 'CHARACTER'
  if (!STATE.test(gstin)) return 'STATE_CODE'
  const pan = panOf(gstin)
  if (!isPan(pan)) return 'PAN_FORMAT'
  if (!HOLDERS.includes(pan.charAt(3))) return 'PAN_ENTITY_TYPE'
  if (gstin.charAt(12) === '0') return 'REGISTRATION_NUMBER'
  if (gstin.charAt(13) !== 'Z') return 'POSITION_14'
  return gstinCheckCharacter(gstin.slice(0, 14)) === gstin.charAt(14) ? undefined : 'CHECKSUM'
}
