// The columns of a bank statement, found by the headings of Indian banks.

/** One column with both ways of money, such as `Withdrawal (Dr)/Deposit (Cr)`. */
const BOTH = /^(withdr|debit).*(deposit|credit)|^(deposit|credit).*(withdr|debit)/
const SIDE = /^(drcr|crdr|debitcredit|creditdebit|(transaction|txn|tran)?type)$/

/** Headings in letters alone. */
const HEADINGS = {
  bookedOn:
    /^((txn|trans?|transaction|txnposted|post|posting|posted|booking|book|entry)?(date(time)?|dt)|dateoftransaction)$/,
  valueOn: /^val(ue)?(date?|dt)$/,
  narration:
    /narration|description|particular|remark|^(transaction|txn|tran)?details$|^detailsoftransaction$|^transactions?$/,
  cheque: /^(cheque|chq|instrument)|chequeno|chqno/,
  reference: /^(ref|utr|rrn|bankref|custref|(transaction|txn|tran)(id|ref|no))/,
  debit: /^(debit|withdr|paidout|moneyout|dr(amount|amt|inr|rs)*$)/,
  credit: /^(credit|deposit|paidin|moneyin|cr(amount|amt|inr|rs)*$)/,
  amount: /^(transaction|txn|tran)?(amount|amt)(inr|rs|inrs)?$/,
  side: SIDE,
  balance: /balance|^(closing|running|available)?bal(inr|rs)?$/,
} as const
export type StatementField = keyof typeof HEADINGS
/** The places of the columns of each field; a file may have one of cheques and one of references. */
export type StatementColumns = Readonly<Record<StatementField, readonly number[]>> & {
  /** The column that says whether the amount came in or went out. */
  readonly sideOfAmount: number | undefined
  /** The column that says whether the bank or the customer owes the balance. */
  readonly sideOfBalance: number | undefined
}

const letters = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')

const isField = (field: StatementField, heading: string) =>
  BOTH.test(heading) ? field === (SIDE.test(heading) ? 'side' : 'amount') : HEADINGS[field].test(heading)

/** The column of `Dr/Cr` right after the balance is that of the balance where there is another one, or no single amount. */
function sidesOf(side: readonly number[], amount: readonly number[], balance: readonly number[]) {
  const afterBalance = side.find((place) => balance.includes(place - 1))
  const others = side.filter((place) => place !== afterBalance)
  const beside = side.find((place) => amount.some((one) => Math.abs(one - place) === 1))
  const sideOfAmount = amount.length === 0 ? undefined : (beside ?? others[0] ?? afterBalance)
  return { sideOfAmount, sideOfBalance: afterBalance === sideOfAmount ? undefined : afterBalance }
}

/** The columns of a row of headings; undefined if it is none: it names a day, a narration, and an amount. */
export function columnsOf(cells: readonly string[]): StatementColumns | undefined {
  const headings = cells.map(letters)
  const placesOf = (field: StatementField) =>
    headings.flatMap((heading, place) => (isField(field, heading) ? [place] : []))
  const fields = {
    bookedOn: placesOf('bookedOn'),
    valueOn: placesOf('valueOn'),
    narration: placesOf('narration'),
    cheque: placesOf('cheque'),
    reference: placesOf('reference'),
    debit: placesOf('debit'),
    credit: placesOf('credit'),
    amount: placesOf('amount'),
    side: placesOf('side'),
    balance: placesOf('balance'),
  }
  const { bookedOn, valueOn, narration, debit, credit, amount, side, balance } = fields
  const isWhole = [[...bookedOn, ...valueOn], narration, [...debit, ...credit, ...amount]].every(
    ({ length }) => length > 0,
  )
  if (!isWhole) return undefined
  // Separate columns say the way of money, so a single amount beside them is another figure.
  const single = debit.length > 0 || credit.length > 0 ? [] : amount
  return {
    ...fields,
    bookedOn: bookedOn.length > 0 ? bookedOn : valueOn,
    amount: single,
    ...sidesOf(side, single, balance),
  }
}

/** How many fields are known: the better the separator, the more of them. */
export const knownFields = (columns: StatementColumns) =>
  Object.keys(HEADINGS).filter((field) => columns[field as StatementField].length > 0).length
