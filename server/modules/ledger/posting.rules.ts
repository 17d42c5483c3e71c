import { accounts, type LedgerAccount } from '#contract/ledger.ts'

/** One side of an account, in paise; zero lines say nothing. */
export type PostingLine =
  | { readonly account: LedgerAccount; readonly debitPaise: number }
  | { readonly account: LedgerAccount; readonly creditPaise: number }

/** A line as it is kept: exactly one side is above zero. */
export type LedgerLine = {
  readonly account: LedgerAccount
  readonly perCustomer: boolean
  readonly debitPaise: number
  readonly creditPaise: number
}

function keptLine(line: PostingLine): LedgerLine {
  const [debitPaise, creditPaise] = 'debitPaise' in line ? [line.debitPaise, 0] : [0, line.creditPaise]
  const { account } = line
  if (![debitPaise, creditPaise].every((paise) => Number.isSafeInteger(paise) && paise >= 0))
    throw new Error(`${account} is posted with whole paise, on the side where they are not negative.`)
  return { account, perCustomer: accounts[account].perCustomer, debitPaise, creditPaise }
}

const sum = (lines: readonly LedgerLine[], side: 'debitPaise' | 'creditPaise') =>
  lines.reduce((total, line) => total + line[side], 0)

/** The lines of an entry without those of zero, and the sum of its debits. Throws unless debits equal credits above zero. */
export function balanced(lines: readonly PostingLine[]) {
  const kept = lines.map(keptLine).filter(({ debitPaise, creditPaise }) => debitPaise > 0 || creditPaise > 0)
  const [debits, credits] = [sum(kept, 'debitPaise'), sum(kept, 'creditPaise')]
  if (debits !== credits) throw new Error(`Debits of ${debits} paise do not balance credits of ${credits}.`)
  if (debits === 0) throw new Error('An entry has lines.')
  return { lines: kept, totalPaise: debits }
}

/** An amount that may be negative on the side where it is not: a round-off that costs is a debit, one that brings a credit. */
export const signedDebit = (account: LedgerAccount, paise: number): PostingLine =>
  paise < 0 ? { account, creditPaise: -paise } : { account, debitPaise: paise }
