import { PHONE_DIGITS, phoneDigits } from '#contract/phones.ts'

/** Escapes the wildcards of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The patterns of a search, a phone number in any notation too: anywhere in the text, and at its beginning; undefined for less than two characters. */
export function patternsOf(typed: string) {
  const phone = phoneDigits(typed)
  const text = phone?.length === PHONE_DIGITS ? phone : typed.trim().replace(/\s+/g, ' ')
  return text.length < 2 ? undefined : { anywhere: `%${escaped(text)}%`, start: `${escaped(text)}%` }
}
