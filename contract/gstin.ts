import { fill } from './fill.ts'
import { capitals, ungrouped } from './identifiers.ts'

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
/** State, year, country or body, serial number, and UN or ON for the United Nations or another notified body. */
const UIN = /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/
const HOLDERS = 'ABCFGHJLPT'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A GSTIN or a UIN as typed or copied, in capital letters without spaces and hyphens. */
export const normaliseGstin = (typed: string) => capitals(ungrouped(typed))
/** The holder's PAN: characters 3 to 12 of a GSTIN; undefined for a UIN, whose holder has none. */
export const panOf = (gstin: string) => (isUin(gstin) ? undefined : gstin.slice(2, 12))
export const stateCodeOf = (gstin: string) => gstin.slice(0, 2)

/** The check character of the first 14 (Luhn mod 36, the GST portal's rule). */
export function gstinCheckCharacter(first14: string) {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

const isChecked = (number: string) => gstinCheckCharacter(number.slice(0, 14)) === number.charAt(14)

/** Whether a number is the unique identity number of an embassy or a body of the United Nations (CGST section 25(9)). */
export const isUin = (number: string) => UIN.test(number)

/** Fills a text such as `GSTIN {gstin}`; a UIN is printed under its own name (CGST rule 46(d)). */
export const namedNumber = (form: string, gstin: string) =>
  fill(isUin(gstin) ? form.replace('GSTIN', 'UIN') : form, { gstin })

/** Whether a party is registered under GST; the holder of a UIN is not (CGST section 2(94)). */
export const isRegistered = (gstin: string | null) => gstin !== null && !isUin(gstin)

/**
 * The first reason why a normalised text is no number under which a customer is billed, which is a GSTIN or a UIN.
 * A UIN has the state code and the check character of a GSTIN.
 */
export function customerNumberFault(number: string): GstinFault | undefined {
  if (!isUin(number)) return gstinFault(number)
  if (!STATE.test(number)) return 'STATE_CODE'
  return isChecked(number) ? undefined : 'CHECKSUM'
}

export const isPan = (pan: string) => PAN.test(pan) && pan.slice(5, 9) !== '0000'

/** The first reason why a normalised text is not a regular taxpayer's GSTIN, or undefined. */
export function gstinFault(gstin: string): GstinFault | undefined {
  if (gstin === '') return 'EMPTY'
  if (gstin.length !== GSTIN_LENGTH) return 'LENGTH'
  if (!/^[0-9A-Z]+$/.test(gstin)) return 'CHARACTER'
  if (!STATE.test(gstin)) return 'STATE_CODE'
  const pan = gstin.slice(2, 12)
  if (!isPan(pan)) return 'PAN_FORMAT'
  if (!HOLDERS.includes(pan.charAt(3))) return 'PAN_ENTITY_TYPE'
  if (gstin.charAt(12) === '0') return 'REGISTRATION_NUMBER'
  if (gstin.charAt(13) !== 'Z') return 'POSITION_14'
  return isChecked(gstin) ? undefined : 'CHECKSUM'
}
