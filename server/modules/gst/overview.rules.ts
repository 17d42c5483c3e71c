// The sums of a month's return, and its documents reported as e-invoices.
import type { GstOverview, gstTables } from '#contract/gst.ts'
import type { EInvoiceState } from '#contract/invoices.registration.ts'
import { isReported, reportBy } from './e-invoice.rules.ts'
import type { Month } from './gstr1.rules.ts'
import type { Gstr1 } from './gstr1.schema.ts'

type Rated = { readonly txval: number; readonly iamt: number; readonly camt: number; readonly samt: number }
/** The amounts of the return have two decimals, so this is exact. */
const paise = (rupees: number) => Math.round(rupees * 100)

function sumOf(table: (typeof gstTables)[number], documents: number, rated: readonly Rated[]) {
  const taxablePaise = rated.reduce((sum, { txval }) => sum + paise(txval), 0)
  const taxPaise = rated.reduce((sum, { iamt, camt, samt }) => sum + paise(iamt) + paise(camt) + paise(samt), 0)
  return { table, documents, taxablePaise, taxPaise }
}

const detailsOf = (documents: readonly { readonly itms: readonly { readonly itm_det: Rated }[] }[]) =>
  documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det))
type Note = { readonly ntty: 'C' | 'D'; readonly itms: readonly { readonly itm_det: Rated }[] }
const negated = ({ txval, iamt, camt, samt }: Rated) => ({ txval: -txval, iamt: -iamt, camt: -camt, samt: -samt })
/** The return writes amounts of credit notes without a sign; they lessen what is due. */
const notesOf = (notes: readonly Note[]) =>
  notes.flatMap((note) => (note.ntty === 'C' ? detailsOf([note]).map(negated) : detailsOf([note])))
const advancesOf = (advances: Gstr1['at']) =>
  advances.flatMap(({ itms }) => itms.map(({ ad_amt, ...taxes }) => ({ txval: ad_amt, ...taxes })))

/** The tables of the return with something in them. */
export function tablesOf(said: Gstr1): GstOverview['tables'] {
  const [b2b, b2cl] = [said.b2b.flatMap(({ inv }) => inv), said.b2cl.flatMap(({ inv }) => inv)]
  const cdnr = said.cdnr.flatMap(({ nt }) => nt)
  return [
    sumOf('B2B', b2b.length, detailsOf(b2b)),
    sumOf('B2CL', b2cl.length, detailsOf(b2cl)),
    sumOf('B2CS', said.b2cs.length, said.b2cs),
    sumOf('CDNR', cdnr.length, notesOf(cdnr)),
    sumOf('CDNUR', said.cdnur.length, notesOf(said.cdnur)),
    sumOf('AT', said.at.length, advancesOf(said.at)),
    sumOf('TXPD', said.txpd.length, advancesOf(said.txpd)),
  ].filter(({ documents }) => documents > 0)
}

export type Heads = { readonly cgstPaise: number; readonly sgstPaise: number; readonly igstPaise: number }

/** The tax that a return owes, by head: supplies, notes and advances, less the advances that invoices took over. */
export function taxOf(said: Gstr1): Heads {
  const owed = [
    ...detailsOf(said.b2b.flatMap(({ inv }) => inv)),
    ...detailsOf(said.b2cl.flatMap(({ inv }) => inv)),
    ...said.b2cs,
    ...notesOf(said.cdnr.flatMap(({ nt }) => nt)),
    ...notesOf(said.cdnur),
    ...advancesOf(said.at),
    ...advancesOf(said.txpd).map(negated),
  ]
  const sumBy = (head: 'camt' | 'samt' | 'iamt') => owed.reduce((sum, rated) => sum + paise(rated[head]), 0)
  return { cgstPaise: sumBy('camt'), sgstPaise: sumBy('samt'), igstPaise: sumBy('iamt') }
}

/** Invoices and notes to registered customers, the first to report first. */
export function toReport(
  { invoices, notes }: Pick<Month, 'invoices' | 'notes'>,
  stateOf: (documentId: string) => EInvoiceState,
  today: string,
) {
  const documents = [
    ...invoices.map((invoice) => ({
      invoice,
      state: stateOf(invoice.invoiceId),
      number: invoice.invoiceNumber,
      date: invoice.invoiceDate,
      totals: invoice.document,
    })),
    ...notes.map(({ note, invoice }) => ({
      invoice,
      state: stateOf(note.noteId),
      number: note.noteNumber,
      date: note.noteDate,
      totals: note,
    })),
  ]
  return documents
    .filter(({ invoice }) => isReported(invoice.document))
    .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
    .map(({ invoice: { invoiceId, customerName }, state, number, date, totals: { totalPaise } }) => {
      const last = reportBy(date)
      const isOpen = state !== 'ACKNOWLEDGED' && state !== 'CANCELLED'
      return {
        invoiceId,
        state,
        number,
        date,
        reportBy: last,
        isLate: isOpen && last < today,
        customerName,
        totalPaise,
      }
    })
}
