import { expect, test } from 'vitest'
import { columnsOf } from './statement-columns.rules.ts'

/** Each field that is found, with the places of its columns. */
function found(headings: string) {
  const columns = columnsOf(headings.split('|'))
  return (
    columns &&
    Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined && String(value) !== ''))
  )
}

test.each([
  [
    'Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance',
    { debit: [4], credit: [5], balance: [6], cheque: [2], valueOn: [3] },
  ],
  [
    'Txn Date|Value Date|Description|Ref No./Cheque No.|Debit|Credit|Balance',
    { bookedOn: [0], reference: [3], cheque: [3] },
  ],
  ['Tran Date|PARTICULARS|CHQNO|DR|CR|BAL', { debit: [3], credit: [4], balance: [5] }],
  [
    'S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )',
    { bookedOn: [2], narration: [4], balance: [7] },
  ],
  [
    'Srl|Txn Date|Value Date|Description|Cheque No|CR/DR|CCY|Amount (INR)|Balance (INR)',
    { amount: [7], sideOfAmount: 5 },
  ],
  [
    'Sl. No.|Date|Description|Chq / Ref number|Amount|Dr / Cr|Balance|Dr / Cr',
    { amount: [4], sideOfAmount: 5, sideOfBalance: 7 },
  ],
  ['Date|Particulars|Withdrawals|Deposits|Balance|Dr/Cr', { debit: [2], credit: [3], sideOfBalance: 5 }],
  ['Date|Remarks|Amount(Rs.)|Balance(Rs.)', { amount: [2], balance: [3] }],
  ['Date|Narration|Withdrawal (Dr)/Deposit (Cr)|Balance', { amount: [2] }],
  ['Value Date|Details of transaction|Paid out|Paid in', { bookedOn: [0], debit: [2], credit: [3] }],
])('the headings of banks are known: %s', (headings, columns) => {
  expect(found(headings)).toMatchObject(columns)
})

test.each(['a|b|c', 'Opening Balance|Dr Count|Cr Count|Debits|Credits|Closing Bal', '24/11/2026|NEFT|N1||118000.00|5'])(
  'these are no headings: %s',
  (cells) => {
    expect(found(cells)).toBeUndefined()
  },
)
