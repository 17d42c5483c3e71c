/** Marks without width or shape, which messengers and contact apps put around what is copied. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** Full-width letters and signs of Asian keyboards; the whole row stands 0xFEE0 above ASCII. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfe_e0
const DASH = /[\p{Pd}\u2212]/gu
const DIGIT = /\p{Nd}/u

/** The value of a decimal digit of any script: Unicode keeps each ten together, from 0 on (stability policy). */
function valueOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The text without invisible marks. */
export const withoutMarks = (typed: string) => typed.replace(INVISIBLE, '')

/**
 * An identifier as ASCII: digits of all scripts and full-width characters become their own, dashes hyphens and gaps one
 * space; invisible marks go. A look-alike of another script stays, so that the rule of the identifier refuses it.
 */
export const folded = (typed: string) =>
  withoutMarks(typed)
    .replace(/(?![0-9])\p{Nd}/gu, valueOf)
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(DASH, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** A folded identifier without spaces and hyphens, which only group its characters. */
export const ungrouped = (typed: string) => folded(typed).replace(/[ -]/g, '')

/** With the small letters of ASCII as capitals: `toUpperCase` would make an S of ſ and an I of ı. */
export const capitals = (text: string) => text.replace(/[a-z]+/g, (small) => small.toUpperCase())
