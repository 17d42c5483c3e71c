import { folded } from './identifiers.ts'

export const PHONE_PREFIX = '+91'
export const PHONE_DIGITS = 10

export const isAllDigits = (value: string) => /^[0-9]+$/.test(value)

/** A number in any notation, after `tel:` was taken off. */
const NOTATION = /^\+?[ (]*[0-9][0-9 ().,/-]*$/

/**
 * The digits of a phone number as typed or copied, without an explicit +91; undefined for other text and for the number
 * of another country. It does not count them: ten are an Indian number.
 */
export function phoneDigits(typed: string) {
  const number = folded(typed).replace(/^tel: ?/i, '')
  if (!NOTATION.test(number)) return undefined
  const digits = number.replace(/[^0-9]/g, '')
  if (!number.startsWith('+')) return digits.replace(/^0091(?=[0-9]{10}$)/, '')
  return digits.startsWith('91') ? digits.slice(2) : undefined
}

/** Whether ten digits may be an Indian mobile, which begins with 6 to 9; other numbers get no text message. */
export const isMobile = (phone: string) => /^[6-9][0-9]{9}$/.test(phone)
