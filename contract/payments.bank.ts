// Statements of the bank at the desk: rows to match with payments.
import { z } from 'zod'
import { CSV_BYTES_MAX, CsvFault } from './csv-files.ts'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note, queryText, text } from './fields.ts'
import { keyed } from './keyed.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { AllocationOrder, CashReason, StateCode } from './payments.calls.ts'
import { paymentModes, Reference, receivedKinds, tdsCodes } from './payments.ts'

const bankDirections = ['CREDIT', 'DEBIT'] as const
const bankLineStatuses = ['TO_MATCH', 'MATCHED', 'ASIDE'] as const
export type BankLineStatus = (typeof bankLineStatuses)[number]
/** The filter of a list of lines: incoming money by its state, or outgoing money. */
export const bankViews = ['TO_MATCH', 'MATCHED', 'ASIDE', 'DEBITS'] as const
export type BankView = (typeof bankViews)[number]

const Paise = z.int()
const instant = z.iso.datetime({ offset: true })

/** A row of a statement. */
export const BankLine = z
  .object({
    lineId: Id,
    accountNumber: z.string(),
    bookedOn: CivilDate,
    valueOn: CivilDate.nullable(),
    direction: z.enum(bankDirections),
    amountPaise: Paise,
    narration: z.string(),
    reference: z.string().nullable(),
    mode: z.enum(paymentModes),
    status: z.enum(bankLineStatuses),
    payment: z.object({ paymentId: Id, paymentNumber: z.string(), customerName: z.string() }).nullable(),
    /** Whether matching recorded the payment; undoing then takes it back. */
    isRecorded: z.boolean(),
    /** Why it was set aside. */
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'BankLine' })
export type BankLine = z.infer<typeof BankLine>

/** Why a match is suggested. */
const matchReasons = [
  'SAME_REFERENCE',
  'SAME_AMOUNT',
  'INVOICE_NUMBER',
  'GSTIN',
  'PAN',
  'NAME',
  'EXACT',
  'LESS_TDS',
  'UNDISPUTED',
  'OLDEST',
  'OLDEST_LESS_TDS',
  'OLDEST_PART',
] as const
export type MatchReason = (typeof matchReasons)[number]

const Allocation = z.object({
  invoiceId: Id,
  invoiceNumber: z.string(),
  amountPaise: Paise,
  tdsPaise: Paise,
  tdsCode: z.enum(tdsCodes).nullable(),
})

/** A possible match of a line: a standing payment, or a customer's money with its invoices. */
export const BankMatch = z
  .object({
    customerId: Id,
    customerName: z.string(),
    payment: z.object({ paymentId: Id, paymentNumber: z.string() }).nullable(),
    allocations: z.array(Allocation),
    /** Money beyond the invoices. */
    leftPaise: Paise,
    reasons: z.array(z.enum(matchReasons)).min(1),
    /** The higher, the likelier. */
    score: z.int(),
    /** Whether the rule of matching takes it; none where several fit alike. */
    isProposed: z.boolean(),
  })
  .meta({ id: 'BankMatch' })
export type BankMatch = z.infer<typeof BankMatch>

/** BAD is refused, KNOWN is there already; NOTE moves no money and is passed over. Each leaves the other rows alone. */
export const statementEffects = ['BAD', 'NEW', 'KNOWN', 'NOTE'] as const
const StatementRow = z.object({
  row: z.int(),
  effect: z.enum(statementEffects),
  bookedOn: CivilDate.nullable(),
  narration: z.string(),
  creditPaise: Paise.nullable(),
  debitPaise: Paise.nullable(),
  reference: z.string().nullable(),
  faults: z.array(CsvFault),
})
export type StatementRow = z.infer<typeof StatementRow>

/** The preview of an import. The digest is null where no row is new. */
export const StatementPreview = z
  .object({
    rows: z.array(StatementRow),
    bad: z.int(),
    added: z.int(),
    known: z.int(),
    notes: z.int(),
    /** When this very file was imported last, and by whom. */
    importedBefore: z.object({ by: z.string(), at: instant }).nullable(),
    digest: z.string().nullable(),
  })
  .meta({ id: 'StatementPreview' })
export type StatementPreview = z.infer<typeof StatementPreview>

