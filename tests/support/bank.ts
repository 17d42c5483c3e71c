// Statements of the bank: files with rows, and rows to match.
import { stringify } from 'csv-stringify/sync'
import type { StatementImported, StatementPreview } from '#contract/payments.bank.ts'
import type { ProblemBody } from '#contract/problems.ts'
import { aReference } from './references.ts'
import type { TestServer } from './server.ts'

export const ACCOUNT = '50200012345678'
const HEADINGS = ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance']

export type StatementCells = {
  date?: string
  narration?: string
  reference?: string
  debit?: string
  credit?: string
}

/** `20/11/2026` of `2026-11-20`. */
export const asBanksWrite = (date: string) => date.split('-').toReversed().join('/')

const paiseOf = (typed = '') => Math.round(Number(typed.replaceAll(',', '')) * 100) || 0
const OPENING_PAISE = 1_000_000_000

/** A statement as HDFC writes it, with its balance after each row. */
export function statementOf(rows: readonly StatementCells[]) {
  let balance = OPENING_PAISE
  const lines = rows.map(({ date = '20/11/2026', narration = 'NEFT CR', reference = '', debit = '', credit = '' }) => {
    balance += paiseOf(credit) - paiseOf(debit)
    return [date, narration, reference, date, debit, credit, (balance / 100).toFixed(2)]
  })
  return Buffer.from(stringify([HEADINGS, ...lines]))
}

/** Dry runs and imports of statements by somebody of accounts. */
export async function statementsAs(server: TestServer) {
  const { accessToken, call } = await server.atDesk('ACCOUNTS')
  const send = (url: string, payload: Buffer) =>
    server.ask({
      method: 'POST',
      url: `/v1/desk/bank-statements${url}`,
      payload,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/octet-stream' },
    })
  const previewReply = (bytes: Buffer, account = ACCOUNT) => send(`/preview?account=${account}`, bytes)
  const preview = async (bytes: Buffer, account?: string) =>
    (await previewReply(bytes, account)).json<{ preview: StatementPreview }>().preview
  const imported = async (bytes: Buffer, { digest, account = ACCOUNT }: { digest: string; account?: string }) =>
    (await send(`?account=${account}&digest=${digest}&name=november.csv`, bytes)).json<
      StatementImported & ProblemBody
    >()
  return {
    call,
    preview,
    previewReply,
    imported,
    /** The dry run, then the import of what it has shown. */
    import: async (bytes: Buffer, account?: string) =>
      imported(bytes, { digest: (await preview(bytes, account)).digest ?? '', ...(account ? { account } : {}) }),
  }
}

/** A row of a new statement that is to match, of 1,000 rupees unless said. */
export async function aBankLine(server: TestServer, cells: StatementCells = {}) {
  const { call, import: add } = await statementsAs(server)
  const reference = cells.reference ?? aReference()
  const amount = cells.debit === undefined ? { credit: '1,000.00' } : {}
  await add(statementOf([{ ...amount, ...cells, reference }]))
  const view = cells.debit === undefined ? 'TO_MATCH' : 'DEBITS'
  const { lines } = await call('listBankLines', { query: { q: reference, view } })
  const [line] = lines.content
  if (!line) throw new Error('The row was imported.')
  return line
}

/** Statements for the matrix. */
export const bankFor = (server: TestServer) => ({
  bankLine: async () => (await aBankLine(server)).lineId,
  asideLine: async () => {
    const { lineId: id } = await aBankLine(server)
    const { call } = await server.atDesk('ACCOUNTS')
    await call('setBankLineAside', { params: { id }, headers: {}, body: { reason: 'Interest' } })
    return id
  },
  statement: async () => {
    const bytes = statementOf([{ credit: '5', reference: aReference() }])
    const { digest } = await (await statementsAs(server)).preview(bytes)
    return { bytes, query: { account: ACCOUNT, digest: digest ?? '', name: 'november.csv' } }
  },
})
