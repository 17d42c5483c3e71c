// The words of a statement's rows: narrations, and rows that are no transactions.

const NARRATION_MAX = 500

/** A narration as one line, without characters that break lines, change direction or are invisible. */
export const narrationIn = (cell: string) =>
  Array.from(
    cell
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, NARRATION_MAX)
    .join('')

const BALANCE = String.raw`(opening|closing)\s+bal(ance)?|bal(ance)?\s+(b\/?f|c\/?f|brought|carried)|[bc]\/f|(brought|carried)\s+forward`
const SAYS_BALANCE = new RegExp(String.raw`\b(${BALANCE})\b`, 'i')
const IS_BALANCE = new RegExp(String.raw`^\W*(${BALANCE})(\s+(forward|as (on|of)))?[^a-z]*$`, 'i')

/** Words of a sum, in a row without a day. */
export const saysSum = (text: string) =>
  SAYS_BALANCE.test(text) || /\b((sub|grand|page)[ -]?)?totals?\b|\bsummary\b/i.test(text)

/** The balance that a statement begins or ends with is no transaction; a payment may mention it all the same. */
export const isBalance = (narration: string, hasAmount: boolean) =>
  (hasAmount ? IS_BALANCE : SAYS_BALANCE).test(narration)
