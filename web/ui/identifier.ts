export const PHONE_PREFIX = '+91'
export const PHONE_DIGITS = 10

/** All digits is a phone (specification section 5); other scripts' digits are not. */
export const isPhoneLike = (value: string) => /^[0-9]+$/.test(value)

/**
 * What goes into the field for what was typed or pasted: a number loses its blanks, dashes, +91 and leading 0 before
 * it is cut to ten digits, as `+919876543210` would otherwise become a wrong one (B-26). Anything else stays.
 */
export function cleanIdentifier(typed: string) {
  if (!/^[+0-9][0-9\s()./-]*$/.test(typed.trim())) return typed.trimStart()
  const digits = typed.replace(/[^0-9]/g, '')
  return withoutPrefix(digits, typed.trim().startsWith('+')).slice(0, PHONE_DIGITS) || typed.trim()
}

function withoutPrefix(digits: string, international: boolean) {
  if (digits.length > PHONE_DIGITS && digits.startsWith('0')) return withoutPrefix(digits.replace(/^0+/, ''), false)
  if (digits.startsWith('91') && (international || digits.length > PHONE_DIGITS)) return digits.slice(2)
  return digits
}
