export const PHONE_PREFIX = '+91'
const PHONE_DIGITS = 10

/** All digits is a phone (specification section 5); other scripts' digits are not. */
export const isPhoneLike = (value: string) => /^[0-9]+$/.test(value)

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '')

/** The digits of a phone number in any notation, without +91 and leading 0; undefined for other text (B-26). */
export function phoneIn(text: string) {
  if (!/^[+0-9][0-9\s()./-]*$/.test(text.trim())) return undefined
  return withoutPrefix(digitsOf(text), text.trim().startsWith('+'))
}

function withoutPrefix(digits: string, international: boolean) {
  if (digits.length > PHONE_DIGITS && digits.startsWith('0')) return withoutPrefix(digits.replace(/^0+/, ''), false)
  if (digits.startsWith('91') && (international || digits.length > PHONE_DIGITS)) return digits.slice(2)
  return digits
}

/** The value of a phone field after a change, from its text before and after. */
export const enteredPhone = (before: string, after: string) =>
  isByKey(before, after) ? atMostTen(before, digitsOf(after)) : digitsOf(pasted(after)).slice(0, PHONE_DIGITS)

/** The same for a field that also takes an e-mail address, which is unchanged. */
export function enteredIdentifier(before: string, after: string) {
  if (!isByKey(before, after)) return pasted(after)
  const typed = after.replace(/\s/g, '')
  return isPhoneLike(typed) ? atMostTen(before, typed) : after.trimStart()
}

/** Cleans only text inserted at once: `+919876543210` cut to ten digits would be a wrong number (B-26). */
const pasted = (text: string) => phoneIn(text)?.slice(0, PHONE_DIGITS) || text.trim()

/** An eleventh digit is ignored, wherever it is typed. */
function atMostTen(before: string, digits: string) {
  if (digits.length <= PHONE_DIGITS) return digits
  return isPhoneLike(before) && before.length === PHONE_DIGITS ? before : digits.slice(0, PHONE_DIGITS)
}

/** A key inserts one character at most; a paste, a drop, autofill or a keyboard's suggestion inserts many. */
const isByKey = (before: string, after: string) => putIn(before, after) <= 1

/** The number of inserted characters between the common start and end of both texts. */
function putIn(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.length - start - end
}
