// Amounts of bank statements, in rupees with the commas of lakhs or thousands, as paise.

type Side = 'CREDIT' | 'DEBIT'
/** Paise above zero; `isNegative` for a minus or parentheses, `side` where the cell ends in Cr or Dr. */
type Money = { readonly paise: number; readonly isNegative: boolean; readonly side: Side | null }

const AMOUNT = /^(\d{1,12}|\d{1,3}(,\d\d){0,4},\d{3}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2}0*)?$/
const SUFFIX = /\s*(?:\(\s*(cr|dr)\.?\s*\)|(cr|dr)\.?)$/i

/** Longer cells are no amounts. */
const CELL_MAX = 40

/** A sign before or after the figure, or parentheses around it. */
function unsigned(figure: string) {
  const [, within] = /^\((.*)\)$/.exec(figure) ?? []
  const bare = (within ?? figure).replace(/^[-−–]\s*|\s*[-−–]$/, '')
  return { bare: bare.replace(/^\+\s*/, ''), isNegative: within !== undefined || bare !== figure }
}

/** The amount in a cell; null for an empty cell, a dash or zero, undefined for what is no amount. */
export function moneyIn(cell: string): Money | null | undefined {
  if (cell.length > CELL_MAX) return undefined
  const [suffix = '', inside, plain] = SUFFIX.exec(cell) ?? []
  const marked = cell.slice(0, cell.length - suffix.length).trim()
  if (/^[-–—]*$/.test(marked)) return null
  const { bare, isNegative } = unsigned(marked.replace(/^(₹|rs\.?|inr)\s*/i, ''))
  const figure = bare.replace(/^(₹|rs\.?|inr)\s*/i, '')
  if (!AMOUNT.test(figure)) return undefined
  const [rupees = '0', paise = ''] = figure.replaceAll(',', '').split('.')
  const amount = Number(rupees) * 100 + Number(paise.slice(0, 2).padEnd(2, '0'))
  const letter = (inside ?? plain)?.[0]?.toUpperCase()
  const side = letter === undefined ? null : letter === 'C' ? 'CREDIT' : 'DEBIT'
  return amount === 0 ? null : { paise: amount, isNegative, side }
}

/** The side that a cell of `Dr/Cr` names; null for another word. */
function sideIn(cell: string): Side | null {
  if (/^(cr?|credit|deposit)\.?$/i.test(cell)) return 'CREDIT'
  return /^(dr?|debit|withdrawal)\.?$/i.test(cell) ? 'DEBIT' : null
}

/** The balance of a row in paise, below zero where money is owed to the bank; null if it cannot be read. */
export function balanceIn(cell: string, side: string) {
  const money = moneyIn(cell)
  if (money === undefined || (money === null && cell === '')) return null
  if (money === null) return 0
  return money.isNegative || (money.side ?? sideIn(side)) === 'DEBIT' ? -money.paise : money.paise
}

const other = (side: Side): Side => (side === 'CREDIT' ? 'DEBIT' : 'CREDIT')

/** What a row moves; or the field that is wrong, and why: no amount, not exactly one amount, or no clear way of it. */
export type Movement =
  | { readonly direction: Side; readonly paise: number }
  | { readonly wrong: 'rupees' | 'side-unclear'; readonly field: 'debit' | 'credit' | 'amount' }
  | { readonly wrong: 'one-amount' }

/** Columns of debit and credit: a negative figure in one is a reversal on the other side. */
export function movementOf(debitCell: string, creditCell: string): Movement {
  const [debit, credit] = [moneyIn(debitCell), moneyIn(creditCell)]
  if (debit === undefined) return { wrong: 'rupees', field: 'debit' }
  if (credit === undefined) return { wrong: 'rupees', field: 'credit' }
  const money = debit ?? credit
  if (money === null || (debit !== null && credit !== null)) return { wrong: 'one-amount' }
  const column: Side = debit === null ? 'CREDIT' : 'DEBIT'
  if (money.side !== null && money.side !== column)
    return { wrong: 'side-unclear', field: debit === null ? 'credit' : 'debit' }
  return { direction: money.isNegative ? other(column) : column, paise: money.paise }
}

/**
 * One column of amounts, whose way a column of Dr/Cr, a suffix or a sign says. `isSigned`: amounts of this file have
 * signs, so that one without a sign came in.
 */
export function singleMovementOf(cell: string, sideCell: string, isSigned: boolean): Movement {
  const money = moneyIn(cell)
  if (money === undefined) return { wrong: 'rupees', field: 'amount' }
  if (money === null) return { wrong: 'one-amount' }
  const named = money.side ?? sideIn(sideCell)
  const signed: Side | null = money.isNegative ? 'DEBIT' : isSigned ? 'CREDIT' : null
  const direction = named ?? signed
  // A minus with Dr says the same twice; with Cr it contradicts.
  if (
    direction === null ||
    (money.isNegative && direction === 'CREDIT') ||
    (money.side && sideIn(sideCell) === other(money.side))
  )
    return { wrong: 'side-unclear', field: 'amount' }
  return { direction, paise: money.paise }
}

/** Whether an amount says its way by a sign. */
export const isSignedAmount = (cell: string) => moneyIn(cell)?.isNegative === true || cell.startsWith('+')
