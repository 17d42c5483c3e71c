// The matrix of statements of the bank, at the desk.
import { ACCOUNT, statementOf } from './bank.ts'
import { aReference } from './references.ts'
import { onlyStaff, row } from './verdicts.ts'

const accounts = (status: number) => onlyStaff({ owner: status, accounts: status })

export const bankRows = {
  listBankLines: row(accounts(200)),
  getBankLine: row(accounts(200), ({ bankLine }) => ({ id: bankLine })),
  matchBankLine: row(accounts(200), ({ a, bankLine }) => ({
    id: bankLine,
    body: { customerId: a.companyId, kind: 'PAYMENT', mode: 'NEFT' },
  })),
  linkBankLine: row(accounts(200), async ({ bankLine, newPayment }) => ({
    id: bankLine,
    body: { paymentId: await newPayment() },
  })),
  setBankLineAside: row(accounts(200), ({ bankLine }) => ({ id: bankLine, body: { reason: 'Interest' } })),
  reopenBankLine: row(accounts(200), ({ asideLine }) => ({ id: asideLine, body: { reason: 'A slip' } })),
  previewStatement: row(accounts(200), () => ({
    query: { account: ACCOUNT },
    bytes: statementOf([{ credit: '5', reference: aReference() }]),
  })),
  importStatement: row(accounts(200), ({ statement }) => statement()),
}
