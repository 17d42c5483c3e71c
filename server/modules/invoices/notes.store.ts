import { sql } from 'kysely'
import type { Totals } from '#contract/bill.ts'
import type { IssueNote } from '#contract/invoices.calls.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { amounts } from './invoices.store.ts'
import type { PastNote } from './notes.rules.ts'

/** The document of an issued invoice. */
export const issuedDocument = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<{ document: InvoiceDocument; invoiceDate: string }>`
    select document, invoice_date from invoice where invoice_id = ${invoiceId} and document is not null`)

/** The invoice that a note corrects. */
export const invoiceOfNote = (tx: Queryable, noteId: string) =>
  tx.first(sql<{ invoiceId: string }>`select invoice_id from invoice_note where note_id = ${noteId}`)

type NewNote = Omit<IssueNote, 'lines'> & {
  readonly noteId: string
  readonly noteNumber: string
  readonly invoiceId: string
  readonly noteDate: string
  readonly totals: Totals
  readonly by: string
}

export const insertNote = ({ tx, now }: Transaction, note: NewNote) =>
  tx.rows(sql`
    insert into invoice_note (note_id, note_number, kind, invoice_id, note_date, reason, explanation, issued_by, issued_at,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise)
    values (${note.noteId}, ${note.noteNumber}, ${note.kind}, ${note.invoiceId}, ${note.noteDate}, ${note.reason},
      ${note.explanation}, ${note.by}, ${now}, ${amounts(note.totals)})`)

/** The notes of an invoice, the oldest first. */
export const notesOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<PastNote>`
    select kind, taxable_paise::float8 as taxable_paise, cgst_paise::float8 as cgst_paise,
      sgst_paise::float8 as sgst_paise, igst_paise::float8 as igst_paise, round_off_paise::float8 as round_off_paise,
      total_paise::float8 as total_paise,
      (select json_agg(json_build_object('lineNo', l.line_no, 'amountPaise', l.amount_paise) order by l.line_no)
        from invoice_note_line l where l.note_id = n.note_id) as lines
    from invoice_note n where invoice_id = ${invoiceId} order by issued_at, note_number`)

type NoteKey = { readonly noteId: string; readonly invoiceId: string }

/** Returns the amount of each invoice line with its earlier notes; undefined for a line that does not exist. */
export const lineAmounts = async (tx: Queryable, invoiceId: string) => {
  const rows = await tx.rows(sql<{ lineNo: number; amountPaise: number }>`
    select b.line_no, (b.amount_paise + coalesce((
        select sum(case n.kind when 'CREDIT' then -l.amount_paise else l.amount_paise end)
        from invoice_note_line l join invoice_note n using (note_id)
        where l.invoice_id = b.invoice_id and l.line_no = b.line_no), 0))::float8 as amount_paise
    from invoice_line b where b.invoice_id = ${invoiceId}`)
  return new Map(rows.map(({ lineNo, amountPaise }) => [lineNo, amountPaise]))
}

export const insertNoteLines = (tx: Queryable, { noteId, invoiceId }: NoteKey, lines: IssueNote['lines']) =>
  tx.rows(sql`
    insert into invoice_note_line (note_id, invoice_id, line_no, amount_paise)
    select ${noteId}, ${invoiceId}, * from unnest(${lines.map(({ lineNo }) => lineNo)}::int[],
      ${lines.map(({ amountPaise }) => amountPaise)}::bigint[])`)
