import { useState } from 'react'
import { folded, withoutMarks } from '#contract/identifiers.ts'
import { isAllDigits, isMobile, PHONE_DIGITS, PHONE_PREFIX, phoneDigits } from '#contract/phones.ts'
import { phoneTexts } from '#contract/texts/phones.en.ts'
import { texts } from './text.ts'

/** `+91` and ten digits. */
const TYPED_MAX = PHONE_PREFIX.length + PHONE_DIGITS

const digitsOf = (text: string) => folded(text).replace(/[^0-9]/g, '')

/** Twelve digits from 91 and eleven from 0 are a number with its prefix: the last ten. */
const withoutPrefix = (digits: string) => (/^(91|0)[0-9]{10}$/.test(digits) ? digits.slice(-PHONE_DIGITS) : digits)

/** The value of what a field shows: digits beyond ten are cut off. */
export const phoneValue = (shown: string) => (isAllDigits(shown) ? shown.slice(0, PHONE_DIGITS) : shown)

const pastedNumber = (digits: string) => phoneValue(withoutPrefix(digits))

/** The text of a phone field after a change, from its text before and after (B-26). */
export function enteredPhone(before: string, after: string) {
  const isForeign = folded(after).startsWith('+')
  if (isByKey(before, after) && !(isForeign && before.startsWith('+'))) return typedNumber(before, digitsOf(after))
  const digits = phoneDigits(after)
  if (digits !== undefined) return pastedNumber(digits)
  // The number of another country keeps its plus, which the rule of the field refuses.
  return isForeign ? `+${digitsOf(after)}`.slice(0, TYPED_MAX) : pastedNumber(digitsOf(after))
}

/** The same for a field that also takes an e-mail address, which is unchanged. */
export function enteredIdentifier(before: string, after: string) {
  const digits = phoneDigits(after)
  if (!isByKey(before, after)) return digits === undefined ? withoutMarks(after).trim() : pastedNumber(digits)
  const typed = folded(after).replaceAll(' ', '')
  if (isAllDigits(typed)) return typedNumber(before, typed)
  return typed.startsWith('+') && digits?.length === PHONE_DIGITS ? digits : after.trimStart()
}

/** An eleventh digit is kept at the end of 91… only, where a twelfth makes it a number with its prefix. */
function typedNumber(before: string, digits: string) {
  const isInserted = digits.length > before.length && !digits.startsWith(before)
  if (isInserted && isAllDigits(before) && before.length >= PHONE_DIGITS) return before
  const number = withoutPrefix(digits)
  const mayGoOn = number.length === PHONE_DIGITS + 1 && number.startsWith('91')
  return mayGoOn ? number : phoneValue(number)
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

const usePhoneTexts = texts({ en: phoneTexts })

/** A field of a form, by `bind`. */
type Bound = { value: string; onChange: (value: string) => void }

function useEntry<Field extends Bound>(field: Field, hint: string | undefined, entered: typeof enteredPhone) {
  const { unlikely } = usePhoneTexts()
  const [typed, setTyped] = useState(field.value)
  const value = phoneValue(typed) === field.value ? typed : field.value
  const isUnlikely = isAllDigits(field.value) && field.value.length === PHONE_DIGITS && !isMobile(field.value)
  return {
    ...field,
    value,
    hint: isUnlikely ? [unlikely, hint].filter(Boolean).join(' ') : hint,
    onChange(next: string) {
      const text = entered(value, next)
      setTyped(text)
      field.onChange(phoneValue(text))
    },
    /** Leaving the field shows the value; the form's own `onBlur` is unchanged. */
    onBlurCapture: () => setTyped(field.value),
  }
}

/** The properties of a text field for a phone number: ten digits after +91, typed or pasted in any notation. */
export const usePhoneEntry = <Field extends Bound>(field: Field, hint?: string) => ({
  ...useEntry(field, hint, enteredPhone),
  prefix: PHONE_PREFIX,
  inputMode: 'numeric' as const,
  autoComplete: 'tel-national',
})

/** The same for the sign-in identifier, a phone number or an e-mail address; +91 stands before digits alone. */
export function useIdentifierEntry<Field extends Bound>(field: Field, hint: string) {
  const entry = useEntry(field, hint, enteredIdentifier)
  return { ...entry, prefix: isAllDigits(entry.value) ? PHONE_PREFIX : undefined, autoComplete: 'username' }
}