/** What an import did: rows added, there already, without a movement, and those refused with the reasons. */
export const StatementImported = z
  .object({ added: z.int(), known: z.int(), notes: z.int(), refused: z.array(StatementRow) })
  .meta({ id: 'StatementImported' })
export type StatementImported = z.infer<typeof StatementImported>

/** The number of an account of the house, without spaces and in capitals. */
const AccountNumber = queryText(60)
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase())
  .refine((number) => /^[A-Z0-9]{4,34}$/.test(number), 'invalid')

const upload = { rawBody: true, bodyBytesMax: CSV_BYTES_MAX, queryIsForm: true } as const
const params = z.object({ id: Id })
const one = z.object({
  line: BankLine,
  /** Likeliest first; none where the line is matched or set aside. */
  matches: z.array(BankMatch),
  /** The next line to match. */
  nextId: Id.nullable(),
})
const changed = { params, headers: keyed, response: one } as const
const changeProblems = ['not-found', 'status-conflict', 'idempotency-key-reused'] as const

/** Money of a customer, as a line shows it. */
const MatchOrder = z.strictObject({
  customerId: Id,
  kind: z.enum(receivedKinds),
  mode: z.enum(paymentModes),
  /** Required except for cash. */
  reference: Reference.nullish(),
  placeOfSupply: StateCode.nullish(),
  cashReason: CashReason,
  allocations: z.array(AllocationOrder).max(50).default([]),
})
export type MatchOrder = z.infer<typeof MatchOrder>

export const bankApi = {
  previewStatement: endpoint({
    ...deskPaths.previewStatement,
    summary: 'A dry run of a bank statement as CSV or XLSX: every row, what it would add, and what is wrong with it.',
    ...upload,
    query: z.strictObject({ account: AccountNumber }),
    response: z.object({ preview: StatementPreview }),
    problems: ['payload-too-large'],
    onlyReads: true,
  }),
  importStatement: endpoint({
    ...deskPaths.importStatement,
    summary:
      'Adds the good rows that the dry run of this statement has shown, each once, and says which rows were refused and why.',
    ...upload,
    query: z.strictObject({ account: AccountNumber, digest: queryText(64), name: text(1, 200) }),
    headers: keyed,
    response: StatementImported,
    problems: ['payload-too-large', 'preview-outdated', 'idempotency-key-reused'],
  }),
  listBankLines: endpoint({
    ...deskPaths.listBankLines,
    summary: 'Rows of bank statements in one state, newest first, with the number of rows in each.',
    query: z.strictObject({ view: z.enum(bankViews).optional(), q: queryText(100).optional(), ...pageQuery }),
    response: z.object({
      lines: pageOf(BankLine),
      counts: z.record(z.enum(bankViews), z.int()),
      /** The accounts whose statements are known, the usual one first. */
      accounts: z.array(z.string()),
    }),
    problems: [],
  }),
  getBankLine: endpoint({
    ...deskPaths.getBankLine,
    summary: 'One row of a bank statement with what it may be, likeliest first.',
    params,
    response: one,
    problems: ['not-found'],
  }),
  matchBankLine: endpoint({
    ...deskPaths.matchBankLine,
    summary: 'Records the payment that a row shows, allocated to invoices of its customer.',
    ...changed,
    body: MatchOrder,
    problems: [...changeProblems, 'over-allocated', 'payment-exists', 'settings-incomplete', 'validation'],
  }),
  linkBankLine: endpoint({
    ...deskPaths.linkBankLine,
    summary: 'Says that a row shows a payment, or a refund, that is recorded.',
    ...changed,
    body: z.strictObject({ paymentId: Id }),
    problems: [...changeProblems, 'amounts-differ'],
  }),
  setBankLineAside: endpoint({
    ...deskPaths.setBankLineAside,
    summary: 'Sets a row aside that is no payment of a customer.',
    ...changed,
    body: z.strictObject({ reason: note(1, 500) }),
    problems: changeProblems,
  }),
  reopenBankLine: endpoint({
    ...deskPaths.reopenBankLine,
    summary:
      'Opens a row again. A payment that matching has recorded is taken back by counter-entries, with its allocations.',
    ...changed,
    body: z.strictObject({ reason: note(1, 500) }),
    problems: [...changeProblems, 'refunded-before'],
  }),
}
